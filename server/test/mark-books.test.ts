import type { KeptColumn } from "@reportair/contract/features/mark-books.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const EFFORT: KeptColumn = {
  heading: "effort",
  scale: "steps 1/2/3/4",
  field: "behaviour",
  best_first: true,
  out_of: null,
  edges: null,
  options: [
    { key: "2-", option: "Acceptable Behaviour" },
    { key: "", option: "" },
  ],
};
const MARKS: KeptColumn = {
  ...EFFORT,
  heading: "essay 1",
  scale: "share",
  field: "level",
  out_of: 25,
  edges: [80, 60, 40],
  options: [],
};

let app: TestApp;
let teacher: TestUser;
let colleague: TestUser;
let mine: Client;
let path: string;
let room: Awaited<ReturnType<typeof makeClass>>;

beforeAll(async () => {
  app = await startTestApp();
  const school = await makeInstitution(app.database);
  teacher = await makeUser(app.database, school);
  colleague = await makeUser(app.database, school);
  mine = await app.signIn(teacher);
  room = await makeClass(app.database, teacher, { students: 1 });
  path = `reports/classroom/${room.id}/mark-book/`;
});
afterAll(() => app.stop());

it("is empty until something is kept, and then is what was kept last", async () => {
  expect((await mine.get(path)).body).toEqual({ columns: [], updated_at: null });
  const kept = await mine.put(path, { columns: [EFFORT, MARKS] });
  expect(kept.status).toBe(200);
  expect(kept.body).toEqual({ columns: [EFFORT, MARKS], updated_at: expect.any(String) });
  expect((await mine.get(path)).body).toEqual(kept.body);

  await mine.put(path, { columns: [MARKS] });
  expect((await mine.get(path)).body.columns).toEqual([MARKS]);
  const rows = await app.database.owner.query("select author_id from mark_book_readings");
  expect(rows).toEqual([{ author_id: teacher.user_id }]);
});

it("is nobody else's: a colleague of the same class has one of their own", async () => {
  await mine.put(path, { columns: [EFFORT] });
  const theirs = await app.signIn(colleague);
  expect((await theirs.get(path)).status).toBe(404);
  expect((await theirs.put(path, { columns: [] })).status).toBe(404);
  await app.database.owner.query(
    `insert into classroom_teachers (institution_id, classroom_id, user_id)
     values (${colleague.institution_id}, ${room.id}, ${colleague.user_id})`,
  );
  expect((await theirs.get(path)).body.columns).toEqual([]);
  await theirs.put(path, { columns: [MARKS] });
  expect((await mine.get(path)).body.columns).toEqual([EFFORT]);
});

it("takes only options of the field, and nothing long enough to be a note", async () => {
  await mine.put(path, { columns: [MARKS] });
  const wrong: object[] = [
    { ...EFFORT, options: [{ key: "1", option: "Advanced" }] },
    { ...EFFORT, field: "additional_notes", options: [{ key: "1", option: "Advanced" }] },
    { ...EFFORT, field: "colour" },
    { ...EFFORT, heading: "" },
    { ...EFFORT, heading: "h".repeat(81) },
    { ...EFFORT, options: [{ key: "k".repeat(25), option: "" }] },
    { ...EFFORT, options: Array.from({ length: 25 }, () => ({ key: "1", option: "" })) },
    { ...EFFORT, edges: [1, 2, 3, 4, 5, 6] },
    { ...EFFORT, out_of: -1 },
    { ...EFFORT, pupil: "Niamh" },
    { ...EFFORT, heading: "effort\u0000" },
  ];
  for (const column of wrong)
    expect([column, (await mine.put(path, { columns: [column] })).status]).toEqual([column, 400]);
  const many = Array.from({ length: 41 }, () => EFFORT);
  expect((await mine.put(path, { columns: many })).status).toBe(400);
  const full = {
    ...EFFORT,
    options: Array.from({ length: 24 }, (_, at) => ({ key: `${at}`, option: "Good Behaviour" })),
  };
  const most = Array.from({ length: 40 }, (_, at) => ({ ...full, heading: `effort ${at}` }));
  expect((await mine.put(path, { columns: most })).status).toBe(200);
  await mine.put(path, { columns: [MARKS] });
});

it("goes with the class", async () => {
  const other = await makeClass(app.database, teacher, { students: 1 });
  await mine.put(`reports/classroom/${other.id}/mark-book/`, { columns: [EFFORT] });
  await app.database.owner.query(`delete from classrooms where id = ${other.id}`);
  const left = await app.database.owner.query(
    `select 1 from mark_book_readings where classroom_id = ${other.id}`,
  );
  expect(left).toEqual([]);
});
