import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { batches, students, users } from "../src/database/schema.ts";
import { makeClass, makeUser } from "./support/factories.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
});
afterAll(() => app.stop());

// The embedded database runs one transaction at a time: none of its locks can cross.
it.skipIf(inject("engine") === "embedded")(
  "does both of two changes whose locks cross",
  async () => {
    const room = await makeClass(app.database, school.teacher, { students: 2 });
    const [one, other] = room.students.map(({ id }) => id);
    let waiting = 0;
    let meet = () => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    const change = (order: (number | undefined)[], year: number) =>
      app.database.as(school.admin, async (handle) => {
        for (const id of order) {
          await handle
            .update(students)
            .set({ year })
            .where(eq(students.id, id ?? 0));
          waiting += 1;
          if (waiting === 2) meet();
          await met;
        }
      });
    await Promise.all([change([one, other], 8), change([other, one], 10)]);
    const rows = await app.database.owner.query<{ year: number }>(
      "select distinct year from students where id in ($1, $2)",
      [one, other],
    );
    expect(rows).toHaveLength(1);
  },
);

it("answers that a pupil is gone who is erased while something is recorded of them", async () => {
  const room = await makeClass(app.database, school.teacher, { students: 6 });
  const said = { decision: "given", guardian: "Mrs Aldous", decided_on: "2021-01-15" };
  const answers = await Promise.all(
    room.students.flatMap(({ id }) => [
      school.admin.client.post(`students/${id}/consent/`, said),
      school.admin.client.post(`students/${id}/erase/`),
      school.admin.client.post(`students/${id}/consent/`, said),
    ]),
  );
  const statuses = new Set(answers.map((answer) => answer.status));
  expect([...statuses].filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
});

it.skipIf(inject("engine") === "embedded")(
  "waits for what is being written before it deletes its author",
  async () => {
    const leaver = await makeUser(app.database, school.admin);
    const insert = await app.database.owner.query<{ id: number }>(
      `insert into batches (institution_id, author_id, classroom_name, kind, length_range, length_unit, fallback, total)
      values ($1, $2, 'Any', 'class', '300-400', 'words', false, 1) returning id`,
      [leaver.institution_id, leaver.user_id],
    );
    let answer: Promise<{ status: number }> | undefined;
    // As a worker does: the batch first, and then rows that name the author.
    await app.database.as(leaver, async (handle) => {
      await handle
        .select()
        .from(batches)
        .where(eq(batches.id, insert[0]?.id ?? 0))
        .for("update");
      answer = school.admin.client.delete(`users/teachers/delete/${leaver.user_id}/`);
      await somebodyWaits();
      await handle
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, leaver.user_id))
        .for("key share", { noWait: true });
    });
    expect((await answer)?.status).toBe(200);
  },
);

/** Until a connection of this database waits for another's lock. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await app.database.owner.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (waiting.length > 0) return;
  }
}
