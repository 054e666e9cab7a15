import type { Intake } from "@reportair/contract/features/intake.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../src/database/rows-of.ts";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { commit, entries, preview, settle, settled, textFile } from "./support/intake.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const SEPTEMBER = "2026-09-01T10:00:00.000Z";

let app: TestApp;
let now = new Date(SEPTEMBER);
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());

let admin: TestUser;
let teacher: TestUser;
let client: Client;
beforeEach(async () => {
  now = new Date(SEPTEMBER);
  const first = await makeInstitution(app.database);
  admin = await makeUser(app.database, first, { role: "admin" });
  teacher = await makeUser(app.database, first);
  client = await app.signIn(admin);
});

const room = (name: string, year: number, students = 2) =>
  makeClass(app.database, teacher, { name, year, students });
async function plan(choices: object = { classes: "up" }): Promise<Intake> {
  const answer = await client.post<Intake>("intake/new-year/", choices);
  if (answer.status !== 201) throw new Error(answer.text);
  return settled(client, answer.body.id);
}
async function goUp(choices?: object): Promise<Intake> {
  const answer = await commit(client, await plan(choices));
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as Intake;
}
type Room = { id: number; name: string; year: number; student_count: number };
async function rooms(by = client): Promise<string[]> {
  const { body } = await by.get<Room[]>("classrooms/");
  return body.map((each) => `${each.name}, Year ${each.year}: ${each.student_count}`).toSorted();
}
type Pupil = { id: number; year: number; form_group: string; classrooms: number[] };
async function pupils(by = client): Promise<string[]> {
  const { body } = await by.get<Pupil[]>("students/");
  return body.map(
    (each) => `${each.id} ${each.year} ${each.form_group} ${each.classrooms.toSorted().join()}`,
  );
}

