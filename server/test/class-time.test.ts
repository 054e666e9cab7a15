import { randomBytes } from "node:crypto";
import type { OwnClassTime, SchoolClassTime } from "@reportair/contract/features/class-time.ts";
import { SECONDS_MAX, SUMS_MAX } from "@reportair/contract/work-counting.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let admin: TestUser;
let author: TestUser;
let client: Client;
let room: Awaited<ReturnType<typeof makeClass>>;
const noon = new Date("2026-11-26T12:00:00Z");
let now = noon;

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());
beforeEach(async () => {
  now = noon;
  admin = await makeUser(app.database, await makeInstitution(app.database), { role: "admin" });
  author = await makeUser(app.database, admin);
  client = await app.signIn(author);
  room = await makeClass(app.database, author, { students: 2 });
});

const sum = (seconds: number, classroom = room.id, id = randomBytes(16).toString("hex")) => ({
  id,
  classroom,
  seconds,
});
const add = (sums: object[], by = client) => by.post("reports/class-time/", { sums });
const own = async (by = client) => (await by.get<OwnClassTime>("reports/class-time/")).body;
const settle = (body: object, by = client) => by.patch<OwnClassTime>("reports/class-time/", body);
const seconds = async (by = client) => (await own(by)).classes.map((each) => each.seconds);

/** A text of the writer's for a pupil of the class; returns its id and what it says. */
async function written(at = 0, by = client, of = room): Promise<{ id: number; text: string }> {
  const { body } = await by.post("reports/generate/batch/", {
    reports: {
      0: {
        student: of.students[at]?.id,
        classroom: of.id,
        level: "Proficient",
        level_notes: "She reads a book a week and speaks of it with her friends.",
      },
    },
    word_count: "300-400",
  });
  return { id: body["0"].id, text: body["0"].report_content };
}
const edit = (id: number, body: object, by = client) =>
  by.patch(`reports/generated-reports/${id}/`, body);

describe("minutes of work", () => {
  it("add up, from one device and from two, in the class and the period that they are of", async () => {
    const other = await makeClass(app.database, author);
    expect((await add([sum(60), sum(30), sum(20, other.id)])).body).toEqual({ counting: true });
    await add([sum(15)], await app.signIn(author));
    const { classes, school_year, period } = await own();
    expect(school_year).toBe(2026);
    expect(classes.map((each) => [each.name, each.seconds, each.period])).toEqual([
      [room.name, 105, period],
      [other.name, 20, period],
    ]);
    now = new Date("2027-01-15T12:00:00Z");
    await add([sum(5)], (client = await app.signIn(author)));
    expect((await own()).classes.map((each) => [each.period_name, each.seconds])).toEqual([
      ["Spring term 2027", 5],
      ["Autumn term 2026", 105],
      ["Autumn term 2026", 20],
    ]);
  });

  it("count once, however often a sum comes", async () => {
    const twice = sum(60);
    await add([twice, twice]);
    await add([twice, sum(1)]);
    await add([sum(2)]);
    await add([twice]);
    expect(await seconds()).toEqual([63]);
    await Promise.all([add([sum(100), twice]), add([sum(1_000), twice])]);
    expect(await seconds()).toEqual([1_163]);
  });

  it("of a class that is not the teacher's are left out", async () => {
    const theirs = await makeClass(app.database, await makeUser(app.database, admin));
    const elsewhere = await makeInstitution(app.database);
    const strange = await makeClass(app.database, await makeUser(app.database, elsewhere));
    expect((await add([sum(60, theirs.id), sum(60, strange.id), sum(7)])).status).toBe(200);
    expect(await seconds()).toEqual([7]);
  });

  it("are refused where they cannot be", async () => {
    for (const sums of [
      [],
      [sum(0)],
      [sum(SECONDS_MAX + 1)],
      [sum(1.5)],
      [sum(1, room.id, "one")],
      Array.from({ length: SUMS_MAX + 1 }, () => sum(1)),
    ]) {
      expect((await add(sums)).status).toBe(400);
    }
    expect((await add(Array.from({ length: SUMS_MAX }, () => sum(1)))).status).toBe(200);
    expect(await seconds()).toEqual([SUMS_MAX]);
  });

  it("are nobody else's to read, not even of the same class", async () => {
    await add([sum(60)]);
    const colleague = await app.signIn(await makeUser(app.database, admin));
    const adminteacher = await app.signIn(
      await makeUser(app.database, admin, { role: "adminteacher" }),
    );
    expect(await own(colleague)).toMatchObject({ classes: [] });
    expect(await own(adminteacher)).toMatchObject({ classes: [] });
    expect((await (await app.signIn(admin)).get("reports/class-time/")).status).toBe(403);
    expect((await client.get("admin/class-time/")).status).toBe(403);
  });

  it("go with their class", async () => {
    await add([sum(60)]);
    await client.delete(`classrooms/delete/${room.id}/`);
    expect(await seconds()).toEqual([]);
  });
});

