import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { students } from "../src/database/schema.ts";
import { makeClass } from "./support/factories.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let schools: TestSchool[];

beforeAll(async () => {
  app = await startTestApp();
  schools = [await makeSchool(app), await makeSchool(app)];
});
afterAll(() => app.stop());

// A connection to a server keeps its statements; PostgreSQL plans them for any values after the fifth time.
const OFTEN = 12;

describe("a statement that is asked again and again", () => {
  it("answers each person what is theirs", async () => {
    const sizes = [2, 5];
    await Promise.all(
      schools.map((school, at) => makeClass(app.database, school.teacher, { students: sizes[at] })),
    );
    const count = (school: TestSchool) =>
      app.database.as(
        school.teacher,
        async (handle) => (await handle.select().from(students)).length,
      );
    const before = await Promise.all(schools.map(count));
    expect(before[0]).not.toBe(before[1]);
    for (let time = 0; time < OFTEN; time += 1)
      for (const [at, school] of schools.entries()) expect(await count(school)).toBe(before[at]);
  });

  it("is prepared anew where a newer version has changed what it answers", async () => {
    const { owner } = app.database;
    const define = (columns: string, value: string) =>
      owner.script(
        `drop function if exists outgrown(); create function outgrown() returns table (${columns})
             language sql as $$ select ${value} $$`,
      );
    const ask = () => app.database.system(sql`select * from outgrown()`);
    await define("a integer", "1");
    for (let time = 0; time < OFTEN; time += 1) expect(await ask()).toEqual([{ a: 1 }]);
    await define("a integer, b integer", "1, 2");
    for (let time = 0; time < OFTEN; time += 1) expect(await ask()).toEqual([{ a: 1, b: 2 }]);
    await owner.script("drop function outgrown()");
  });

  it("is planned once and not at every question", async () => {
    const { teacher } = schools[0] as TestSchool;
    const prepared = await app.database.as(teacher, async (handle) => {
      for (let time = 0; time < 3; time += 1) await handle.select().from(students);
      return handle.execute(
        sql`select from pg_prepared_statements
              where statement like 'select%from "students"%' and generic_plans + custom_plans >= 3`,
      );
    });
    expect(prepared).toMatchObject({ rowCount: 1 });
  });
});
