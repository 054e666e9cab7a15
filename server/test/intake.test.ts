import { readFileSync } from "node:fs";
import type { Intake } from "@reportair/contract/features/intake.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sample } from "../../roster/test/samples.ts";
import type { Client } from "./support/client.ts";
import { makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import {
  answersTo,
  commit,
  entries,
  preview,
  settle,
  settled,
  stage,
  textFile,
} from "./support/intake.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

type Expected = { pupils: number; classes: number; enrolments: number; teachers: number };
const expected = JSON.parse(
  readFileSync(new URL("../../roster/test/samples/expected.json", import.meta.url), "utf8"),
) as Record<string, Expected>;
const SAMPLES = Object.entries(expected).filter(([, { classes }]) => classes !== undefined);
const NOW = "2026-11-22T12:00:00.000Z";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(NOW) });
});
afterAll(() => app.stop());

/** An administrator of a school in which there is nobody and nothing yet. */
async function emptySchool() {
  const first = await makeInstitution(app.database);
  const admin: TestUser = await makeUser(app.database, first, { role: "admin" });
  return { admin, client: await app.signIn(admin) };
}
const countsOf = (intake: Intake) => {
  if (intake.counts === null) throw new Error(JSON.stringify(intake.refusal));
  return intake.counts;
};
async function bringIn(client: Client, files: Parameters<typeof preview>[1]): Promise<Intake> {
  const answer = await commit(client, await preview(client, files));
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as Intake;
}
const rows = (...lines: string[]) =>
  textFile(
    "list.csv",
    ["Student ID,UPN,First Name,Last Name,Date of Birth,Year,Form Group,Classes", ...lines].join(
      "\n",
    ),
  );

describe("files of every kind", () => {
  it.each(SAMPLES)("%s comes into an empty school as it says", async (name, wanted) => {
    const { client } = await emptySchool();
    const shown = await preview(client, sample(name));
    expect(countsOf(shown)).toMatchObject({
      new: wanted.pupils,
      changed: 0,
      unchanged: 0,
      asked: 0,
      leaver: 0,
      class: wanted.classes,
      teacher: wanted.teachers,
    });
    const ready = shown.questions.some(({ code }) => code.startsWith("class_"))
      ? await settle(client, shown.id, { answers: answersTo(shown) })
      : shown;
    expect(countsOf(ready).enrolments).toBe(wanted.enrolments);
    const done = await commit(client, ready);
    expect(done.status, done.text).toBe(200);
    const students = (await client.get("students/")).body;
    expect(students).toHaveLength(wanted.pupils);
    const rooms: { student_count: number }[] = (await client.get("classrooms/")).body;
    expect(rooms).toHaveLength(wanted.classes);
    expect(rooms.reduce((sum, { student_count }) => sum + student_count, 0)).toBe(
      wanted.enrolments,
    );

    const again = await preview(client, sample(name));
    expect(countsOf(again)).toMatchObject({
      new: 0,
      changed: 0,
      moved: 0,
      asked: 0,
      leaver: 0,
      classes_new: 0,
      unchanged: wanted.pupils,
    });
  });
});

/** A subject and a year for every class of which they are asked. */
const ADA = "0101,H801200012023,Ada,Lovelace,14/03/2013,9,9B,9x/En2; 9x/Ma1";
const BEN = "0102,,Ben,Okri,02/11/2012,9,9B,9x/En2";