describe("what a teacher settles", () => {
  it("is how long a class took before, once, and can be taken back", async () => {
    expect(await own()).toMatchObject({ counting: true, asked: false, before_minutes: null });
    expect((await settle({ before_minutes: 240 })).body).toMatchObject({
      asked: true,
      before_minutes: 240,
    });
    expect((await settle({ before_minutes: null })).body).toMatchObject({
      asked: true,
      before_minutes: null,
    });
  });

  it("is that leaving the question answers it", async () => {
    expect((await settle({ asked: true })).body).toMatchObject({
      asked: true,
      before_minutes: null,
      counting: true,
    });
    for (const body of [
      { before_minutes: 0 },
      { before_minutes: 6_001 },
      { asked: false },
      { x: 1 },
    ])
      expect((await settle(body)).status).toBe(400);
  });

  it("is that nothing is counted, which removes what was", async () => {
    await settle({ before_minutes: 90 });
    await add([sum(60)]);
    expect((await settle({ counting: false })).body).toMatchObject({
      counting: false,
      classes: [],
    });
    expect((await add([sum(60)])).body).toEqual({ counting: false });
    expect(await settle({ counting: true })).toMatchObject({
      body: { classes: [], before_minutes: 90 },
    });
    await add([sum(8)]);
    expect(await seconds()).toEqual([8]);
  });
});

describe("texts that are kept", () => {
  const kept = async () => (await own()).classes[0]?.kept;

  it("are as written, lightly or much edited, by what the writer wrote last", async () => {
    const [one, other] = [await written(0), await written(1)];
    expect(await kept()).toBeUndefined();
    await edit(one.id, { status: "kept" });
    await edit(other.id, { status: "kept", report_content: `${other.text} Well done.` });
    expect(await kept()).toEqual({ as_written: 1, lightly: 1, much: 0, earlier: 0 });
    // What was lightly edited twice is compared with what was written, not with the edit before.
    await edit(other.id, { report_content: "I have written this one anew." });
    expect(await kept()).toEqual({ as_written: 1, lightly: 0, much: 1, earlier: 0 });
    await edit(other.id, { report_content: `${other.text} Very well done.` });
    expect(await kept()).toEqual({ as_written: 1, lightly: 1, much: 0, earlier: 0 });
    await edit(other.id, { report_content: other.text });
    expect(await kept()).toEqual({ as_written: 2, lightly: 0, much: 0, earlier: 0 });
  });

  it("that are put together of two of the writer's are compared with the nearer one", async () => {
    const first = await written();
    await edit(first.id, { status: "kept" });
    const { body } = await client.get(`reports/generated/${first.id}/`);
    const again = await client.post("reports/generate/", {
      report_id: body.report_configuration,
      selected_word_count: "300-400",
      regenerate: true,
    });
    await edit(again.body.id, { report_content: `${first.text} Well done.`, status: "kept" });
    expect(await kept()).toEqual({ as_written: 0, lightly: 1, much: 0, earlier: 0 });
  });

  it("of before this was counted are told apart, until they are changed", async () => {
    const { id, text } = await written();
    await edit(id, { status: "kept" });
    await app.database.owner.query("update generated_reports set edited = null where id = $1", [
      id,
    ]);
    expect(await kept()).toEqual({ as_written: 0, lightly: 0, much: 0, earlier: 1 });
    await edit(id, { report_content: `${text} Well done.` });
    expect(await kept()).toEqual({ as_written: 0, lightly: 1, much: 0, earlier: 0 });
  });

  it("count no more once they are discarded, and stay where their class is gone", async () => {
    const [one, other] = [await written(0), await written(1)];
    for (const { id } of [one, other]) await edit(id, { status: "kept" });
    await client.delete(`reports/generated/${one.id}/`);
    await client.delete(`classrooms/delete/${room.id}/`);
    expect((await own()).classes).toMatchObject([
      { classroom: null, name: room.name, seconds: 0, kept: { as_written: 1 } },
    ]);
  });
});