describe("a new school year", () => {
  it("takes students and their classes up, through names that others give up, and is undone", async () => {
    await room("9x/En2", 9);
    await room("10x/En2", 10);
    await room("11x/En2", 11);
    const before = [await rooms(), (await pupils()).toSorted()];
    const shown = await plan();
    expect(shown).toMatchObject({ kind: "new_year", state: "ready", questions: [] });
    expect(shown.counts).toMatchObject({ changed: 6, renamed: 3, leaver: 0, unenrolments: 0 });
    expect(await entries(client, shown.id, "renamed")).toMatchObject([
      { changes: [{ field: "name", here: "9x/En2", file: "10x/En2" }, { field: "year" }] },
      {},
      {},
    ]);
    expect(await rooms(), "nothing is written before").toEqual(before[0]);
    const done = await commit(client, shown);
    expect(done.status, done.text).toBe(200);
    expect(await rooms()).toEqual([
      "10x/En2, Year 10: 2",
      "11x/En2, Year 11: 2",
      "12x/En2, Year 12: 2",
    ]);
    expect((await client.get<Pupil[]>("students/?year=10")).body).toMatchObject([
      { form_group: "10B" },
      { form_group: "10B" },
    ]);
    const again = await commit(client, done.body as Intake);
    expect([again.status, again.body.detail]).toEqual([409, "The school has gone up already."]);

    const { body: log } = await client.get("audit/?action=new_year.committed");
    expect(log).toMatchObject([{ details: { counts: { students: 6, classes: 3 } } }]);
    const { body: each } = await client.get("audit/?action=classroom.updated");
    expect(each).toHaveLength(3);

    const undone = await client.post(`intake/${shown.id}/undo/`);
    expect(undone.body.state, undone.text).toBe("undone");
    expect([await rooms(), (await pupils()).toSorted()]).toEqual(before);
    expect(await entries(client, shown.id, "left")).toEqual([]);
  });

  it("empties the classes that a new file replaces, keeps them aside where their name is wanted", async () => {
    await room("9x/En2", 9);
    await room("10x/En2", 10);
    const before = [await rooms(), (await pupils()).toSorted()];
    const choices = { classes: "up", years: { 10: "empty" } };
    const asked = await plan(choices);
    expect(asked.questions).toMatchObject([{ code: "names_taken", classes: ["10x/En2"] }]);
    const refused = await commit(client, asked);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      "Something is still asked. Nothing was changed: please answer it, and look again.",
    ]);
    const ready = await settle(client, asked.id, {
      decisions: { new_year: { ...choices, aside: true } },
    });
    expect((await commit(client, ready)).status).toBe(200);
    expect(await rooms()).toEqual(["10x/En2 (2025/26), Year 10: 0", "10x/En2, Year 10: 2"]);
    // The new timetable finds its class, and the undoing leaves whoever it has moved.
    const [moved] = (await client.get("students/?year=11")).body;
    const file = `Student ID,First Name,Last Name,Year,Classes\n${moved.student_id},${moved.first_name},${moved.last_name},11,11z/Ma1`;
    const subject = { answers: { class_subject: { "11z/Ma1": "Maths" } } };
    const shown = await preview(client, [textFile("list.csv", file)]);
    const brought = await commit(client, await settle(client, shown.id, subject));
    expect(brought.status, brought.text).toBe(200);
    expect((await client.post(`intake/${ready.id}/undo/`)).status).toBe(200);
    expect(await entries(client, ready.id, "left")).toMatchObject([
      { student: { id: moved.id }, sentence: "Has entered another class since." },
    ]);
    expect(await rooms()).toEqual([
      "10x/En2, Year 10: 1",
      "11z/Ma1, Year 11: 1",
      "9x/En2, Year 9: 2",
    ]);
    expect(before[0]).toHaveLength(2);
  });

  it("lists leavers and deletes nobody, and takes nobody up who is in no class unless it is said", async () => {
    const sixth = await room("12A/Ma", 12);
    await app.database.as(teacher, (handle) =>
      handle.execute(sql`update students set year = 13 where id = ${sixth.students[0]?.id}`),
    );
    await room("11x/En2", 11);
    await client.post("students/user/", {
      student_id: "N-1",
      first_name: "Nina",
      last_name: "Noclass",
      year: 8,
    });
    const asked = await plan({ classes: "up", leaving: [11] });
    expect(asked.questions).toMatchObject([{ code: "unplaced", students: 1 }]);
    const choices = { classes: "up", leaving: [11], unplaced: "stay" };
    const ready = await settle(client, asked.id, { decisions: { new_year: choices } });
    expect(ready.counts).toMatchObject({ leaver: 3, changed: 1, emptied: 1, unchanged: 1 });
    expect((await commit(client, ready)).status).toBe(200);
    const names = sixth.students.slice(0, 1).map((each) => `${each.first_name} ${each.last_name}`);
    const left = await entries(client, ready.id, "leaver");
    expect(left.map(({ student }) => student?.name)).toEqual(expect.arrayContaining(names));
    expect(await rooms()).toEqual(["11x/En2, Year 11: 0", "13A/Ma, Year 12: 1"]);
    const { body } = await client.get<Pupil[]>("students/");
    expect(body.map(({ year }) => year).toSorted((a, b) => a - b)).toEqual([8, 11, 11, 13, 13]);
    expect((await client.post(`intake/${ready.id}/undo/`)).status).toBe(200);
    expect(await rooms()).toEqual(["11x/En2, Year 11: 2", "12A/Ma, Year 12: 2"]);
  });

  it("asks about classes that clash, and goes up once one of them has another name", async () => {
    const one = await room("9A", 9);
    await room("10A", 9);
    const asked = await plan();
    expect(asked.questions).toMatchObject([
      { code: "classes_clash", rooms: [{ id: one.id, name: "9A" }, { name: "10A" }] },
    ]);
    await client.put(`classrooms/${one.id}/`, { name: "9 Art" });
    const refused = await commit(client, asked);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining("The school has changed since"),
    ]);
    expect((await commit(client, await settled(client, asked.id))).status).toBe(200);
    expect(await rooms()).toEqual(["10 Art, Year 10: 2", "10A, Year 10: 2"]);
  });

  it("puts back what has not changed since, and lists the rest", async () => {
    const nine = await room("9x/En2", 9);
    const done = await goUp();
    await client.put(`classrooms/${nine.id}/`, { name: "10 English" });
    const path = `students/delete/${nine.students[0]?.id}/`;
    expect((await client.patch(path, { form_group: "10Z" })).status).toBe(200);
    await room("9x/En2", 9, 0);
    expect((await client.post(`intake/${done.id}/undo/`)).status).toBe(200);
    expect((await entries(client, done.id, "left")).map(({ sentence }) => sentence)).toEqual([
      "Edited since: Form group.",
      "It has been edited since.",
    ]);
    expect(await rooms()).toEqual(["10 English, Year 10: 2", "9x/En2, Year 9: 0"]);
    expect((await pupils()).map((each) => each.split(" ").slice(1, 3).join(" "))).toEqual(
      expect.arrayContaining(["9 10Z", "9 9B"]),
    );
  });

  it("is undone for seven days", async () => {
    await room("9x/En2", 9);
    const done = await goUp();
    now = new Date(Date.parse(SEPTEMBER) + 7 * 86_400_000 + 1);
    client = await app.signIn(admin);
    const late = await client.post(`intake/${done.id}/undo/`);
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining("7 days ago")]);
    expect(await rooms()).toEqual(["10x/En2, Year 10: 2"]);
  });

  it("warns of a second time in a year, at the beginning and at the end, until it is undone", async () => {
    await room("9x/En2", 9);
    const other = await plan();
    const done = await goUp();
    const twice = await client.post("intake/new-year/", { classes: "up" });
    expect([twice.status, twice.body]).toEqual([
      409,
      expect.objectContaining({
        detail: "The school went up on 1 September 2026. Do you want to go up again?",
        went_up_at: SEPTEMBER,
      }),
    ]);
    expect((await commit(client, other)).body.detail).toContain("Do you want to go up again?");
    await goUp({ classes: "up", again: true });
    expect(await rooms()).toEqual(["11x/En2, Year 11: 2"]);
    const [latest] = (await client.get<Intake[]>("intake/")).body;
    for (const id of [latest?.id, done.id]) await client.post(`intake/${id}/undo/`);
    expect(await rooms()).toEqual(["9x/En2, Year 9: 2"]);
    expect((await client.post("intake/new-year/", { classes: "up" })).status).toBe(201);
    await goUp();
    now = new Date("2027-07-20T10:00:00.000Z");
    client = await app.signIn(admin);
    expect((await client.post("intake/new-year/", { classes: "up" })).status).toBe(201);
  });

  it("is for administrators, of their own school", async () => {
    await room("9x/En2", 9);
    const stranger = await makeInstitution(app.database);
    await makeClass(app.database, stranger, { name: "9x/En2", year: 9 });
    const strange = await app.signIn(await makeUser(app.database, stranger, { role: "admin" }));
    const before = [await rooms(strange), await pupils(strange)];
    const shown = await plan();
    const taught = await app.signIn(teacher);
    expect((await taught.post("intake/new-year/", { classes: "up" })).status).toBe(403);
    expect((await commit(taught, shown)).status).toBe(403);
    expect((await commit(strange, shown)).status).toBe(404);
    expect((await commit(client, shown)).status).toBe(200);
    expect((await strange.post(`intake/${shown.id}/undo/`)).status).toBe(404);
    expect([await rooms(strange), await pupils(strange)]).toEqual(before);
    expect((await strange.post("intake/new-year/", { classes: "up" })).status).toBe(201);
  });

  it("takes no files, and no choice that says nothing of classes", async () => {
    await room("9x/En2", 9);
    const { id } = await plan();
    const file = await client.post(`intake/${id}/files/?name=a.csv`, new Uint8Array([65]), {
      headers: { "content-type": "application/octet-stream" },
    });
    expect(file.status).toBe(409);
    expect((await client.patch(`intake/${id}/`, { decisions: {} })).status).toBe(400);
    expect((await client.post("intake/new-year/", {})).status).toBe(400);
    expect(
      (await client.post("intake/new-year/", { classes: "up", years: { 13: "up" } })).status,
    ).toBe(400);
  });
});