describe("a school that changes", () => {
  it("shows old beside new, moves who is in another class, and keeps what a blank says nothing of", async () => {
    const { client } = await emptySchool();
    await bringIn(client, [rows(ADA, BEN)]);
    const shown = await preview(client, [
      rows(
        "101,H801200012023,Ada,King,,9,9C,9x/En1; 9x/Ma1",
        "0102,,Ben,Okri,02/11/2012,9,9B,9x/En2",
      ),
    ]);
    expect(countsOf(shown)).toMatchObject({ new: 0, changed: 1, moved: 1, unchanged: 1 });
    const [changed] = await entries(client, shown.id, "changed");
    expect(changed?.changes).toEqual([
      { field: "last_name", here: "Lovelace", file: "King" },
      { field: "form_group", here: "9B", file: "9C" },
    ]);
    expect(await entries(client, shown.id, "moved")).toMatchObject([
      { student: { name: "Ada Lovelace" }, joins: ["9x/En1"], leaves: ["9x/En2"] },
    ]);
    expect((await commit(client, shown)).status).toBe(200);
    const [ada] = (await client.get("students/?search=Ada")).body;
    expect(ada).toMatchObject({
      student_id: "0101",
      last_name: "King",
      form_group: "9C",
      date_of_birth: "2013-03-14",
    });
    expect(ada.classrooms).toHaveLength(2);
    const { body } = await client.get("audit/?action=student.updated");
    expect(body).toMatchObject([
      { details: { fields: ["form_group", "last_name", "classrooms"] } },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/9C|T8012/u);
  });

  it("asks whether two of one name are one, and does as it is told, for the next files too", async () => {
    const { client } = await emptySchool();
    await bringIn(client, [rows(ADA, BEN)]);
    const twins = rows(
      "X-1,,Ada,Lovelace,14/03/2013,9,9D,",
      "X-2,,Ben,Okri,02/11/2012,9,9D,",
      "X-3,H801200012023,Augusta,Byron,14/03/2013,9,9D,",
    );
    const shown = await preview(client, [twins]);
    expect(countsOf(shown)).toMatchObject({ new: 0, asked: 3, changed: 0 });
    expect((await entries(client, shown.id, "asked")).map(({ code }) => code).toSorted()).toEqual([
      "id_changed",
      "same_name_and_birth",
      "same_name_and_birth",
    ]);
    const told = await settle(client, shown.id, {
      decisions: { people: { "X-1": "same", "X-2": "other", "X-3": "out" } },
    });
    expect(countsOf(told)).toMatchObject({ new: 1, changed: 1, asked: 1 });
    expect((await commit(client, told)).status).toBe(200);
    const students = (await client.get("students/")).body as { student_id: string }[];
    expect(students.map(({ student_id }) => student_id).toSorted()).toEqual([
      "0101",
      "0102",
      "X-2",
    ]);
    const again = await preview(client, [twins]);
    expect(countsOf(again)).toMatchObject({ new: 0, changed: 0, unchanged: 2, asked: 1 });
  });

  it("keeps what somebody is called where the file says the legal name only", async () => {
    const { client } = await emptySchool();
    const named = (...lines: string[]) =>
      textFile(
        "sims.csv",
        [
          "Adno,Legal Surname,Legal Forename,Preferred Surname,Preferred Forename,Year",
          ...lines,
        ].join("\n"),
      );
    await bringIn(client, [named("1,Bell,Joseph,Hart,Joey,9", "2,Bell,Ann,,,9")]);
    const blank = await preview(client, [named("1,Bell,Joseph,,,9", "2,Bell,Anne,,,9")]);
    expect(countsOf(blank)).toMatchObject({ changed: 1, unchanged: 1 });
    const said = await preview(client, [named("1,Bell,Joseph,Hart,Joseph,9", "2,Bell,Ann,,,9")]);
    expect((await entries(client, said.id, "changed")).flatMap(({ changes }) => changes)).toEqual([
      { field: "first_name", here: "Joey", file: "Joseph" },
    ]);
  });

  it("asks about an ID that comes with another name, where no date of birth tells", async () => {
    const { client } = await emptySchool();
    const list = (line: string) =>
      textFile("list.csv", `Student ID,First Name,Last Name,Year\n${line}`);
    await bringIn(client, [rows(ADA, BEN)]);
    const other = await preview(client, [list("0101,Chidi,Okafor,9")]);
    expect(countsOf(other)).toMatchObject({ asked: 1, changed: 0 });
    const [asked] = await entries(client, other.id, "asked");
    expect(asked).toMatchObject({ code: "id_of_another", candidate: { name: "Ada Lovelace" } });
    expect(asked?.sentence).toContain("no date of birth");
    for (const same of ["0101,Ada,King,9", "0101,Augusta,Lovelace,9", "0101,A?a,Lov?lace,9"])
      expect(countsOf(await preview(client, [list(same)]))).toMatchObject({ asked: 0 });
  });

  it("takes files of changes for no more than that", async () => {
    const { client } = await emptySchool();
    const zip = (manifest: string, users: string[], places: string[]) =>
      [
        ["manifest.csv", "propertyName,value", `file.users,${manifest}`],
        ["courses.csv", "sourcedId,title,orgSourcedId", "k,English,o", "m,Mathematics,o"],
        [
          "classes.csv",
          "sourcedId,title,courseSourcedId,classType",
          "c1,9A/En1,k,scheduled",
          "c2,9A/En2,k,scheduled",
          "c3,9A/Ma1,m,scheduled",
        ],
        ["users.csv", "sourcedId,status,role,givenName,familyName,identifier,grades", ...users],
        ["enrollments.csv", "sourcedId,status,classSourcedId,userSourcedId,role", ...places],
      ].map(([name = "", ...lines]) => textFile(`x/${name}`, lines.join("\n")));
    const user = (id: number) => `s${id},active,student,First${id},Last${id},${id},09`;
    await bringIn(
      client,
      zip("bulk", [1, 2, 3, 4].map(user), [
        "1,,c1,s1,student",
        "2,,c1,s2,student",
        "3,,c1,s3,student",
        "4,,c3,s1,student",
        "5,,c1,s4,student",
      ]),
    );
    const shown = await preview(
      client,
      zip("delta", [1, 2, 5].map(user), [
        "6,active,c2,s1,student",
        "7,active,c1,s5,student",
        "8,active,c3,s5,student",
        "9,tobedeleted,c1,s2,student",
      ]),
    );
    expect(countsOf(shown)).toMatchObject({ new: 1, moved: 2, leaver: 0 });
    expect(
      (await entries(client, shown.id, "moved")).map(({ student, joins, leaves }) => [
        student?.name,
        joins,
        leaves,
      ]),
    ).toEqual([
      ["First1 Last1", ["9A/En2"], []],
      ["First2 Last2", [], ["9A/En1"]],
    ]);
  });

  it("says that a unique pupil number is somebody else's, and takes none twice", async () => {
    const { client } = await emptySchool();
    await bringIn(client, [rows(ADA, BEN)]);
    const shown = await preview(client, [rows(BEN.replace(",,", ",H801200012023,"))]);
    expect(countsOf(shown)).toMatchObject({ unchanged: 1, changed: 0, warning: 1 });
    expect(await entries(client, shown.id, "warning")).toMatchObject([
      { code: "upn_elsewhere", student: { name: "Ben Okri" }, place: { line: 2, value: "" } },
    ]);
  });

  it("takes one record for one student only, whatever is said", async () => {
    const { client } = await emptySchool();
    await bringIn(client, [rows(ADA)]);
    const two = rows(ADA.replace("0101", "X-1"), ADA.replace("0101,H801200012023", "X-2,"));
    const shown = await preview(client, [two]);
    const told = await settle(client, shown.id, {
      decisions: { people: { "X-1": "same", "X-2": "same" } },
    });
    expect(countsOf(told)).toMatchObject({ new: 0, unchanged: 1, asked: 1 });
  });

  it("knows each file by itself, also where two have the same headings", async () => {
    const { client } = await emptySchool();
    const of = (name: string, ...lines: string[]) => textFile(`sds/${name}.csv`, lines.join("\n"));
    // A student and a teacher have one ID, as in some systems.
    const files = [
      of("TeacherRoster", "Section ID,ID", "C1,7"),
      of("StudentEnrollment", "Section ID,ID", "C2,7", "C2,8"),
      of("Section", "ID,School DfE Number,Section Name", "C1,1,9A/En1", "C2,1,9A/Ma1"),
      of(
        "Student",
        "ID,School DfE Number,First Name,Last Name,Grade",
        "7,1,Mei,Lin,9",
        "8,1,Li,Ng,9",
      ),
      of(
        "Teacher",
        "ID,School DfE Number,First Name,Last Name,Username",
        "7,1,Ngozi,Adebayo,n@staff.example",
      ),
    ];
    await bringIn(client, files);
    const again = await preview(client, files);
    expect(countsOf(again)).toMatchObject({ unchanged: 2, moved: 0, refused: 0, enrolments: 0 });
  });

  it("tells of leavers who are in no class here, too", async () => {
    const { client } = await emptySchool();
    const shown = await preview(client, [
      textFile(
        "list.csv",
        "Student ID,First Name,Last Name,Year,Leaving Date\n1,Ada,King,9,\n2,Ben,Okri,9,01/10/2026\n3,Cy,Young,9,02/10/2026",
      ),
    ]);
    expect(countsOf(shown)).toMatchObject({ new: 1, leaver: 0 });
    expect(await entries(client, shown.id, "skipped")).toMatchObject([
      { code: "left_before", rows: 2, place: { line: 3 } },
    ]);
  });

  it("takes all those of whom only the ID is another for the same, when it is told once", async () => {
    const { client } = await emptySchool();
    await bringIn(client, [rows(ADA, BEN)]);
    const told = async (line: string) => {
      const shown = await preview(client, [rows(line)]);
      const before = countsOf(shown);
      const after = await settle(client, shown.id, { decisions: { changed_ids: true } });
      return { before, after, counts: countsOf(after) };
    };
    // Whose name and birth date are others is still asked about.
    const stranger = await told("N-9,H801200012023,Augusta,Byron,01/01/2013,9,9D,");
    expect(stranger.before).toMatchObject({ asked: 1, asked_changed_ids: 0 });
    expect(stranger.counts).toMatchObject({ asked: 1, changed: 0, new: 0 });
    const ada = await told(ADA.replace("0101", "N-101"));
    expect(ada.before).toMatchObject({ asked: 1, asked_changed_ids: 1 });
    expect(ada.counts).toMatchObject({ asked: 0, asked_changed_ids: 0, unchanged: 1, new: 0 });
    expect((await commit(client, ada.after)).status).toBe(200);
    const students = (await client.get("students/")).body as { student_id: string }[];
    expect(students.map(({ student_id }) => student_id).toSorted()).toEqual(["0101", "0102"]);
  });

  it("lets leavers go only when somebody agrees, and deletes none", async () => {
    const { client } = await emptySchool();
    await bringIn(client, [rows(ADA, BEN)]);
    const shown = await preview(client, [rows(ADA)]);
    expect(countsOf(shown)).toMatchObject({ leaver: 1, unchanged: 1, many_leave: true });
    const [leaver] = await entries(client, shown.id, "leaver");
    expect(leaver).toMatchObject({ student: { name: "Ben Okri" }, decided: null });
    await commit(client, shown);
    const ben = async () => (await client.get("students/?search=Okri")).body[0];
    expect((await ben()).classrooms).toHaveLength(1);
    const second = await preview(client, [rows(ADA)]);
    const agreed = await settle(client, second.id, {
      decisions: { leavers: [leaver?.student?.id] },
    });
    expect(countsOf(agreed).unenrolments).toBe(1);
    expect((await commit(client, agreed)).status).toBe(200);
    expect((await ben()).classrooms).toEqual([]);
    expect(countsOf(await preview(client, [rows(ADA)])).leaver).toBe(0);
  });

  it("brings nothing in where the school is another than the preview showed", async () => {
    const { client } = await emptySchool();
    await bringIn(client, [rows(ADA)]);
    const shown = await preview(client, [rows(ADA, BEN)]);
    const [ada] = (await client.get("students/")).body;
    await client.patch(`students/delete/${ada.id}/`, { form_group: "9Z" });
    const moved = await commit(client, shown);
    expect(moved).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await client.get("students/")).body).toHaveLength(1);
    const anew = await settled(client, shown.id);
    expect(countsOf(anew)).toMatchObject({ new: 1, changed: 1 });
    expect(await commit(client, shown)).toMatchObject({ status: 409 });
    expect((await commit(client, anew)).status).toBe(200);
    expect(await commit(client, anew)).toMatchObject({ status: 409 });
  });
});

