import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeSending } from "../src/features/data-protection/describe-sending.ts";
import { readEnvironment } from "../src/platform/environment.ts";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";
import { startModelApp } from "./support/model-app.ts";
import type { ModelServer } from "./support/model-server.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const PATH = "admin/data-protection/";
const SENDING = describeSending(
  readEnvironment({
    WRITER: "openai-compatible",
    WRITER_BASE_URL: "http://10.2.0.8:8080/v1",
    WRITER_MODEL: "qwen3:14b",
    WRITER_API_KEY: "a-secret-key",
    SMTP_URL: "smtps://someone:password@mail.school.example",
  }),
);

let app: TestApp;
let model: ModelServer;
let school: TestSchool;
let elsewhere: TestSchool;
beforeAll(async () => {
  ({ app, model } = await startModelApp({ sending: SENDING }));
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
});
afterAll(() => app.stop());

const write = ({ teacher, room }: TestSchool, fallback = false) =>
  teacher.client.post("reports/generate/batch/", {
    reports: Object.fromEntries(
      room.students.map(({ id }, at) => [
        at,
        {
          student: id,
          classroom: room.id,
          level: "Advanced",
          behaviour: "Good Behaviour",
          level_notes: "loves dragons",
        },
      ]),
    ),
    word_count: "300-400",
    fallback,
  });

describe("the page for the data protection lead", () => {
  it("is for administrators", async () => {
    expect((await app.visitor().get(PATH)).status).toBe(403);
    expect((await school.teacher.client.get(PATH)).status).toBe(403);
    expect((await school.admin.client.get(PATH)).status).toBe(200);
    expect((await school.adminTeacher.client.get(PATH)).status).toBe(200);
  });

  it("says that nothing has left yet", async () => {
    const { body } = await school.admin.client.get(PATH);
    expect(body).toMatchObject({ leaves: true, since: null, months: [] });
    expect(body.model).toEqual({
      provider: "10.2.0.8",
      name: "qwen3:14b",
      host: "10.2.0.8",
      place: "private_network",
    });
    expect(body.mail).toBe("mail.school.example");
    expect(JSON.stringify(body)).not.toMatch(/a-secret-key|password/u);
  });

  it("counts what left and what was written, from the first day on, and never a text or a name", async () => {
    expect((await write(school)).status).toBe(200);
    model.troubles = Array.from({ length: 10 }, () => ({ status: 401 }));
    expect((await write(elsewhere, true)).status).toBe(200);
    model.troubles = [];
    const { body, text } = await school.admin.client.get(PATH);
    expect(body.since).toBe(body.today);
    expect(body.months).toHaveLength(1);
    const [month] = body.months;
    expect(month.month).toBe(body.today.slice(0, 7));
    expect(month).toMatchObject({ by_model: 2, here: 0 });
    expect(month.requests).toBeGreaterThanOrEqual(2);
    expect(month.tokens).toBe(150 * month.requests);
    expect(text).not.toContain("dragons");
    for (const { first_name, last_name } of school.room.students) {
      expect(text).not.toContain(`${first_name} ${last_name}`);
    }
  });

  it("knows nothing of another school's counts", async () => {
    const { body } = await elsewhere.admin.client.get(PATH);
    // It was sent something too, and its texts were then written on this server.
    expect(body.months).toMatchObject([{ by_model: 0, here: 2, tokens: 0 }]);
    const third = await makeInstitution(app.database, "Hill Top School");
    const admin = await app.signIn(await makeUser(app.database, third, { role: "admin" }));
    expect((await admin.get(PATH)).body).toMatchObject({
      school: "Hill Top School",
      since: null,
      months: [],
      // An institution is made with its first administrator.
      accounts: { teacher: 0, admin: 2, adminteacher: 0 },
      consent: { students: 0, given: 0, withdrawn: 0, embedded_only: 0 },
    });
  });

  it("counts guardians' words and whom they keep on this server", async () => {
    const { client } = school.admin;
    const before = (await client.get(PATH)).body.consent;
    const [first, second] = school.room.students;
    for (const [id, decision] of [
      [first?.id, "withdrawn"],
      [second?.id, "given"],
    ]) {
      await client.post(`students/${id}/consent/`, {
        decision,
        guardian: "A guardian",
        decided_on: "2025-09-01",
      });
    }
    const { body } = await client.get(PATH);
    expect(body.consent).toEqual({ ...before, given: 1, withdrawn: 1, embedded_only: 1 });
    expect(JSON.stringify(body)).not.toContain("A guardian");
  });

  it("says that nothing leaves once the school has settled so, and what has left all the same", async () => {
    const { client } = school.admin;
    await client.patch("admin/report-policies/", { writer: "embedded" });
    const { body } = await client.get(PATH);
    expect(body.leaves).toBe(false);
    expect(body.since).toBe(body.today);
    await client.patch("admin/report-policies/", { writer: "configured" });
  });

  it("does not count a first month anew when there is more in it", async () => {
    const room = await makeClass(app.database, school.teacher, { students: 1 });
    await write({ ...school, room });
    const { body } = await school.admin.client.get(PATH);
    expect(body.since).toBe(body.today);
    expect(body.months).toHaveLength(1);
    expect(body.months[0].by_model).toBeGreaterThanOrEqual(2);
  });
});

describe("the table of what is taken out", () => {
  /** What may not be in what is sent, of each example. */
  const SECRETS: Record<string, RegExp> = {
    student: /Marisol|Thackeray/u,
    other_students: /Devran|Tilly|Brannigan/u,
    staff: /Pemberley/u,
    school: /Kestrelmoor/u,
    unknown_name: /Rosamund|Kettleby/u,
    former_pupil: /Sorrel|Whitby/u,
    date_of_birth: /14|2013/u,
    age: /12 years/u,
    student_id: /OAK|1185/u,
    phone: /07700|900123/u,
    email: /marisol|example\.com/u,
    address: /14|Larkfield|S32|1BB/u,
    village: /Coldmere/u,
    link: /slides\.example|marisol/u,
    handle: /marisoldraws/u,
    pronouns: /\b(?:she|her)\b/iu,
  };

  it("is made by the code that sends: no example holds what it is an example of", async () => {
    const { body } = await school.admin.client.get(PATH);
    const shown = new Map<string, { typed: string; sent: string | null }>(
      body.examples.map((each: { kind: string; typed: string; sent: string }) => [each.kind, each]),
    );
    expect([...shown.keys()].toSorted()).toEqual(
      [...Object.keys(SECRETS), "health", "family", "safeguarding"].toSorted(),
    );
    for (const [kind, secret] of Object.entries(SECRETS)) {
      expect(shown.get(kind)?.typed, kind).toMatch(secret);
      expect(shown.get(kind)?.sent, kind).not.toBeNull();
      expect(shown.get(kind)?.sent, kind).not.toMatch(secret);
    }
    expect(shown.get("health")?.sent).toBeNull();
    expect(shown.get("family")?.sent).toBeNull();
    expect(shown.get("safeguarding")?.sent).toBeNull();
  });
});

it("a server without a model says plainly that nothing leaves", async () => {
  const alone = await startTestApp();
  const own = await makeSchool(alone);
  const { body } = await own.admin.client.get(PATH);
  expect(body).toMatchObject({ model: null, leaves: false, since: null, mail: null });
  await alone.stop();
});

it("Anthropic is outside, at its own address", () => {
  const environment = readEnvironment({ WRITER: "anthropic", WRITER_API_KEY: "k" });
  expect(describeSending(environment).model).toMatchObject({
    provider: "Anthropic",
    host: "api.anthropic.com",
    place: "outside",
  });
});
