import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startModelApp } from "./support/model-app.ts";
import type { ModelServer } from "./support/model-server.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import type { TestApp } from "./support/test-app.ts";

let model: ModelServer;
let app: TestApp;
let school: TestSchool;
/** Inputs of the class's first student. */
let configuration: number;

beforeAll(async () => {
  ({ app, model } = await startModelApp());
  school = await makeSchool(app);
  const { teacher, colleague, room } = school;
  for (const { client } of [teacher, colleague]) {
    const samples = Array.from({ length: 10 }, (_, at) => ({
      text: `I have enjoyed teaching Ada this term. She's worked hard on essay number ${at}, and it shows!`,
    }));
    await client.post("reinforcement/submit/", { samples });
  }
  for (const { client } of [teacher, colleague]) {
    const isReady = async () => (await client.get("reinforcement/style/")).body.state === "ready";
    await vi.waitUntil(isReady, { timeout: 300_000 });
  }
  const { body } = await teacher.client.post("reports/list/", {
    student: room.students[0]?.id,
    classroom: room.id,
    level: "Proficient",
    participation: "Active Participant",
    behaviour: "Good Behaviour",
    homework: "Mostly Completed",
    best_achievement: "a project on lighthouses",
  });
  configuration = body.id;
});
beforeEach(async () => {
  const { client } = school.admin;
  await client.patch("admin/model-usage/", { budget: null });
  await client.patch("admin/consent/", { required: false });
  await client.patch("admin/report-policies/", { writer: "configured" });
  model.requests.length = 0;
  model.troubles = [];
});
afterAll(() => app.stop());

const compare = (client = school.teacher.client, body: object = {}) =>
  client.post("reinforcement/style/compare/", body);
const chosen = () => compare(undefined, { report_configuration: configuration });
const setBudget = (budget: number | null) =>
  school.admin.client.patch("admin/model-usage/", { budget });
const guardianSays = (decision: "given" | "withdrawn") =>
  school.admin.client.post(`students/${school.room.students[0]?.id}/consent/`, {
    decision,
    guardian: "Mrs Aldous",
    decided_on: "2021-01-15",
  });
async function used() {
  const { months } = (await school.admin.client.get("admin/model-usage/")).body;
  const { requests, input_tokens, output_tokens } = months[0] ?? {
    requests: 0,
    input_tokens: 0,
    output_tokens: 0,
  };
  return { requests, input_tokens, output_tokens };
}

describe("comparing a style by a model", () => {
  it("asks it for both texts, shows what was sent for each, and counts both", async () => {
    const before = await used();
    const { status, body } = await chosen();
    expect(status).toBe(200);
    expect(body.written_by).toContain("local");
    const sent = model.requests.length;
    expect(sent).toBeGreaterThanOrEqual(2);
    expect(model.requests.every((request) => request.includes("lighthouses"))).toBe(true);
    expect(body.sent.split("lighthouses").length - 1).toBeGreaterThanOrEqual(2);
    expect(await used()).toEqual({
      requests: before.requests + sent,
      input_tokens: before.input_tokens + sent * model.usage.input,
      output_tokens: before.output_tokens + sent * model.usage.output,
    });
  });

  it("counts what was asked in vain, too", async () => {
    const before = await used();
    model.troubles = Array.from({ length: 20 }, () => ({ says: "Nothing to the purpose." }));
    expect((await chosen()).status).toBe(503);
    expect(model.requests.length).toBeGreaterThan(0);
    expect((await used()).requests).toBe(before.requests + model.requests.length);
  });

  it("sends nothing of a pupil whose guardian refuses: the writer on this server does it", async () => {
    await guardianSays("withdrawn");
    for (const answer of [await chosen(), await compare()]) {
      expect([answer.status, answer.body.student.id]).toEqual([200, school.room.students[0]?.id]);
      expect(answer.body.written_by).toMatch(/^embedded/u);
      expect(answer.body.sent).toBeNull();
    }
    expect(model.requests).toEqual([]);
    await guardianSays("given");
    expect((await chosen()).body.written_by).toContain("local");
  });

  it("sends nothing of a young pupil without consent, and may send the invented one", async () => {
    const { room, teacher, colleague, admin } = school;
    await admin.client.patch("admin/consent/", { required: true });
    const { owner } = app.database;
    await owner.query("update students set date_of_birth = null where id = $1", [
      room.students[1]?.id,
    ]);
    const young = await teacher.client.post("reports/list/", {
      student: room.students[1]?.id,
      classroom: room.id,
      level: "Developing",
      behaviour: "Good Behaviour",
    });
    const { body } = await compare(undefined, { report_configuration: young.body.id });
    expect(body.written_by).toMatch(/^embedded/u);
    expect(model.requests).toEqual([]);
    const invented = await compare(colleague.client);
    expect([invented.status, invented.body.student]).toEqual([200, null]);
    expect(invented.body.written_by).toContain("local");
  });

  it("takes no inputs that were deleted", async () => {
    const { otherRoom, colleague } = school;
    const { body: inputs } = await colleague.client.post("reports/list/", {
      student: otherRoom.students[0]?.id,
      classroom: otherRoom.id,
      level: "Proficient",
      participation: "Active Participant",
      behaviour: "Good Behaviour",
      homework: "Mostly Completed",
    });
    const ofIt = { report_configuration: inputs.id };
    expect((await compare(colleague.client, ofIt)).status).toBe(200);
    await colleague.client.delete(`reports/detail/${inputs.id}/`);
    expect((await compare(colleague.client, ofIt)).status).toBe(404);
    expect((await compare(colleague.client)).body.student).toBeNull();
  });

  it("is refused once the month's budget is used up, and nothing is sent", async () => {
    await setBudget(0);
    const { status, body } = await chosen();
    expect([status, body.detail]).toEqual([
      503,
      "Your school's AI budget for this month is used up. Nothing was lost: the writer on this server can step in.",
    ]);
    expect(model.requests).toEqual([]);
  });

  it("is by the writer on this server where the school has settled so, whatever the budget", async () => {
    await school.admin.client.patch("admin/report-policies/", { writer: "embedded" });
    await setBudget(0);
    const { status, body } = await chosen();
    expect([status, body.sent]).toEqual([200, null]);
    expect(body.written_by).toMatch(/^embedded/u);
    expect(model.requests).toEqual([]);
  });
});