describe("teachers", () => {
  const STAFFED = sample("whole-school.xlsx");

  it("get accounts only when somebody says so, and choose their passwords by mail", async () => {
    const { client } = await emptySchool();
    const wanted = expected["whole-school.xlsx"]?.teachers ?? 0;
    expect(wanted).toBeGreaterThan(0);
    await bringIn(client, STAFFED);
    expect((await client.get("users/teachers/")).body).toHaveLength(0);
    const shown = await preview(client, STAFFED);
    const told = await settle(client, shown.id, { decisions: { create_teachers: true } });
    const done = (await commit(client, told)).body as Intake;
    const staff = (await client.get("users/teachers/")).body as { id: number; email: string }[];
    expect(staff).toHaveLength(wanted);
    const rooms: { teachers: unknown[] }[] = (await client.get("classrooms/")).body;
    expect(rooms.some(({ teachers }) => teachers.length > 0)).toBe(true);
    const listed = await entries(client, done.id, "teacher");
    const waiting = listed.flatMap(({ teacher }) =>
      teacher?.waiting && teacher.id !== null ? [teacher.id] : [],
    );
    expect(waiting).toHaveLength(wanted);
    const invited = await client.post("users/teachers/invite/", { teachers: waiting });
    expect(invited.body.invited.toSorted()).toEqual(waiting.toSorted());
    const mails = await app.database.owner.query<{ user_id: number }>(
      "select user_id from mails where kind = 'invite' and user_id = any($1)",
      [waiting],
    );
    expect(mails).toHaveLength(wanted);
    const guess = await app.visitor().post("login/", { username: staff[0]?.email, password: "" });
    expect(guess.status).toBe(400);
  });

  it("get none where their address is somebody's at another school, which is told", async () => {
    const [{ client }, elsewhere] = [await emptySchool(), await emptySchool()];
    const { email } = await makeUser(app.database, elsewhere.admin);
    const staff = textFile(
      "staff.csv",
      `Title,First Name,Last Name,Email\nMrs,Ngozi,Adebayo,n.adebayo@staff.example\nMr,Tom,Birch,${email}`,
    );
    const shown = await preview(client, [staff]);
    expect(countsOf(shown)).toMatchObject({ teachers_new: 2, new: 0 });
    const told = await settle(client, shown.id, { decisions: { create_teachers: true } });
    const done = (await commit(client, told)).body as Intake;
    expect(done.counts?.teachers_new).toBe(1);
    expect(
      (await entries(client, shown.id, "teacher")).map(({ teacher }) => [
        teacher?.name,
        teacher?.id === null,
      ]),
    ).toEqual([
      ["Ngozi Adebayo", false],
      ["Tom Birch", true],
    ]);
  });

  it("who are only named are taken for accounts that somebody chooses", async () => {
    const { client, admin } = await emptySchool();
    const teacher = await makeUser(app.database, admin, {
      first_name: "Ngozi",
      last_name: "Adebayo",
    });
    const shown = await preview(client, sample("sims.xlsx"));
    const question = shown.questions.find(({ code }) => code === "teachers_unknown");
    const name = "Mrs N Adebayo";
    expect(question).toMatchObject({
      names: expect.arrayContaining([
        expect.objectContaining({
          name,
          accounts: [{ id: teacher.user_id, name: "Ngozi Adebayo" }],
          settled: false,
        }),
      ]),
    });
    const told = await settle(client, shown.id, {
      answers: answersTo(shown),
      decisions: { teachers: { [name]: teacher.user_id } },
    });
    await commit(client, told);
    const own = await (await app.signIn(teacher)).get("classrooms/");
    expect(own.body.length).toBeGreaterThan(0);
  });
});