describe("reports", () => {
  it("stay with the class, year and period that they were written for", async () => {
    now = new Date("2026-08-31T10:00:00.000Z");
    const author = await app.signIn(teacher);
    client = await app.signIn(admin);
    const nine = await room("9x/En2", 9);
    const [pupil] = nine.students;
    const write = (by: Client) =>
      by.post("reports/generate/batch/", {
        reports: {
          0: { student: pupil?.id, classroom: nine.id, level: "Proficient", level_notes: "Reads" },
        },
        word_count: "300-400",
      });
    const written = await write(author);
    expect(written.status, written.text).toBe(200);
    const { id } = written.body["0"] as { id: number };
    expect(
      (await author.patch(`reports/generated-reports/${id}/`, { status: "kept" })).status,
    ).toBe(200);
    expect((await author.post("sharing/releases/", { reports: [id] })).status).toBeLessThan(300);

    now = new Date(SEPTEMBER);
    client = await app.signIn(admin);
    const later = await app.signIn(teacher);
    await goUp();

    const { body: list } = await later.get("reports/generated/list/?year=9");
    expect(list).toMatchObject([
      { id, year: 9, classroom: { id: nine.id, name: "9x/En2" }, period: "Summer term 2026" },
    ]);
    expect((await later.get("reports/generated/list/?year=10")).body).toEqual([]);
    const released = await client.get("sharing/released/");
    expect(JSON.stringify(released.body)).toContain("9x/En2");
    expect(JSON.stringify(released.body)).not.toContain("10x/En2");
    const [text] = await app.database.as(admin, (handle) =>
      rowsOf<{ year: number; classroom_name: string }>(
        handle,
        sql`select t.year, t.classroom_name from reporting_periods p,
          whole_report_texts(p.id, array[${pupil?.id}::integer]) t`,
      ),
    );
    expect(text).toEqual({ year: 9, classroom_name: "9x/En2" });
    expect((await later.get(`classrooms/${nine.id}/`)).body).toMatchObject({
      name: "10x/En2",
      year: 10,
    });

    const next = await write(later);
    expect(next.status, next.text).toBe(200);
    const { body: all } = await later.get("reports/generated/list/");
    expect(
      all
        .map((each: { year: number; classroom: { name: string } }) => [
          each.year,
          each.classroom.name,
        ])
        .toSorted(),
    ).toEqual([
      [10, "10x/En2"],
      [9, "9x/En2"],
    ]);
  });
});

