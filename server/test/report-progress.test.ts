import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let admin: TestUser;
let teacher: TestUser;
let mine: Client;
let colleague: Client;
let room: Awaited<ReturnType<typeof makeClass>>;

beforeAll(async () => {
  app = await startTestApp();
  const school = await makeInstitution(app.database);
  admin = await makeUser(app.database, school, { role: "admin" });
  teacher = await makeUser(app.database, school);
  mine = await app.signIn(teacher);
  colleague = await app.signIn(await makeUser(app.database, school));
  room = await makeClass(app.database, teacher, { students: 4 });
});
afterAll(() => app.stop());

const progress = async (client = mine) => (await client.get("reports/progress/")).body;

it("counts the pupils of each class with a report of this period, and those whose report is kept", async () => {
  const states = {
    empty: 4,
    partly_filled: 0,
    ready: 0,
    draft: 0,
    kept: 0,
    out_of_date: 0,
    draft_beside_kept: 0,
  };
  const none = { classroom: room.id, written: 0, kept: 0, stopped_at: null };
  expect(await progress()).toEqual([{ ...none, states }]);
  const [ada, bilal, chidi] = room.students;
  const { body } = await mine.post("reports/generate/batch/", {
    word_count: "300-400",
    reports: Object.fromEntries(
      [ada, bilal, chidi].map((student, index) => [
        index,
        { student: student?.id, classroom: room.id, level: "Proficient" },
      ]),
    ),
  });
  expect(await progress()).toEqual([
    { ...none, written: 3, states: { ...states, empty: 1, draft: 3 } },
  ]);
  expect(await progress(colleague)).toEqual([]);

  await mine.patch(`reports/generated-reports/${body["0"].id}/`, { status: "kept" });
  await mine.post("reports/generate/", {
    report_id: body["1"].report_configuration,
    selected_word_count: "300-400",
    regenerate: true,
  });
  expect(await progress()).toEqual([
    { ...none, written: 3, kept: 1, states: { ...states, empty: 1, draft: 2, kept: 1 } },
  ]);

  await mine.delete(`reports/generated/${body["2"].id}/`);
  expect(await progress()).toEqual([
    // Whose text is discarded has the inputs still.
    {
      ...none,
      written: 2,
      kept: 1,
      states: { ...states, empty: 1, partly_filled: 1, draft: 1, kept: 1 },
    },
  ]);
});

it("counts nothing whose inputs were deleted while it was written, and neither does anything else", async () => {
  const counts = async () => [
    (await progress())[0].written,
    (await mine.get("insights/")).body.reports,
    (await mine.get("reports/generated/list/")).body.length,
  ];
  expect(await counts()).toEqual([2, 2, 2]);
  const [report] = (await mine.get("reports/generated/list/")).body;
  await app.database.owner.query(
    "update report_configurations set deleted_at = now() where id = $1",
    [report.report_configuration],
  );
  expect(await counts()).toEqual([1, 1, 1]);
});

it("is for those who write reports", async () => {
  expect((await (await app.signIn(admin)).get("reports/progress/")).status).toBe(403);
  expect((await app.visitor().get("reports/progress/")).status).toBe(403);
});

it("tells each state of a class's pupils, of those who are in it now", async () => {
  const next = await makeClass(app.database, teacher, { students: 7 });
  const [, partly, ready, draft, kept, stale, beside] = next.students;
  const all = { level: "Proficient", behaviour: "Good Behaviour", homework: "Mostly Completed" };
  const { body } = await mine.post("reports/generate/batch/", {
    word_count: "300-400",
    reports: Object.fromEntries(
      [draft, kept, stale, beside].map((student, index) => [
        index,
        { student: student?.id, classroom: next.id, ...all },
      ]),
    ),
  });
  const save = (student: { id: number } | undefined, fields: object) =>
    mine.post("reports/list/", { student: student?.id, classroom: next.id, ...fields });
  await save(partly, { level: "Advanced" });
  await save(ready, all);
  for (const index of [1, 2, 3]) {
    await mine.patch(`reports/generated-reports/${body[index].id}/`, { status: "kept" });
  }
  await mine.patch(`reports/${body["2"].report_configuration}/`, { level: "Advanced" });
  await mine.post("reports/generate/", {
    report_id: body["3"].report_configuration,
    selected_word_count: "300-400",
    regenerate: true,
  });
  const states = {
    empty: 1,
    partly_filled: 1,
    ready: 1,
    draft: 1,
    kept: 1,
    out_of_date: 1,
    draft_beside_kept: 1,
  };
  const found = async () =>
    (await progress()).find((each: { classroom: number }) => each.classroom === next.id);
  expect(await found()).toMatchObject({ written: 4, kept: 3, states });
  await app.database.owner.query("delete from enrolments where student_id = $1", [stale?.id]);
  expect((await found()).states).toEqual({ ...states, out_of_date: 0 });
});

it("has a class without pupils too", async () => {
  const empty = await makeClass(app.database, teacher, { students: 0 });
  expect(await progress()).toContainEqual(
    expect.objectContaining({ classroom: empty.id, written: 0 }),
  );
});