describe("undoing", () => {
  const school = async (client: Client) => {
    const [students, rooms] = [
      (await client.get("students/")).body,
      (await client.get("classrooms/")).body,
    ];
    return { students, rooms };
  };

  it("puts everything back as it was", async () => {
    const { client } = await emptySchool();
    const nothing = await school(client);
    const first = await bringIn(client, [rows(ADA, BEN)]);
    expect(first.undo_until).toBe(
      new Date(Date.parse(first.committed_at ?? "") + 7 * 86_400_000).toISOString(),
    );
    const before = await school(client);
    const second = await preview(client, [
      rows(
        "0101,,Ada,King,14/03/2013,10,10B,9x/En1; 9x/Ma1",
        "0103,,Cy,Young,01/02/2013,9,9B,9x/En2",
      ),
    ]);
    const agreed = await settle(client, second.id, { decisions: { leavers: "all" } });
    await commit(client, agreed);
    expect(await school(client)).not.toEqual(before);
    const undone = (await client.post(`intake/${second.id}/undo/`)).body as Intake;
    expect(undone.state).toBe("undone");
    expect(await entries(client, second.id, "left")).toEqual([]);
    expect(await school(client)).toEqual(before);
    await client.post(`intake/${first.id}/undo/`);
    expect(await school(client)).toEqual(nothing);
    expect((await client.post(`intake/${first.id}/undo/`)).status).toBe(409);
    const { body } = await client.get("audit/?action=intake.undone");
    expect(body).toHaveLength(2);
  });

  it("leaves what something has been built on, and says why", async () => {
    const { client, admin } = await emptySchool();
    const teacher = await makeUser(app.database, admin);
    const done = await bringIn(client, [rows(ADA, BEN, "0103,,Cy,Young,01/02/2013,9,9B,9x/Ma1")]);
    const listed = (await client.get("students/")).body as { id: number; first_name: string }[];
    const [ada, ben] = ["Ada", "Ben"].map((name) =>
      listed.find(({ first_name }) => first_name === name),
    );
    const rooms = (await client.get("classrooms/")).body as { id: number; name: string }[];
    const english = rooms.find(({ name }) => name === "9x/En2");
    await client.put(`classrooms/${english?.id}/`, { teacher_ids: [teacher.user_id] });
    const own = await app.signIn(teacher);
    await own.post("reports/list/", {
      student: ada?.id,
      classroom: english?.id,
      level: "Advanced",
    });
    await client.patch(`students/delete/${ben?.id}/`, { form_group: "9Q" });
    await client.post(`intake/${done.id}/undo/`);
    const left = await entries(client, done.id, "left");
    expect(left.map(({ student, code }) => [student?.name, code])).toEqual([
      ["Ada Lovelace", "reported"],
      ["Ben Okri", "edited"],
      ["9x/En2", "reported"],
    ]);
    const students = (await client.get("students/")).body as { first_name: string }[];
    expect(students.map(({ first_name }) => first_name).toSorted()).toEqual(["Ada", "Ben"]);
    expect((await own.get(`students/classroom/${english?.id}/`)).body).toMatchObject([
      { first_name: "Ada" },
    ]);
  });
});

