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
let room: TestSchool["room"];
/** Any day; every period of these tests is around it. */
const NOW = new Date("2026-11-21T12:00:00Z");
let today = NOW;

beforeAll(async () => {
  ({ app, model } = await startModelApp({ now: () => today }));
  school = await makeSchool(app);
});
beforeEach(async () => {
  model.requests.length = 0;
  model.troubles = [];
  await settle({
    length_range: null,
    length_fixed: false,
    tone: "own",
    avoid_words: [],
    writer: "configured",
    advice_share: 25,
    offers: [],
  });
  room = await makeClass(app.database, school.teacher, { students: 2 });
});
afterAll(() => app.stop());

const settle = (change: object) => school.admin.client.patch("admin/report-policies/", change);
const TICKS = { level: "Proficient", behaviour: "Good Behaviour", homework: "Mostly Completed" };
const batch = (more: object = {}, fields: object = TICKS) =>
  school.teacher.client.post("reports/generate/batch/", {
    reports: Object.fromEntries(
      room.students.map(({ id }, at) => [at, { student: id, classroom: room.id, ...fields }]),
    ),
    word_count: "300-400",
    ...more,
  });
const me = async () => (await school.teacher.client.get("users/me/")).body;

describe("the writer", () => {
  it("is the one on this server for a batch, one report, regenerating and refining", async () => {
    await settle({ writer: "embedded" });
    expect((await me()).writer).toEqual({ kind: "embedded", label: "Written on this server" });
    const first = (await batch()).body["0"];
    expect(first.written_by).toMatch(/^embedded/u);
    const again = await school.teacher.client.post("reports/generate/", {
      report_id: first.report_configuration,
      selected_word_count: "300-400",
      regenerate: true,
    });
    expect(again.body.written_by).toMatch(/^embedded/u);
    expect((await rewordAny(school.teacher.client, again.body)).status).toBe(200);
    expect(model.requests).toEqual([]);
    await settle({ writer: "configured" });
    expect((await batch()).body["0"].written_by).toContain("local");
  });

  it("is not held up by a budget that it does not use", async () => {
    await school.admin.client.patch("admin/model-usage/", { budget: 0 });
    expect((await batch()).status).toBe(503);
    await settle({ writer: "embedded" });
    expect((await batch()).status).toBe(200);
    await school.admin.client.patch("admin/model-usage/", { budget: null });
  });
});

describe("words to avoid", () => {
  const AVOID = ["progress", "lesson", "well", "praise"];
  const avoided = /\b(?:progress|lesson|well|praise)\b/iu;

  it("are told to the model, and so is the tone", async () => {
    const fields = { level: "Advanced", homework: "Mostly Completed" };
    expect((await settle({ avoid_words: AVOID, tone: "formal" })).status).toBe(200);
    const { body } = await batch({}, fields);
    expect(body["0"].error).toBeUndefined();
    for (const at of ["0", "1"]) expect(body[at].report_content).not.toMatch(avoided);
    const wire = model.requests[0] ?? "";
    expect(wire).toContain("progress");
    expect(wire).toContain("no contractions");
  });

  it("are sent back to a model that does not listen, and never get into a report", async () => {
    await settle({ avoid_words: ["splendid"] });
    const text = "{PUPIL} is advanced, which is splendid.";
    model.troubles = Array.from({ length: 9 }, () => ({
      says: JSON.stringify({ paragraphs: [{ sentences: [{ text, sources: ["level"] }] }] }),
    }));
    const { body } = await batch({}, { level: "Advanced" });
    expect(body["0"].error).toMatch(/did not pass the checks/u);
    expect(model.requests.some((each) => each.includes("a word that the school avoids"))).toBe(
      true,
    );
  });

  it("hold for the writer on this server, and for refining", async () => {
    await settle({ avoid_words: AVOID, writer: "embedded" });
    const { body } = await batch(
      {},
      {
        ...TICKS,
        behaviour: "Excellent Behaviour",
        level_notes: "makes good progress in every lesson",
      },
    );
    expect(body["0"].report_content).not.toMatch(avoided);
    expect(body["0"].uncovered).toContain("level_notes");
    const refined = await rewordAny(school.teacher.client, body["0"]);
    expect(refined.body.report_content).not.toMatch(avoided);
  });

  it("cannot be those that a tick needs", async () => {
    const { status, body } = await settle({ avoid_words: ["homework", "late"] });
    expect(status).toBe(400);
    expect(body.avoid_words[0]).toMatch(/no report could say/u);
    expect((await school.admin.client.get("admin/report-policies/")).body.avoid_words).toEqual([]);
  });

  it("are kept once each, in order", async () => {
    const { body } = await settle({ avoid_words: ["Zest", "lovely", "zest"] });
    expect(body.avoid_words).toEqual(["lovely", "zest"]);
    expect((await settle({ avoid_words: ["<b>"] })).status).toBe(400);
  });
});

