import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClass } from "./support/factories.ts";
import { startModelApp } from "./support/model-app.ts";
import type { ModelServer } from "./support/model-server.ts";
import { rewordAny } from "./support/reword-any.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import type { TestApp } from "./support/test-app.ts";

let model: ModelServer;
let app: TestApp;
let school: TestSchool;
let elsewhere: TestSchool;
let room: Awaited<ReturnType<typeof makeClass>>;

beforeAll(async () => {
  ({ app, model } = await startModelApp());
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
  room = await makeClass(app.database, school.teacher, { students: 4 });
});
beforeEach(() => {
  model.requests.length = 0;
});
afterAll(() => app.stop());

const admin = () => school.admin.client;
const teacher = () => school.teacher.client;
const setting = (required: boolean) => admin().patch("admin/consent/", { required });
const idOf = (at: number) => room.students[at]?.id ?? 0;
/** Years ago, to the day. */
const born = (years: number) => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
};
const setBirth = (at: number, date: string | null) =>
  app.database.owner.query("update students set date_of_birth = $2 where id = $1", [
    idOf(at),
    date,
  ]);
const say = (at: number, decision: string, guardian = "Mrs Aldous") =>
  admin().post(`students/${idOf(at)}/consent/`, { decision, guardian, decided_on: "2021-01-15" });

/** A word for each student that is found again in what was sent. */
const MARKS = ["lighthouses", "volcanoes", "glaciers", "meteorites"];
const inputs = (at: number) => ({
  level: "Proficient",
  participation: "Active Participant",
  behaviour: "Good Behaviour",
  homework: "Mostly Completed",
  best_achievement: `a project on ${MARKS[at]}`,
});
const generate = (...students: number[]) =>
  teacher().post("reports/generate/batch/", {
    reports: Object.fromEntries(
      students.map((at) => [at, { student: idOf(at), classroom: room.id, ...inputs(at) }]),
    ),
    word_count: "300-400",
  });
const sentOf = (at: number) =>
  model.requests.filter((request) => request.includes(MARKS[at] ?? "")).length;

describe("an institution that asks for guardians' consent", () => {
  it("has the reports of young pupils without it written on this server, and nothing of them sent", async () => {
    await setBirth(0, born(12));
    await setBirth(1, born(12));
    await setBirth(2, born(14));
    await setBirth(3, null);
    await say(1, "given");
    expect((await admin().get("admin/consent/")).body).toMatchObject({ required: false });
    const { body } = await setting(true);
    expect(body.required).toBe(true);

    const written = (await generate(0, 1, 2, 3)).body;
    expect([0, 1, 2, 3].map((at) => written[at].error)).toEqual(Array(4).fill(undefined));
    expect([0, 1, 2, 3].map((at) => sentOf(at) > 0)).toEqual([false, true, true, false]);
    const sent = async (at: number) =>
      (await teacher().get(`reports/generated/${written[at].id}/sent/`)).body;
    // The teacher sees which writer wrote it.
    expect((await sent(0)).sent).toBeNull();
    expect(written[0].written_by).not.toContain("local");
    expect(written[1].written_by).toContain("local");
    expect((await sent(1)).sent).toContain("volcanoes");
  });

  it("keeps to it for a single report, for another text and for every change of it", async () => {
    const list = (await teacher().get(`reports/student/${idOf(0)}/`)).body;
    const one = { report_id: list[0].id, selected_word_count: "300-400", regenerate: true };
    const single = (await teacher().post("reports/generate/", one)).body;
    expect(single.word_count).toBeGreaterThanOrEqual(300);
    const again = (await teacher().post("reports/generate/", one)).body;
    expect(again.id).not.toBe(single.id);
    expect((await rewordAny(teacher(), again)).status).toBe(200);
    expect(model.requests).toEqual([]);
  });

  it("keeps to it where a teacher lets a failed batch be tried again", async () => {
    const { body } = await teacher().post(
      "reports/generate/batch/",
      {
        reports: { 0: { student: idOf(0), classroom: room.id, ...inputs(0) } },
        word_count: "300-400",
        fallback: true,
      },
      { headers: { prefer: "respond-async" } },
    );
    const events = await teacher().events(`reports/batches/${body.batch}/events/`);
    expect(events.at(-1)).toMatchObject({ event: "end" });
    expect(model.requests).toEqual([]);
  });

  it("tells the class's teacher who that is", async () => {
    const path = `students/classroom/${room.id}/embedded-only/`;
    expect((await teacher().get(path)).body).toEqual([idOf(0), idOf(3)].toSorted((a, b) => a - b));
    expect((await school.colleague.client.get(path)).status).toBe(404);
  });

  it("sends a pupil's facts once a guardian consents, and no more once it is withdrawn", async () => {
    await say(0, "given");
    await generate(0);
    expect(sentOf(0)).toBeGreaterThan(0);
    model.requests.length = 0;
    const { body } = await say(0, "withdrawn", "Mr Aldous");
    expect(body.embedded_only).toBe("withdrawn");
    await generate(0);
    await setting(false);
    // A no holds without the setting, too.
    await teacher().post("reports/generate/batch/", {
      reports: { 0: { student: idOf(0), classroom: room.id, ...inputs(0), level: "Advanced" } },
      word_count: "300-400",
    });
    expect(model.requests).toEqual([]);
    await generate(3);
    expect(sentOf(3)).toBeGreaterThan(0);
  });
});