describe("what is no roster", () => {
  it.each([
    ["a program", "list.csv", "MZ\u0000\u0001\u0002\u0003"],
    ["a picture", "list.xlsx", "\u0089PNG\r\n\u001A\n"],
    ["a bomb of entities", "list.xml", '<!DOCTYPE x [<!ENTITY a "aaaa">]><CTfile>&a;</CTfile>'],
    ["nothing", "list.csv", ""],
  ])("%s is refused with a sentence", async (_, name, text) => {
    const { client } = await emptySchool();
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    const refused = await preview(client, [{ name, bytes }]);
    expect(refused.state).toBe("refused");
    for (const answer of [
      await client.post(`intake/${refused.id}/commit/`, { version: refused.version }),
      await client.get(`intake/${refused.id}/entries/?kind=new`),
      await client.get(`intake/${refused.id}/refused/csv/`),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { code: "unreadable" } });
      expect(answer.body.detail).toMatch(/^.{20,}\.$/u);
      expect(answer.body.detail).toBe(refused.refusal?.detail);
    }
    expect((await client.delete(`intake/${refused.id}/`)).status).toBe(200);
    expect((await client.get(`intake/${refused.id}/`)).status).toBe(404);
  });

  it("is no JSON, and no file of more than 10 MB or files of more than 20", async () => {
    const { client } = await emptySchool();
    const { id } = (await client.post("intake/")).body;
    const path = `intake/${id}/files/?name=list.csv`;
    expect((await client.post(path, { rows: [] })).status).toBe(415);
    expect((await client.post(path)).status).toBe(415);
    const type = { headers: { "content-type": "application/octet-stream" } };
    expect(await client.post(path, new Uint8Array(10_000_001), type)).toMatchObject({
      status: 413,
    });
    const large = new Uint8Array(9_000_000);
    expect((await client.post(path, large, type)).status).toBe(200);
    expect((await client.post(path, large, type)).status).toBe(200);
    expect(await client.post(path, large, type)).toMatchObject({ status: 413 });
    expect((await client.post("intake/", new Uint8Array(10), type)).status).toBe(415);
  });

  it("keeps refused rows apart, as they stand, safe in a spreadsheet", async () => {
    const { client } = await emptySchool();
    const shown = await preview(client, [
      rows(ADA, "=cmd|'/c calc'!A1,,Eve,,14/03/2013,9,9B,", ",,Nina,Novak,,N1,,"),
    ]);
    expect(countsOf(shown)).toMatchObject({ new: 1, refused: 2 });
    const { text, headers } = await client.get(`intake/${shown.id}/refused/csv/`);
    expect(headers.get("content-disposition")).toContain("refused-rows.csv");
    expect(text).toContain("'=cmd|");
    expect(text).toContain("Nina,Novak");
    expect(text).not.toContain("Lovelace");
  });
});