describe("a whole school", () => {
  it("of 1,500 students in 360 classes goes up in one go", async () => {
    await app.database.as(teacher, async (handle) => {
      const school = teacher.institution_id;
      await handle.execute(sql`insert into classrooms (institution_id, name, year, subject)
        select ${school}::integer, y || 'x/S' || n, y, 'Subject ' || n from generate_series(7, 12) y, generate_series(1, 60) n`);
      await handle.execute(sql`insert into students (institution_id, student_id, first_name, last_name, year, form_group)
        select ${school}::integer, 'M' || n, 'Forename' || n, 'Surname' || n, 7 + n % 7, (7 + n % 7) || 'B'
        from generate_series(1, 1500) n`);
      await handle.execute(sql`insert into enrolments (classroom_id, student_id, institution_id)
        select c.id, s.id, s.institution_id from students s join classrooms c
          on c.year = least(s.year, 12) and (c.id + s.id) % 6 = 0`);
    });
    const choices = { classes: "up", years: { 12: "empty" }, aside: true };
    const shown = await plan(choices);
    expect(shown.counts).toMatchObject({ renamed: 300, emptied: 60, leaver: 214, changed: 1286 });
    const done = await commit(client, shown);
    expect(done.status, done.text).toBe(200);
    const undone = await client.post(`intake/${shown.id}/undo/`);
    expect(undone.status, undone.text).toBe(200);
    expect(await entries(client, shown.id, "left")).toEqual([]);
  });
});
