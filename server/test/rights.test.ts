import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainWriter } from "./support/plain-writer.ts";
import { makeClass, makeUser } from "./support/factories.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;
let elsewhere: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
});
afterAll(() => app.stop());

const sql = <T>(text: string, values: unknown[] = []) => app.database.owner.query<T>(text, values);
const admin = () => school.admin.client;

/** A student with a name like no other, in a class of the teacher's, with an edited, rated report. */
async function makeStudent(first_name: string, last_name: string) {
  const room = await makeClass(app.database, school.teacher, {
    students: 2,
    names: [
      [first_name, last_name],
      ["Ada", "Bystander"],
    ],
  });
  const [subject, other] = [room.students[0]?.id ?? 0, room.students[1]?.id ?? 0];
  const { client } = school.teacher;
  const entry = (student: number) => ({
    student,
    classroom: room.id,
    level: "Advanced",
    level_notes: "Reads <widely>",
  });
  const { body } = await client.post("reports/generate/batch/", {
    reports: { 0: entry(subject), 1: entry(other) },
    word_count: "300-400",
  });
  const report: number = body["0"].id;
  await client.patch(`reports/generated-reports/${report}/`, {
    report_content: `${first_name} has done well.`,
  });
  const configuration: number = body["0"].report_configuration;
  return { student: subject, other, report, configuration, room };
}

