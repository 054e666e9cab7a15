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
  expect(await progress()).toEqual([]);
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
  expect(await progress()).toEqual([{ classroom: room.id, written: 3, kept: 0 }]);
  expect(await progress(colleague)).toEqual([]);

  await mine.patch(`reports/generated-reports/${body["0"].id}/`, { status: "kept" });
  await mine.post("reports/generate/", {
    report_id: body["1"].report_configuration,
    selected_word_count: "300-400",
    regenerate: true,
  });
  expect(await progress()).toEqual([{ classroom: room.id, written: 3, kept: 1 }]);

  await mine.delete(`reports/generated/${body["2"].id}/`);
  expect(await progress()).toEqual([{ classroom: room.id, written: 2, kept: 1 }]);
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
