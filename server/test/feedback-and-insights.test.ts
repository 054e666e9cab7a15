import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let teacher: TestUser;
let client: Client;
let reports: { id: number }[];

beforeAll(async () => {
  app = await startTestApp();
  const school = await makeInstitution(app.database);
  teacher = await makeUser(app.database, school);
  client = await app.signIn(teacher);
  const room = await makeClass(app.database, teacher, { students: 5 });
  const entries = Object.fromEntries(
    room.students.map((student, at) => [
      at,
      { student: student.id, classroom: room.id, level: "Advanced" },
    ]),
  );
  const four = Object.fromEntries(Object.entries(entries).slice(0, 4));
  reports = Object.values(
    (await client.post("reports/generate/batch/", { reports: four, word_count: "300-400" })).body,
  );
  expect((await client.get("insights/")).body).toEqual({
    reports: 4,
    needed: 5,
    cards: null,
  });
  await client.post("reports/generate/batch/", {
    reports: { 4: entries["4"] },
    word_count: "300-400",
  });
});
afterAll(() => app.stop());

const rate = (
  by: Client,
  report: number | undefined,
  type: string,
  value: number,
  comment?: string,
) =>
  by.post("reinforcement/feedback/submit/", {
    associated_generated_report: report,
    feedback_rating_type: type,
    feedback_value: value,
    ...(comment === undefined ? {} : { feedback_comment: comment }),
  });

describe("feedback", () => {
  it("is given once, and comes with the report", async () => {
    const answer = await rate(client, reports[0]?.id, "star", 4, "Reads well");
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      associated_generated_report: reports[0]?.id,
      feedback_rating_type: "star",
      feedback_value: 4,
      feedback_comment: "Reads well",
    });
    const again = await Promise.all([
      rate(client, reports[0]?.id, "thumb", 1),
      rate(client, reports[0]?.id, "star", 1),
    ]);
    expect(again.map(({ status }) => status)).toEqual([409, 409]);
    expect((await client.get(`reports/generated/${reports[0]?.id}`)).body.feedback).toEqual({
      rating_type: "star",
      value: 4,
      comment: "Reads well",
    });
  });

  it.each([
    ["thumb", 0],
    ["thumb", 2],
    ["star", 0],
    ["star", 6],
    ["star", 2.5],
  ])("refuses a %s of %d", async (type, value) => {
    const answer = await rate(client, reports[1]?.id, type, value);
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty("feedback_value");
  });

  it("is for one's own reports, by those who write them", async () => {
    const colleague = await app.signIn(await makeUser(app.database, teacher));
    const stranger = await app.signIn(
      await makeUser(app.database, await makeInstitution(app.database)),
    );
    const admin = await app.signIn(await makeUser(app.database, teacher, { role: "admin" }));
    expect((await rate(colleague, reports[1]?.id, "thumb", 1)).status).toBe(404);
    expect((await rate(stranger, reports[1]?.id, "thumb", 1)).status).toBe(404);
    expect((await rate(admin, reports[1]?.id, "thumb", 1)).status).toBe(403);
    expect((await rate(app.visitor(), reports[1]?.id, "thumb", 1)).status).toBe(403);
  });
});

describe("insights", () => {
  it("open at five reports, from the teacher's own alone", async () => {
    const { body } = await client.get("insights/");
    expect(body).toMatchObject({ reports: 5, needed: 5 });
    expect(Object.keys(body.cards)).toEqual([
      "level",
      "participation",
      "punctuality",
      "behaviour",
      "homework",
      "general",
    ]);
    expect(body.cards.level.shows).toBe("5 of 5 are “Advanced” or “Proficient” (100%).");
    await client.delete(`reports/generated/${reports[0]?.id}/`);
    expect((await client.get("insights/")).body).toEqual({ reports: 4, needed: 5, cards: null });
    await client.post(`reports/generated/${reports[0]?.id}/restore/`);
    const colleague = await app.signIn(await makeUser(app.database, teacher));
    expect((await colleague.get("insights/")).body).toEqual({ reports: 0, needed: 5, cards: null });
  });

  it("are not for administrators or visitors", async () => {
    const admin = await app.signIn(await makeUser(app.database, teacher, { role: "admin" }));
    expect((await admin.get("insights/")).status).toBe(403);
    expect((await app.visitor().get("insights/")).status).toBe(403);
  });
});