/** Every table that holds the words, in whatever column. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await sql<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const found = await Promise.all(
    tables.map(async ({ relname }) => {
      const rows = await sql(`select 1 from ${relname} t where t::text ilike $1 limit 1`, [
        `%${words}%`,
      ]);
      return rows.length > 0 ? [relname] : [];
    }),
  );
  return found.flat();
}

describe("a subject access request", () => {
  it("gives an administrator everything of one pupil in one file, to read and for a program", async () => {
    const { student, report, configuration } = await makeStudent("Zebedee", "Xylander");
    const { client } = school.teacher;
    await client.patch(`reports/${configuration}/`, { best_achievement: "Sang <alone>." });
    await client.patch(`reports/${configuration}/`, { best_achievement: "" });
    await sql("update generated_reports set sent = 'Sent: {PUPIL} & co' where id = $1", [report]);
    const colleague = await makeUser(app.database, school.admin);
    await sql(
      `insert into report_proofs (institution_id, author_id, report_id, reader_id, comment)
       select institution_id, author_id, id, $2, 'A <word> is missing.' from generated_reports where id = $1`,
      [report, colleague.user_id],
    );
    await sql(
      `insert into proof_suggestions (proof_id, institution_id, author_id, reader_id, read_text, suggested_text, changes)
       select id, institution_id, author_id, reader_id, 'Read.', 'Suggested <so>.', '[[0, 4, 0, 14]]'
       from report_proofs where report_id = $1`,
      [report],
    );
    await sql(
      `insert into report_releases (institution_id, author_id, report_id)
       select institution_id, author_id, id from generated_reports where id = $1`,
      [report],
    );
    const { answer, bytes } = await admin().download(`students/${student}/export/`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="pupil-ID-\d+\.zip"$/u,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const files = unzipSync(bytes);
    const page = strFromU8(files["pupil.html"] ?? new Uint8Array());
    const json = JSON.parse(strFromU8(files["pupil.json"] ?? new Uint8Array()));
    expect(json.pupil).toMatchObject({ first_name: "Zebedee", date_of_birth: "2012-03-14" });
    expect(json.enrolments).toHaveLength(1);
    expect(json.reports).toHaveLength(1);
    expect(json.reports[0]).toMatchObject({ level: "Advanced", level_notes: "Reads <widely>" });
    expect(json.reports[0].texts[0]).toMatchObject({ report_content: "Zebedee has done well." });
    expect(json.reports[0].cleared).toMatchObject([
      { inputs: { best_achievement: "Sang <alone>." } },
    ]);
    expect(json.reports[0].texts[0].versions).toHaveLength(1);
    expect(json.reports[0].texts[0].proofs).toMatchObject([
      {
        comment: "A <word> is missing.",
        suggestion: { text: "Suggested <so>.", changes: 1, taken: 0, left: 0 },
      },
    ]);
    expect(json.reports[0].texts[0].released_at).toMatch(/^2/u);
    for (const said of [
      "A &lt;word&gt; is missing.",
      "Suggested &lt;so&gt;.",
      "Released to the school",
      "Data held of Zebedee Xylander",
      "Zebedee has done well.",
      "Reads &lt;widely&gt;",
      "Earlier version 1",
      "Sent: {PUPIL} &amp; co",
      "Sang &lt;alone&gt;.",
      "14 March 2012",
    ])
      expect(page).toContain(said);
    expect(page).not.toContain("Bystander");
    expect(page).not.toContain("<script");
  });

  it("is written down, and the authors are told without the pupil's name", async () => {
    const { student, room } = await makeStudent("Ottoline", "Quillfeather");
    await admin().download(`students/${student}/export/`);
    const { body } = await admin().get("audit/?action=student.exported");
    expect(body[0].subject).toMatchObject({ type: "student", id: student });
    const [mail] = await sql<{ payload: { to: { address: string }; text: string } }>(
      "select payload from mails order by id desc limit 1",
    );
    expect(mail?.payload.to.address).toBe(school.teacher.email);
    expect(mail?.payload.text).toContain(room.name);
    expect(mail?.payload.text).not.toContain("Ottoline");
    const notices = (await school.teacher.client.get("notifications/")).body;
    expect(notices[0].text).toContain(`(${room.name})`);
    expect((await school.colleague.client.get("notifications/")).body).toEqual([]);
  });

  it("is for administrators of the pupil's institution", async () => {
    const { student } = await makeStudent("Ignatius", "Vandermeer");
    for (const path of ["export/", "erase/"]) {
      const { client } = school.teacher;
      expect((await client.post(`students/${student}/${path}`)).status).toBe(403);
      expect((await elsewhere.admin.client.post(`students/${student}/${path}`)).status).toBe(404);
      expect(
        (await admin().post(`students/${student}/${path}`, undefined, { csrf: "no" })).status,
      ).toBe(403);
    }
    expect((await elsewhere.admin.client.get(`students/${student}/holdings/`)).status).toBe(404);
    expect((await school.teacher.client.get(`students/${student}/holdings/`)).status).toBe(403);
    expect(await tablesWith("Vandermeer")).toContain("students");
  });
});

describe("erasing a pupil", () => {
  it("says what goes, and leaves neither the name nor the school's number in any table", async () => {
    const { student, other } = await makeStudent("Peregrine", "Thistlewick");
    // A number like no other.
    const number = "QZ-004711";
    await sql("update students set student_id = $1 where id = $2", [number, student]);
    await admin().patch(`students/delete/${student}/`, { form_group: "9C" });
    expect(await tablesWith(number)).toEqual(expect.arrayContaining(["audit_log", "students"]));
    expect(await tablesWith("Thistlewick")).toEqual(
      expect.arrayContaining(["students", "batch_events", "batch_items"]),
    );
    expect((await admin().get(`students/${student}/holdings/`)).body).toEqual({
      classes: 1,
      inputs: 1,
      reports: 1,
      versions: 1,
      authors: 1,
      consents: 0,
    });
    const { status } = await admin().post(`students/${student}/erase/`);
    expect(status).toBe(200);
    expect(await tablesWith("Thistlewick")).toEqual([]);
    expect(await tablesWith("Peregrine")).toEqual([]);
    expect(await tablesWith(number)).toEqual([]);
    expect((await admin().get(`students/${student}/holdings/`)).status).toBe(404);
    const { body } = await school.teacher.client.get(`reports/student/${other}/`);
    expect(body).toHaveLength(1);
    const entry = (await admin().get("audit/?action=student.erased")).body[0];
    expect(entry.subject.label).toBe("");
    expect(entry.details).toEqual({ reports: 1 });
    const [mail] = await sql<{ payload: { text: string } }>(
      "select payload from mails order by id desc limit 1",
    );
    expect(mail?.payload.text).toContain("has erased one pupil");
  });

  it("leaves no name behind either where a pupil is deleted", async () => {
    const { student } = await makeStudent("Lysander", "Oglethorpe");
    expect((await admin().delete(`students/delete/${student}/`)).status).toBe(200);
    expect(await tablesWith("Oglethorpe")).toEqual([]);
  });

  it("lets a batch that was to write the pupil come to its end", async () => {
    const slow = await startTestApp({ writer: plainWriter({ delay: 300 }), concurrency: 1 });
    try {
      const small = await makeSchool(slow);
      const teacher = await makeUser(slow.database, small.admin);
      const room = await makeClass(slow.database, teacher, { students: 3 });
      const client = await slow.signIn(teacher);
      const reports = Object.fromEntries(
        room.students.map(({ id }, at) => [
          at,
          { student: id, classroom: room.id, level: "Advanced" },
        ]),
      );
      const order = { reports, word_count: "300-400" };
      const { body } = await client.post("reports/generate/batch/", order, {
        headers: { prefer: "respond-async" },
      });
      const last = room.students[2]?.id ?? 0;
      expect((await small.admin.client.post(`students/${last}/erase/`)).status).toBe(200);
      const events = await client.events(`reports/batches/${body.batch}/events/`);
      expect(events.at(-1)).toMatchObject({ event: "end" });
      expect((await client.get(`reports/batches/${body.batch}/`)).body).toMatchObject({
        status: "finished",
        total: 2,
        done: 2,
      });
    } finally {
      await slow.stop();
    }
  });
});