describe("advice", () => {
  it("is a quarter of a text and offers nothing, until something else is settled", async () => {
    const elsewhere = await makeSchool(app);
    const policies = async () => (await elsewhere.admin.client.get("admin/report-policies/")).body;
    expect(await policies()).toMatchObject({ advice_share: 25, offers: [] });
    const change = { advice_share: 10, offers: ["library", "homework_club", "library"] };
    const settled = { advice_share: 10, offers: ["homework_club", "library"] };
    const answer = await elsewhere.admin.client.patch("admin/report-policies/", change);
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(settled)]);
    await elsewhere.admin.client.patch("admin/report-policies/", { tone: "warm" });
    expect(await policies()).toMatchObject({ ...settled, tone: "warm" });
    expect((await school.admin.client.get("admin/report-policies/")).body.offers).toEqual([]);
  });

  it.each([
    [{ advice_share: 51 }, "advice_share"],
    [{ advice_share: -1 }, "advice_share"],
    [{ advice_share: 2.5 }, "advice_share"],
    [{ offers: ["horse_riding"] }, "offers"],
    [{ offers: "library" }, "offers"],
  ])("cannot be %o", async (change, field) => {
    const { status, body } = await settle(change);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it("is written down when it is settled", async () => {
    await settle({ advice_share: 0, offers: ["mentoring"] });
    const { body } = await school.admin.client.get(
      "audit/?action=policy.updated&page=1&page_size=1",
    );
    expect(body.results[0].details).toEqual({ fields: ["advice_share", "offers"] });
  });
});

describe("the length", () => {
  it("is where a teacher begins who has chosen none", async () => {
    expect(await me()).toMatchObject({ length_range: null, length_unit: "words" });
    await settle({ length_range: "400-700", length_unit: "characters" });
    expect(await me()).toMatchObject({
      length_range: "400-700",
      length_unit: "characters",
      length_fixed: false,
    });
    const own = { length_range: "300-400", length_unit: "words" };
    await school.teacher.client.patch("users/me/", own);
    expect(await me()).toMatchObject(own);
    expect((await batch()).status).toBe(200);
  });

  it("goes before the teacher's own where it is fixed", async () => {
    expect((await settle({ length_range: null, length_fixed: true })).body).toHaveProperty(
      "length_range",
    );
    await settle({ length_range: "400-700", length_unit: "characters", length_fixed: true });
    expect(await me()).toMatchObject({
      length_range: "400-700",
      length_unit: "characters",
      length_fixed: true,
    });
    const refused = await batch();
    expect(refused.status).toBe(400);
    expect(refused.body.word_count[0]).toMatch(
      /^Your school has set reports to 400-700 characters\./u,
    );
    const kept = await batch({ word_count: "400-700", length_unit: "characters" });
    expect(kept.status).toBe(200);
  });
});