describe("what a school's classes took", () => {
  const school = async (by: Client) => (await by.get<SchoolClassTime>("admin/class-time/")).body;
  const nothing = { school_year: 2026, time: null, kept: null, before: null };

  /** Another teacher of the school who worked an hour on a class, kept a text and answered. */
  async function teacher(person?: TestUser): Promise<Client> {
    const who = person ?? (await makeUser(app.database, admin));
    const by = await app.signIn(who);
    const of = await makeClass(app.database, who, { students: 1 });
    await add([sum(3_600, of.id)], by);
    await edit((await written(0, by, of)).id, { status: "kept" }, by);
    await settle({ before_minutes: 180 }, by);
    return by;
  }

  it("is told of five teachers, and of four nothing", async () => {
    const head = await app.signIn(admin);
    for (let count = 0; count < 4; count++) await teacher();
    expect(await school(head)).toEqual(nothing);
    const fifth = await teacher();
    expect(await school(head)).toEqual({
      school_year: 2026,
      time: { teachers: 5, classes: 5, hours: 5 },
      kept: { teachers: 5, as_written: 5, lightly: 0, much: 0 },
      before: { teachers: 5, minutes: 180 },
    });
    await settle({ counting: false, before_minutes: null }, fifth);
    expect(await school(head)).toMatchObject({ time: null, kept: { teachers: 5 }, before: null });
  });

  it("is told of five beside whoever asks", async () => {
    const leads = await makeUser(app.database, admin, { role: "adminteacher" });
    const lead = await teacher(leads);
    for (let count = 0; count < 4; count++) await teacher();
    // Five in all, and the one who asks knows their own part of it.
    expect(await school(lead)).toEqual(nothing);
    expect(await school(await app.signIn(admin))).toMatchObject({ time: { teachers: 5 } });
    await teacher();
    expect(await school(lead)).toMatchObject({ time: { teachers: 6, hours: 6 } });
  });

  it("counts nobody who worked a few minutes, among whom nobody could be hidden", async () => {
    for (let count = 0; count < 4; count++) await teacher();
    await add([sum(599)]);
    expect(await school(await app.signIn(admin))).toMatchObject({ time: null });
    await add([sum(1)]);
    expect(await school(await app.signIn(admin))).toMatchObject({
      time: { teachers: 5, hours: 4 },
    });
  });

  it("is of this school, and of this school year", async () => {
    for (let count = 0; count < 5; count++) await teacher();
    const elsewhere = await makeUser(app.database, await makeInstitution(app.database), {
      role: "admin",
    });
    expect(await school(await app.signIn(elsewhere))).toEqual(nothing);
    now = new Date("2027-09-02T12:00:00Z");
    expect(await school(await app.signIn(admin))).toMatchObject({
      school_year: 2027,
      time: null,
      kept: null,
    });
  });
});
