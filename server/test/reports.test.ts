import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let teacher: TestUser;
let admin: TestUser;
let mine: Client;
/** A colleague of the same school, and a teacher of another one, with a class each. */
let others: { name: string; client: Client; class: Awaited<ReturnType<typeof makeClass>> }[];
let room: Awaited<ReturnType<typeof makeClass>>;

beforeAll(async () => {
  app = await startTestApp();
  const school = await makeInstitution(app.database);
  admin = { ...school, email: "" };
  admin = await makeUser(app.database, school, { role: "admin" });
  teacher = await makeUser(app.database, school);
  const colleague = await makeUser(app.database, school);
  const stranger = await makeUser(app.database, await makeInstitution(app.database));
  mine = await app.signIn(teacher);
  room = await makeClass(app.database, teacher, { pupils: 40 });
  others = await Promise.all(
    [
      { name: "a colleague", user: colleague },
      { name: "another school", user: stranger },
    ].map(async ({ name, user }) => ({
      name,
      client: await app.signIn(user),
      class: await makeClass(app.database, user, { pupils: 2 }),
    })),
  );
});
afterAll(() => app.stop());

let nextPupil = 0;
/** A pupil whom no other test has used. */
function pupil() {
  const student = room.students[nextPupil];
  nextPupil += 1;
  if (student === undefined) throw new Error("The class is used up: make it larger.");
  return student;
}

async function configure(fields: Record<string, string> = { level: "Proficient" }) {
  const student = pupil();
  const answer = await mine.post("reports/list/", {
    student: student.id,
    classroom: room.id,
    ...fields,
    batch_mode: false,
  });
  return { student, id: answer.body.id as number, answer };
}
const generate = (id: number, more: object = {}) =>
  mine.post("reports/generate/", {
    report_id: id,
    selected_word_count: "300-400",
    regenerate: false,
    ...more,
  });

describe("report configurations", () => {
  it("are created once and then updated, one for each pupil, class, period and teacher", async () => {
    const { student, id, answer } = await configure({
      level: "Advanced",
      level_notes: "Plans before writing",
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      level: "Advanced",
      level_notes: "Plans before writing",
      homework: "",
      generated_report: null,
    });
    const again = await mine.post("reports/list/", {
      student: student.id,
      classroom: room.id,
      level: "Developing",
    });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id, level: "Developing", level_notes: "" });
  });

  it("keep what another page has filled, where that is asked for", async () => {
    const { student, id } = await configure({ level: "Advanced", level_notes: "Plans" });
    const entry = { student: student.id, classroom: room.id, keep_filled: true };
    const filled = await mine.post("reports/list/", {
      ...entry,
      level: "",
      level_notes: "Plans ahead",
      behaviour: "Good Behaviour",
    });
    expect(filled.status).toBe(200);
    expect(filled.body).toMatchObject({
      id,
      level: "Advanced",
      level_notes: "Plans ahead",
      behaviour: "Good Behaviour",
    });
    const other = pupil();
    const first = await mine.post("reports/list/", {
      ...entry,
      student: other.id,
      level: "Developing",
    });
    expect(first.status).toBe(201);
  });

  it("are read by id on every path, and listed by pupil, class and user", async () => {
    const { student, id } = await configure();
    for (const path of [`reports/${id}/`, `reports/detail/${id}`])
      expect((await mine.get(path)).body.id).toBe(id);
    for (const path of [
      "reports/",
      "reports/list/",
      `reports/student/${student.id}/`,
      `reports/classroom/${room.id}/`,
      `reports/user/${teacher.user_id}/`,
    ]) {
      const { body } = await mine.get(path);
      expect([path, body.map((each: { id: number }) => each.id)]).toEqual([
        path,
        expect.arrayContaining([id]),
      ]);
    }
    const page = await mine.get("reports/?page=1&page_size=1");
    expect(page.body).toMatchObject({ previous: null, results: [expect.anything()] });
    expect(page.body.next).toBe("/api/reports/?page=2&page_size=1");
    expect(page.body.count).toBeGreaterThan(1);
    expect((await mine.get("reports/?page=999")).status).toBe(404);
  });

  it("change in part with PATCH and PUT, and are deleted", async () => {
    const { id } = await configure({ level: "Advanced", behaviour: "Good Behaviour" });
    expect(
      (await mine.patch(`reports/${id}/`, { behaviour: "Excellent Behaviour" })).body,
    ).toMatchObject({ level: "Advanced", behaviour: "Excellent Behaviour" });
    expect((await mine.put(`reports/detail/${id}`, { level: "" })).body).toMatchObject({
      level: "",
      behaviour: "Excellent Behaviour",
    });
    expect((await mine.delete(`reports/detail/${id}`)).status).toBe(200);
    expect((await mine.get(`reports/${id}/`)).status).toBe(404);
    expect((await mine.delete(`reports/detail/${id}`)).status).toBe(404);
  });

  it("say which field is wrong", async () => {
    const answer = await mine.post("reports/list/", {
      student: "x",
      level: "Brilliant",
      best_achievement: "a".repeat(1001),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      student: ["A valid id is required."],
      classroom: ["A valid id is required."],
      level: ["This is not valid."],
      best_achievement: ["Ensure this field has no more than 1000 characters."],
    });
  });

  it("flag what does not belong in a report, and keep it out of the text", async () => {
    const { id, answer } = await configure({
      level: "Advanced",
      behaviour: "Good Behaviour",
      behaviour_notes: "Told me about the bruises on her arms",
    });
    expect(answer.body.flags).toEqual([{ field: "behaviour_notes", kind: "safeguarding" }]);
    const report = (await generate(id)).body;
    expect(report.report_content).not.toMatch(/bruises/u);
    expect(report.uncovered).toEqual(["behaviour_notes"]);
    expect(report.flags).toEqual([{ field: "behaviour_notes", kind: "safeguarding" }]);
  });
});

