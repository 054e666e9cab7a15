import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let admin: TestUser;
let mine: Client;
let colleague: Client;
let room: Awaited<ReturnType<typeof makeClass>>;
let other: Awaited<ReturnType<typeof makeClass>>;
let reports: number[];

beforeAll(async () => {
  app = await startTestApp();
  const school = await makeInstitution(app.database);
  admin = await makeUser(app.database, school, { role: "admin" });
  const teacher = await makeUser(app.database, school);
  mine = await app.signIn(teacher);
  colleague = await app.signIn(await makeUser(app.database, school));
  room = await makeClass(app.database, teacher, { students: 3 });
  other = await makeClass(app.database, teacher, { students: 1 });
  const written = await mine.post("reports/generate/batch/", {
    word_count: "300-400",
    reports: Object.fromEntries(
      [...room.students, ...other.students].map((student, index) => [
        index,
        {
          student: student.id,
          classroom: index < 3 ? room.id : other.id,
          level: "Proficient",
        },
      ]),
    ),
  });
  reports = [0, 1, 2, 3].map((at) => written.body[at].id);
});
afterAll(() => app.stop());

const stop = (report: number | undefined, client = mine, classroom = room.id) =>
  client.put(`reports/classroom/${classroom}/stopped-at/`, { report });
/** Where the review of each class was left, by the class. */
async function stops(): Promise<Record<number, number | null>> {
  const { body } = await mine.get("reports/progress/");
  return Object.fromEntries(
    body.map((each: { classroom: number; stopped_at: number | null }) => [
      each.classroom,
      each.stopped_at,
    ]),
  );
}

it("remembers for each class at which report its review was left last", async () => {
  expect(await stops()).toMatchObject({ [room.id]: null, [other.id]: null });
  expect((await stop(reports[0])).status).toBe(200);
  expect((await stop(reports[1])).status).toBe(200);
  expect(await stops()).toMatchObject({ [room.id]: reports[1], [other.id]: null });
  await stop(reports[3], mine, other.id);
  expect(await stops()).toMatchObject({ [room.id]: reports[1], [other.id]: reports[3] });
});

it("takes only a report of that class, and only its author's", async () => {
  expect((await stop(reports[3])).status).toBe(404);
  expect((await stop(reports[0], colleague)).status).toBe(404);
  expect((await stop(999_999)).status).toBe(404);
  expect((await stop(undefined)).status).toBe(400);
  expect((await stop(reports[0], await app.signIn(admin))).status).toBe(403);
  expect(await stops()).toMatchObject({ [room.id]: reports[1] });
});

it("forgets it while the report is discarded, and has it again when that is brought back", async () => {
  await mine.delete(`reports/generated/${reports[1]}/`);
  expect(await stops()).toMatchObject({ [room.id]: null });
  expect((await stop(reports[1])).status).toBe(404);
  await mine.post(`reports/generated/${reports[1]}/restore/`);
  expect(await stops()).toMatchObject({ [room.id]: reports[1] });
});

it("goes with the report", async () => {
  await app.database.owner.query("delete from generated_reports where id = $1", [reports[1]]);
  expect(await stops()).toMatchObject({ [room.id]: null });
  expect(await app.database.owner.query("select report_id from review_stops")).toEqual([
    { report_id: reports[3] },
  ]);
});
