import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { plainWriter } from "./support/plain-writer.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const writer = plainWriter();
let app: TestApp;
let teacher: TestUser;
let client: Client;
let room: Awaited<ReturnType<typeof makeClass>>;

beforeAll(async () => {
  app = await startTestApp({ writer });
  teacher = await makeUser(app.database, await makeInstitution(app.database));
  client = await app.signIn(teacher);
  room = await makeClass(app.database, teacher, {
    students: 2,
    names: [
      ["Oluwaseun", "Adeyemi"],
      ["Niamh", "O’Donnell"],
    ],
  });
});
afterAll(() => app.stop());

const sample = (at: number) => ({
  text: `I have really enjoyed teaching Oluwaseun this term. He's worked hard on essay number ${at}, and it shows! He doesn't give up easily. Please keep reading at home, Oluwaseun.`,
  level: "Proficient",
  level_notes: "Oluwaseun Adeyemi, born 14/03/2012",
});
const samples = (n: number) => Array.from({ length: n }, (_, at) => sample(at));
const submit = (by: Client, list: object[]) => by.post("reinforcement/submit/", { samples: list });

async function ready(by: Client = client) {
  for (;;) {
    const { body } = await by.get("reinforcement/style/");
    if (body.state === "ready") return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("training", () => {
  it("begins with nothing", async () => {
    expect((await client.get("reinforcement/style/")).body).toEqual({
      state: "none",
      samples: 0,
      updated_at: null,
      description: [],
      follows: null,
      profile: null,
    });
    expect((await client.patch("reinforcement/style/", { person: "we" })).status).toBe(404);
    expect((await client.get("notifications/")).body).toEqual([]);
  });

  it.each([
    [9, 0],
    [16, 0],
    [9, 6],
  ])("refuses %d samples and %d blank ones", async (filled, blank) => {
    const answer = await submit(client, [
      ...samples(filled),
      ...Array.from({ length: blank }, () => ({ text: "  " })),
    ]);
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      `Please provide between 10 and 15 reports. You have ${filled}.`,
    ]);
  });

  it("refuses a sample that is too long", async () => {
    expect((await submit(client, [...samples(10), { text: "a".repeat(10_001) }])).status).toBe(400);
  });

  it("learns a profile in the background, and says when it is ready", async () => {
    const answer = await submit(client, [...samples(11), { text: " " }]);
    expect([answer.status, answer.body]).toEqual([
      201,
      { detail: "Successfully submitted 11 samples for AI training.", samples: 11 },
    ]);
    const style = await ready();
    expect(style).toMatchObject({ samples: 11, profile: { person: "I", contractions: true } });
    expect(style.description.length).toBeGreaterThan(3);
    const [notification] = (await client.get("notifications/")).body;
    expect(notification).toMatchObject({
      text: expect.stringMatching(/^Your writing style is ready: new reports follow your /u),
      read: false,
    });
    expect((await client.post(`notifications/${notification.id}/read/`)).body.read).toBe(true);
  });

  it("says of each feature how far new texts meet it, and promises no more in the notification", async () => {
    const { follows } = (await client.get("reinforcement/style/")).body;
    const [{ text }] = (await client.get("notifications/")).body;
    const [, whole = "", part = ""] =
      /follow your ([^;]*)(?:; in part your (.*))?\.$/u.exec(text) ?? [];
    for (const { feature, share } of follows) {
      expect(share).toBeLessThanOrEqual(1);
      if (whole.includes(feature)) expect(share).toBeGreaterThanOrEqual(0.85);
      if (part.includes(feature)) expect(share).toBeGreaterThanOrEqual(0.4);
      if (share < 0.4) expect(text).not.toContain(feature);
    }
    expect(follows.map(({ feature }: { feature: string }) => feature)).toContain("openings");
    expect(whole).toContain("person");
  });

  it("makes samples of the teacher's own kept reports, without names, and submits nothing", async () => {
    const keeper = await makeUser(app.database, teacher);
    const own = await makeClass(app.database, keeper, {
      students: 3,
      names: [
        ["Oluwaseun", "Bakare"],
        ["Niamh", "Byrne"],
        ["Tariq", "Aziz"],
      ],
    });
    const by = await app.signIn(keeper);
    expect((await by.get("reinforcement/kept-reports/")).body).toEqual({ samples: [] });
    const entry = (at: number) => ({
      student: own.students[at]?.id,
      classroom: own.id,
      level: "Advanced",
      homework: "Mostly Completed",
    });
    const { body } = await by.post("reports/generate/batch/", {
      reports: { 0: entry(0), 1: entry(1), 2: entry(2) },
      word_count: "300-400",
    });
    for (const at of ["0", "1"]) {
      // Each is kept on its own, as on the screen.
      // oxlint-disable-next-line no-await-in-loop
      await by.patch(`reports/generated-reports/${body[at].id}/`, { status: "kept" });
    }
    const { samples: found } = (await by.get("reinforcement/kept-reports/")).body;
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({ level: "Advanced", homework: "Mostly Completed" });
    expect(found[0].text).toContain("{PUPIL}");
    expect(JSON.stringify(found)).not.toMatch(/Oluwaseun|Niamh|Tariq/u);
    expect((await by.get("reinforcement/style/")).body.state).toBe("none");
    expect((await by.get("reinforcement/draft/")).body.samples).toEqual([]);
    expect((await client.get("reinforcement/kept-reports/")).body.samples).toEqual([]);
  });

  it("keeps samples that are not submitted yet, without names, for their teacher on any machine", async () => {
    const typed = [...samples(2), { text: "" }];
    const kept = await client.put("reinforcement/draft/", { samples: typed });
    expect(kept.status).toBe(200);
    const elsewhere = await app.signIn(teacher);
    const { body } = await elsewhere.get("reinforcement/draft/");
    expect(body.updated_at).toBe(kept.body.updated_at);
    expect(body.samples).toHaveLength(3);
    expect(body.samples[0]).toMatchObject({ level: "Proficient" });
    expect(body.samples[0].text).toContain("I have really enjoyed teaching {PUPIL} this term.");
    expect(body.samples[2].text).toBe("");
    const [row] = await app.database.owner.query<{ all: string }>(
      `select string_agg(samples::text, ' ') as all from training_drafts`,
    );
    expect(row?.all).not.toMatch(/Oluwaseun|Adeyemi|2012/u);
    // Going on from what came back changes nothing of it.
    await client.put("reinforcement/draft/", { samples: body.samples });
    expect((await client.get("reinforcement/draft/")).body.samples).toEqual(body.samples);
    const colleague = await makeUser(app.database, teacher);
    const theirs = await app.signIn(colleague);
    expect((await theirs.get("reinforcement/draft/")).body).toEqual({
      samples: [],
      updated_at: null,
    });
  });

  it("forgets them once they are submitted, or given up", async () => {
    const draft = async () => (await client.get("reinforcement/draft/")).body.updated_at;
    expect(await draft()).not.toBeNull();
    await submit(client, samples(10));
    expect(await draft()).toBeNull();
    await client.put("reinforcement/draft/", { samples: samples(1) });
    expect((await client.delete("reinforcement/draft/")).status).toBe(200);
    expect(await draft()).toBeNull();
    const many = await client.put("reinforcement/draft/", { samples: samples(16) });
    expect(many.status).toBe(400);
  });

  it("stores nothing that identifies the pupil", async () => {
    const [row] = await app.database.owner.query<{ all: string }>(
      `select string_agg(samples::text, ' ') as all from training_sets`,
    );
    const stored = row?.all ?? "";
    expect(stored).toContain("{PUPIL}");
    expect(stored).not.toMatch(/Oluwaseun|Adeyemi|2012/u);
  });

  it("is followed by what is written next, may be changed by hand, and removed", async () => {
    // What was submitted last is learnt first.
    await ready();
    const changed = await client.patch("reinforcement/style/", {
      person: "we",
      avoid: ["a pleasure to teach"],
    });
    expect(changed.body.profile).toMatchObject({ person: "we", avoid: ["a pleasure to teach"] });
    const entry = { student: room.students[0]?.id, classroom: room.id, level: "Advanced" };
    await client.post("reports/generate/batch/", { reports: { 0: entry }, word_count: "300-400" });
    expect(writer.requests.at(-1)?.style).toMatchObject({ person: "we" });
    expect((await client.delete("reinforcement/style/")).status).toBe(200);
    expect((await client.get("reinforcement/style/")).body.state).toBe("none");
    await client.post("reports/generate/batch/", { reports: { 0: entry }, word_count: "400-700" });
    expect(writer.requests.at(-1)?.style).toBeNull();
  });

  it("shows one report with and without it, stores neither, and takes a pupil's inputs where there are some", async () => {
    expect((await client.post("reinforcement/style/compare/", {})).status).toBe(404);
    await submit(client, samples(10));
    await ready();
    const configuration = await client.post("reports/list/", {
      student: room.students[1]?.id,
      classroom: room.id,
      level: "Developing",
      homework: "Mostly Completed",
      participation: "Passive Observer",
    });
    const count = async () => (await client.get("reports/count/")).body.user_report_count;
    const before = await count();
    const { status, body } = await client.post("reinforcement/style/compare/", {});
    expect(status).toBe(200);
    expect(body.student.full_name).toBe("Niamh O’Donnell");
    const [styled, plain] = writer.requests.slice(-2);
    expect([styled?.style?.person, plain?.style]).toEqual(["I", null]);
    expect(styled?.seed).toBe(plain?.seed);
    expect(styled?.facts).toEqual(plain?.facts);
    expect(body.features.length).toBeGreaterThan(4);
    expect(await count()).toBe(before);
    const chosen = { report_configuration: configuration.body.id };
    expect((await client.post("reinforcement/style/compare/", chosen)).status).toBe(200);
    const colleague = await app.signIn(await makeUser(app.database, teacher));
    await submit(colleague, samples(10));
    await ready(colleague);
    expect((await colleague.post("reinforcement/style/compare/", chosen)).status).toBe(404);
    // Whoever has entered nobody yet hears the style in an invented student.
    const invented = await colleague.post("reinforcement/style/compare/");
    expect([invented.status, invented.body.student]).toEqual([200, null]);
    await client.delete("reinforcement/style/");
  });

  it("learns from what is rated and from what is kept unedited, features only", async () => {
    await submit(client, samples(10));
    await ready();
    const entry = (at: number) => ({
      student: room.students[at]?.id,
      classroom: room.id,
      level: "Advanced",
      best_achievement: "Gave a splendid talk about volcanoes to the whole year group",
    });
    const { body } = await client.post("reports/generate/batch/", {
      reports: { 0: entry(0), 1: entry(1) },
      word_count: "300-400",
    });
    await client.post("reinforcement/feedback/submit/", {
      associated_generated_report: body["0"].id,
      feedback_rating_type: "thumb",
      feedback_value: -1,
    });
    const rated = (await client.get("reinforcement/style/")).body;
    expect(rated.profile.avoid.length).toBeGreaterThan(0);
    await client.patch(`reports/generated-reports/${body["1"].id}/`, { status: "kept" });
    const kept = (await client.get("reinforcement/style/")).body;
    expect(kept.samples).toBe(rated.samples + 1);
    expect(JSON.stringify(kept)).not.toMatch(/Oluwaseun|Niamh/u);
    await client.delete("reinforcement/style/");
  });

  it("remembers what was rated badly before there were samples, and when there are new ones", async () => {
    const early = await app.signIn(await makeUser(app.database, teacher));
    const { body: me } = await early.get("users/me/");
    const own = await makeClass(
      app.database,
      { institution_id: teacher.institution_id, user_id: me.id, role: "teacher" },
      { students: 1 },
    );
    const { body } = await early.post("reports/generate/batch/", {
      reports: {
        0: {
          student: own.students[0]?.id,
          classroom: own.id,
          best_achievement: "Gave a splendid talk about volcanoes to the whole year group",
        },
      },
      word_count: "300-400",
    });
    await early.post("reinforcement/feedback/submit/", {
      associated_generated_report: body["0"].id,
      feedback_rating_type: "star",
      feedback_value: 1,
    });
    expect((await early.get("reinforcement/style/")).body.state).toBe("none");
    await submit(early, samples(10));
    const learnt = await ready(early);
    expect(learnt.samples).toBe(10);
    expect(learnt.profile.avoid.length).toBeGreaterThan(0);
  });

  it("is one's own, and for those who write", async () => {
    const colleague = await app.signIn(await makeUser(app.database, teacher));
    const admin = await app.signIn(await makeUser(app.database, teacher, { role: "admin" }));
    const [mine] = (await client.get("notifications/")).body;
    expect((await colleague.get("reinforcement/style/")).body.state).toBe("none");
    expect((await colleague.post(`notifications/${mine.id}/read/`)).status).toBe(404);
    expect((await admin.get("reinforcement/style/")).status).toBe(403);
    expect((await submit(admin, samples(10))).status).toBe(403);
    expect((await submit(app.visitor(), samples(10))).status).toBe(403);
  });
});