describe("the record of consent", () => {
  it("keeps every word with its date, whose it was and who wrote it down", async () => {
    const { status, body } = await say(2, "given", "  Ms Calder, mother ");
    expect(status).toBe(201);
    expect(body).toEqual({
      entries: [
        {
          id: expect.any(Number),
          decision: "given",
          guardian: "Ms Calder, mother",
          decided_on: "2021-01-15",
          recorded_by: expect.stringMatching(/^Terry Teacher/u),
          recorded_at: expect.stringMatching(/Z$/u),
        },
      ],
      embedded_only: null,
    });
    await say(2, "withdrawn");
    const { entries } = (await admin().get(`students/${idOf(2)}/consent/`)).body;
    expect(entries.map(({ decision }: { decision: string }) => decision)).toEqual([
      "withdrawn",
      "given",
    ]);
    const audit = (await admin().get("audit/")).body;
    expect(audit.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(["consent.given", "consent.withdrawn", "consent.setting"]),
    );
    expect(JSON.stringify(audit)).not.toContain("Calder");
  });

  it("refuses what cannot be", async () => {
    const path = `students/${idOf(2)}/consent/`;
    const answer = await admin().post(path, {
      decision: "given",
      guardian: " ",
      decided_on: "2021-13-01",
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).toSorted()).toEqual(["decided_on", "guardian"]);
    const future = { decision: "given", guardian: "Mum", decided_on: "2999-01-01" };
    expect((await admin().post(path, future)).body).toEqual({
      decided_on: ["The date cannot be later than today."],
    });
  });

  it("is for administrators of the pupil's institution", async () => {
    const path = `students/${idOf(2)}/consent/`;
    const said = { decision: "given", guardian: "Mum", decided_on: "2021-01-01" };
    expect((await teacher().get(path)).status).toBe(403);
    expect((await teacher().post(path, said)).status).toBe(403);
    expect((await elsewhere.admin.client.get(path)).status).toBe(404);
    expect((await elsewhere.admin.client.post(path, said)).status).toBe(404);
    expect((await teacher().get("admin/consent/")).status).toBe(403);
    expect((await teacher().patch("admin/consent/", { required: true })).status).toBe(403);
    expect((await elsewhere.admin.client.get("admin/consent/")).body).toMatchObject({
      required: false,
      embedded_only: 0,
    });
  });
});