describe("the reporting period", () => {
  const period = () => school.admin.client.get("admin/reporting-period/");
  const change = (body: object) => school.admin.client.patch("admin/reporting-period/", body);

  it("is for administrators", async () => {
    expect((await school.teacher.client.get("admin/reporting-period/")).status).toBe(403);
    const refused = await school.teacher.client.patch("admin/reporting-period/", { due_on: null });
    expect(refused.status).toBe(403);
  });

  it("is the term, until it is given other dates and a deadline, which teachers see", async () => {
    expect((await period()).body).toMatchObject({
      name: "Autumn term 2026",
      starts_on: "2026-09-01",
      ends_on: "2026-12-31",
      due_on: null,
    });
    expect((await me()).due_on).toBeNull();
    const changed = await change({
      name: "Winter reports",
      ends_on: "2026-12-18",
      due_on: "2026-12-11",
    });
    expect(changed.body).toMatchObject({
      name: "Winter reports",
      ends_on: "2026-12-18",
      due_on: "2026-12-11",
    });
    expect((await me()).due_on).toBe("2026-12-11");
    const written = (await batch()).body["0"];
    expect(written.period).toBe("Winter reports");
  });

  it.each([
    [{ starts_on: "2026-12-01" }, "starts_on"],
    [{ ends_on: "2026-11-01" }, "ends_on"],
    [{ ends_on: "2026-08-01" }, "ends_on"],
    [{ due_on: "2027-02-01" }, "due_on"],
    [{ due_on: "soon" }, "due_on"],
  ])("refuses %o", async (body, field) => {
    const { status, body: answer } = await change(body);
    expect(status).toBe(400);
    expect(Object.keys(answer)).toEqual([field]);
  });
});

describe("a reporting period that ends before its term does", () => {
  const on = async (day: string) => {
    today = new Date(`${day}T12:00:00Z`);
    return (await school.admin.client.get("admin/reporting-period/")).body;
  };
  afterAll(() => {
    today = NOW;
  });

  it("goes on until the next term, and takes none of its days where it reaches into it", async () => {
    expect(await on("2026-12-25")).toMatchObject({ name: "Winter reports", ends_on: "2026-12-18" });
    await on("2026-12-15");
    const longer = { ends_on: "2027-01-15", due_on: null };
    await school.admin.client.patch("admin/reporting-period/", longer);
    expect(await on("2027-01-10")).toMatchObject({ name: "Winter reports" });
    const spring = { name: "Spring term 2027", starts_on: "2027-01-16", ends_on: "2027-03-31" };
    expect(await on("2027-01-16")).toMatchObject(spring);
    const overlapping = { starts_on: "2027-01-02" };
    const refused = await school.admin.client.patch("admin/reporting-period/", overlapping);
    expect(refused.body).toEqual({ starts_on: ["These dates overlap with Winter reports."] });
  });
});

describe("what is settled", () => {
  it("is written down, by the names of what was changed", async () => {
    await settle({ tone: "formal", writer: "embedded" });
    await settle({ tone: "formal" });
    const { body } = await school.admin.client.get(
      "audit/?action=policy.updated&page=1&page_size=1",
    );
    expect(body.results[0]).toMatchObject({
      summary: "changed the report policies",
      details: { fields: ["tone", "writer"] },
    });
    await school.admin.client.patch("admin/model-usage/", { budget: 5_000 });
    const all = (await school.admin.client.get("audit/?search=budget")).body;
    expect(all[0]).toMatchObject({ action: "budget.updated", actor: { id: school.admin.user_id } });
    await school.admin.client.patch("admin/model-usage/", { budget: null });
  });

  it("is downloaded as a file, which is written down too", async () => {
    const { status, headers, text } = await school.admin.client.get(
      "audit/csv/?subject_type=reporting_period",
    );
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toContain("audit-log.csv");
    expect(text.split("\r\n")[0]).toContain("Did what");
    expect(text).toContain("changed the reporting period,reporting_period,Winter reports");
    expect((await school.teacher.client.get("audit/csv/")).status).toBe(403);
    const { body } = await school.admin.client.get("audit/?action=audit.exported");
    expect(body).toHaveLength(1);
  });

  it("is another school's own affair", async () => {
    const elsewhere = await makeSchool(app);
    await settle({ tone: "warm" });
    expect((await elsewhere.admin.client.get("admin/report-policies/")).body.tone).toBe("own");
    expect(
      (await school.teacher.client.patch("admin/report-policies/", { tone: "own" })).status,
    ).toBe(403);
  });
});