describe("who may see it", () => {
  it("is no teacher, and no administrator of another school", async () => {
    const school: TestSchool = await makeSchool(app);
    const id = await stage(school.admin.client, [rows(ADA)]);
    await settled(school.admin.client, id);
    expect((await school.teacher.client.get(`intake/${id}/`)).status).toBe(403);
    const elsewhere = await emptySchool();
    for (const answer of [
      await elsewhere.client.get(`intake/${id}/`),
      await elsewhere.client.get(`intake/${id}/entries/?kind=new`),
      await elsewhere.client.post(`intake/${id}/commit/`, { version: 1 }),
      await elsewhere.client.post(`intake/${id}/undo/`),
      await elsewhere.client.delete(`intake/${id}/`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await elsewhere.client.get("intake/")).body).toEqual([]);
  });

  it("sees no unique pupil number anywhere", async () => {
    const { client } = await emptySchool();
    const shown = await preview(client, [rows(ADA, BEN)]);
    const again = [
      JSON.stringify(shown.counts),
      JSON.stringify(await entries(client, shown.id, "new")),
    ];
    await commit(client, shown);
    const other = await preview(client, [rows(ADA.replace("H801200012023", "X801200012024"), BEN)]);
    expect(countsOf(other).changed).toBe(1);
    again.push(JSON.stringify(await entries(client, other.id, "changed")));
    again.push((await client.get("students/")).text);
    expect(again.join()).not.toMatch(/801200012/u);
  });

  it("keeps nothing of the files once they are in", async () => {
    const { client } = await emptySchool();
    const { id } = await bringIn(client, [rows(ADA, BEN)]);
    const [kept] = await app.database.owner.query<{ files: number; entries: number; roster: null }>(
      `select (select count(*)::integer from intake_files where intake_id = i.id) as files,
        (select count(*)::integer from intake_entries where intake_id = i.id) as entries, roster
       from intakes i where id = $1`,
      [id],
    );
    expect(kept).toEqual({ files: 0, entries: 0, roster: null });
    await app.database.owner.query(
      "update intakes set committed_at = now() - interval '8 days' where id = $1",
      [id],
    );
    await app.database.owner.query("select forget_intakes('24 hours', '7 days')");
    expect((await client.get(`intake/${id}/`)).status).toBe(404);
    expect((await client.get("students/")).body).toHaveLength(2);
  });
});