describe("generating one report", () => {
  it("writes it from the inputs, with its counts and sources", async () => {
    const { student, id } = await configure({ level: "Proficient", homework: "Mostly Completed" });
    const { status, body } = await generate(id, { length_unit: "characters" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      report_id: body.id,
      report_configuration: id,
      student: { id: student.id, full_name: `${student.first_name} ${student.last_name}`, year: 9 },
      student_name: `${student.first_name} ${student.last_name}`,
      classroom: { id: room.id, name: room.name },
      year: 9,
      selected_word_count: "300-400",
      length_unit: "characters",
      status: "draft",
      kept_unread: false,
      version: 1,
      stale: false,
      feedback: null,
      uncovered: [],
    });
    expect(body.generated_report).toBe(body.report_content);
    expect(body.char_count).toBe(body.report_content.length);
    expect(body.word_count).toBe(body.report_content.split(/\s+/u).length);
    expect(body.sentences.map((sentence: { sources: string[] }) => sentence.sources)).toEqual([
      ["level"],
      ["homework"],
    ]);
    // What the teacher takes out of the text is not in it any more.
    const edited = await mine.patch(`reports/generated-reports/${body.id}/`, {
      report_content: body.sentences[0].text,
      version: 1,
    });
    expect(edited.body.uncovered).toEqual(["homework"]);
  });

  it("answers the same text to a double click, another one to regenerate, and keeps the earlier in the history", async () => {
    const { student, id } = await configure();
    const first = (await generate(id)).body;
    expect((await generate(id)).body.id).toBe(first.id);
    const second = (await generate(id, { regenerate: true })).body;
    expect(second.id).not.toBe(first.id);
    expect(second.report_content).not.toBe(first.report_content);
    const ids = async (query: string) =>
      (await mine.get(`reports/generated/list/?student_id=${student.id}${query}`)).body.map(
        (each: { id: number }) => each.id,
      );
    expect(await ids("")).toEqual([second.id]);
    expect(await ids("&history=true")).toEqual([second.id, first.id]);
    expect((await mine.get(`reports/generated/${first.id}`)).body.report_content).toBe(
      first.report_content,
    );
  });

  it("writes anew for another range, or for inputs that have changed", async () => {
    const { id } = await configure();
    const first = (await generate(id)).body;
    const longer = (await generate(id, { selected_word_count: "400-700" })).body;
    expect(longer.id).not.toBe(first.id);
    await mine.patch(`reports/${id}/`, { level: "Advanced" });
    expect((await mine.get(`reports/${id}/`)).body.generated_report).toMatchObject({
      id: longer.id,
      stale: true,
    });
    const fresh = (await generate(id, { selected_word_count: "400-700" })).body;
    expect(fresh.id).not.toBe(longer.id);
    expect(fresh).toMatchObject({ stale: false, inputs: { level: "Advanced" } });
  });

  it("needs a field, a range and a configuration of one's own", async () => {
    const { student, id } = await configure({});
    const empty = await generate(id);
    expect([empty.status, empty.body.detail]).toEqual([
      400,
      `Please select or fill in at least one field for ${student.first_name} ${student.last_name}.`,
    ]);
    expect((await generate(id, { selected_word_count: "10-20" })).body).toHaveProperty(
      "selected_word_count",
    );
    expect((await generate(999_999)).status).toBe(404);
  });
});

describe("a generated report", () => {
  it("is edited with the server's own counts, and its earlier text stays in the history", async () => {
    const { id } = await configure({ level: "Proficient", homework: "Mostly Completed" });
    const report = (await generate(id)).body;
    const text = `${report.sentences[0].text} She sang in the choir.`;
    const { status, body } = await mine.patch(`reports/generated-reports/${report.id}/`, {
      report_content: text,
      word_count: 1,
      char_count: 2,
      version: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      report_content: text,
      char_count: text.length,
      word_count: text.split(/\s+/u).length,
      version: 2,
      status: "draft",
    });
    expect(body.sentences).toEqual([
      report.sentences[0],
      { text: "She sang in the choir.", sources: ["teacher"] },
    ]);
    expect((await mine.get(`reports/generated/${report.id}/versions/`)).body).toMatchObject([
      { version: 1, report_content: report.report_content, made_by: "writer" },
    ]);
  });

  it("is stored whole where it was cut in the middle of a character", async () => {
    const { id } = await configure({ level: "Advanced", level_notes: "Sings \ud83c" });
    const report = (await generate(id)).body;
    const { status, body } = await mine.patch(`reports/generated-reports/${report.id}/`, {
      report_content: "She sings \ud83c and \ud83c\udfb5.",
    });
    expect([status, body.report_content]).toEqual([200, "She sings \ufffd and \ud83c\udfb5."]);
  });

  it("refuses an edit from a stale copy with both texts, by version or by time", async () => {
    const { id } = await configure();
    const report = (await generate(id)).body;
    const edit = (body: object) => mine.patch(`reports/generated-reports/${report.id}/`, body);
    await edit({ report_content: "Mine.", version: 1 });
    for (const copy of [{ version: 1 }, { updated_at: report.updated_at }]) {
      const answer = await edit({ report_content: "Yours.", ...copy });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        current: { report_content: "Mine.", version: 2 },
        yours: "Yours.",
      });
    }
    const fresh = (await mine.get(`reports/generated/${report.id}/`)).body;
    expect((await edit({ report_content: "Theirs.", updated_at: fresh.updated_at })).status).toBe(
      200,
    );
  });

  it("lets only one of two edits from the same copy through", async () => {
    const { id } = await configure();
    const report = (await generate(id)).body;
    const answers = await Promise.all(
      ["One.", "Two."].map((text) =>
        mine.patch(`reports/generated-reports/${report.id}/`, { report_content: text, version: 1 }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it("stays as it is when it is only opened", async () => {
    const { id } = await configure();
    const report = (await generate(id)).body;
    const { body } = await mine.patch(`reports/generated-reports/${report.id}/`, { opened: true });
    expect(body).toEqual(report);
  });

  it("is kept, and marked where nobody has opened it", async () => {
    const [unread, read] = [await configure(), await configure()];
    const [a, b] = [(await generate(unread.id)).body, (await generate(read.id)).body];
    await mine.patch(`reports/generated-reports/${b.id}/`, { opened: true });
    for (const report of [a, b])
      await mine.patch(`reports/generated-reports/${report.id}/`, { status: "kept" });
    expect((await mine.get(`reports/generated/${a.id}/`)).body).toMatchObject({
      status: "kept",
      kept_unread: true,
    });
    expect((await mine.get(`reports/generated/${b.id}/`)).body).toMatchObject({
      status: "kept",
      kept_unread: false,
    });
    const { body } = await mine.get("reports/generated/list/?kept_unread=true");
    expect(body.map((each: { id: number }) => each.id)).toEqual([a.id]);
  });

  it.each([
    ["an empty text", { report_content: "  " }],
    ["a text that is too long", { report_content: "a".repeat(20_001) }],
    ["an unknown status", { status: "sent" }],
  ])("refuses %s", async (_name, body) => {
    const report = (await mine.get("reports/generated/list/")).body[0];
    expect((await mine.patch(`reports/generated-reports/${report.id}/`, body)).status).toBe(400);
  });
});

describe("discarding", () => {
  let count = 0;
  const counted = async () => (await mine.get("reports/count/")).body.user_report_count;

  it("hides the report everywhere at once, brings no earlier one up, and can be undone", async () => {
    const two = await makeClass(app.database, teacher, { pupils: 1 });
    const student = two.students[0]?.id ?? 0;
    const { body: configuration } = await mine.post("reports/list/", {
      student,
      classroom: two.id,
      level: "Advanced",
    });
    await generate(configuration.id);
    const second = (await generate(configuration.id, { regenerate: true })).body;
    count = await counted();
    expect((await mine.delete(`reports/generated/${second.id}`)).body.detail).toBe(
      "Report discarded successfully",
    );
    expect(await counted()).toBe(count - 1);
    expect((await mine.post("reports/count/")).body.user_report_count).toBe(count - 1);
    expect((await mine.get(`reports/generated/list/?student_id=${student}`)).body).toEqual([]);
    expect((await mine.get(`reports/classroom/${two.id}/generated/`)).body).toEqual([]);
    expect((await mine.get(`reports/${configuration.id}/`)).body.generated_report).toBeNull();
    expect((await mine.get(`reports/generated/${second.id}`)).status).toBe(404);
    expect((await mine.delete(`reports/generated/${second.id}`)).status).toBe(404);

    expect((await mine.post(`reports/generated/${second.id}/restore/`)).body.id).toBe(second.id);
    expect(await counted()).toBe(count);
    expect((await mine.post(`reports/generated/${second.id}/restore/`)).status).toBe(404);
  });

  it("cannot be undone after seven days", async () => {
    const report = (await mine.get("reports/generated/list/")).body[0];
    await mine.delete(`reports/generated/${report.id}`);
    await app.database.owner.script(
      `update generated_reports set discarded_at = now() - interval '8 days' where id = ${report.id}`,
    );
    expect((await mine.post(`reports/generated/${report.id}/restore/`)).status).toBe(404);
  });
});

describe("whose reports they are", () => {
  it("does not reveal them to a colleague or another school, for reading or writing", async () => {
    const { student, id } = await configure();
    const report = (await generate(id)).body;
    for (const { name, client } of others) {
      const answers = await Promise.all([
        client.get(`reports/${id}/`),
        client.get(`reports/detail/${id}/`),
        client.get(`reports/student/${student.id}/`),
        client.get(`reports/classroom/${room.id}/`),
        client.get(`reports/classroom/${room.id}/generated/`),
        client.get(`reports/user/${teacher.user_id}/`),
        client.get(`reports/generated/${report.id}/`),
        client.get(`reports/generated/${report.id}/versions/`),
        client.patch(`reports/${id}/`, { level: "Advanced" }),
        client.put(`reports/detail/${id}/`, { level: "Advanced" }),
        client.delete(`reports/detail/${id}/`),
        client.patch(`reports/generated-reports/${report.id}/`, { report_content: "Not yours." }),
        client.delete(`reports/generated/${report.id}/`),
        client.post(`reports/generated/${report.id}/restore/`),
        client.post("reports/generate/", { report_id: id, selected_word_count: "300-400" }),
        client.post("reports/list/", {
          student: student.id,
          classroom: room.id,
          level: "Advanced",
        }),
        client.post("reports/generate/batch/", {
          reports: { 0: { student: student.id, classroom: room.id, level: "Advanced" } },
          word_count: "300-400",
        }),
      ]);
      expect([name, answers.map((answer) => answer.status)]).toEqual([
        name,
        answers.map(() => 404),
      ]);
      expect((await client.get("reports/generated/list/")).body).toEqual([]);
    }
    expect((await mine.get(`reports/generated/${report.id}/`)).body).toEqual(report);
  });

  it("lets an administrator count, and nothing else", async () => {
    const client = await app.signIn(admin);
    const own = (await mine.get("reports/count/")).body.user_report_count;
    expect((await client.get("reports/count/")).body).toEqual({ user_report_count: own });
    const answers = await Promise.all([
      client.get("reports/"),
      client.get("reports/list/"),
      client.get("reports/generated/list/"),
      client.get("reports/1/"),
      client.get(`reports/classroom/${room.id}/generated/`),
      client.get("reports/batches/"),
      client.get("reports/batches/1/events/"),
      client.post("reports/list/", {}),
      client.post("reports/generate/", {}),
      client.post("reports/generate/batch/", {}),
      client.patch("reports/generated-reports/1/", {}),
      client.delete("reports/generated/1/"),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 403));
  });
});

describe("the log", () => {
  it("holds no pupil's name, no report's text, no password and no token", async () => {
    const { student, id } = await configure({
      level: "Advanced",
      level_notes: "Xylophone virtuoso of the year",
    });
    const report = (await generate(id)).body;
    await mine.get(`students/?search=${encodeURIComponent(student.last_name)}`);
    await mine.get(`reports/generated/list/?search=${encodeURIComponent(student.last_name)}`);
    // A database error carries the values of its query.
    await app.database
      .as(teacher, (handle) => handle.execute(`select '${student.last_name}'::integer`))
      .catch(() => undefined);
    await mine.post("login/", { username: teacher.email, password: "my very secret guess" });
    const log = app.logged.join("");
    expect(log).toContain("reports/generate");
    for (const secret of [
      student.last_name,
      "Xylophone",
      report.report_content.slice(0, 20),
      "my very secret guess",
      mine.cookies.get("sessionid"),
      mine.cookies.get("csrftoken"),
    ]) {
      expect(log).not.toContain(secret);
    }
  });

  it("gives a request that failed an id that the answer has too", async () => {
    await app.database.owner.script("alter table report_versions rename to report_versions_away");
    try {
      const report = (await mine.get("reports/generated/list/")).body[0];
      const answer = await mine.patch(`reports/generated-reports/${report.id}/`, {
        report_content: "A secret sentence.",
      });
      expect(answer.status).toBe(500);
      expect(answer.body.detail).toBe("An unexpected error occurred.");
      const line = app.logged.find(
        (each) => each.includes(`"${answer.body.request_id}"`) && each.includes("request failed"),
      );
      expect(line).toBeDefined();
      expect(app.logged.join("")).not.toContain("A secret sentence.");
    } finally {
      await app.database.owner.script("alter table report_versions_away rename to report_versions");
    }
  });
});
