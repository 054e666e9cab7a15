import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Leaving, LeavingPart } from "@reportair/contract/features/leaving.ts";
import type { Client } from "./support/client.ts";
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

beforeAll(async () => {
  ({ app, model } = await startModelApp());
  school = await makeSchool(app);
});
beforeEach(async () => {
  await school.admin.client.patch("admin/report-policies/", {
    look_first: false,
    writer: "configured",
  });
  room = await makeClass(app.database, school.teacher, {
    students: 3,
    names: [
      ["Niamh", "O’Donnell"],
      ["Tanvi", "Deshmukh"],
      ["Kofi", "Mensah-Boateng"],
    ],
  });
  model.requests.length = 0;
  model.troubles = [];
});
afterAll(() => app.stop());

// No sentence of our own speaks of monologues: those may be in a request whatever was taken out of the notes.
const NOTES = {
  level: "Proficient",
  level_notes: "plans her monologues, and works with Tanvi",
  punctuality: "Occasionally late",
  punctuality_notes: "bus late most mondays, lives out past Brindle Weir",
  behaviour: "Good Behaviour",
  behaviour_notes: "disclosed that things are bad",
  homework_notes: "two bits late",
};
const teacher = () => school.teacher.client;
const LENGTH = { word_count: "300-400", length_unit: "words" };

async function enter(at = 0, fields: object = NOTES): Promise<number> {
  const { body } = await teacher().post("reports/list/", {
    student: room.students[at]?.id,
    classroom: room.id,
    ...fields,
  });
  return body.id;
}
const look = (at = 0, client: Client = teacher()) =>
  client.post("reports/leaving/", {
    student: room.students[at]?.id,
    classroom: room.id,
    ...LENGTH,
  });
const generate = (configuration: number, more: object = {}) =>
  teacher().post("reports/generate/", {
    report_id: configuration,
    selected_word_count: "300-400",
    regenerate: true,
    ...more,
  });
const batch = (more: object = {}) =>
  teacher().post("reports/generate/batch/", {
    reports: { 0: { student: room.students[0]?.id, classroom: room.id, ...NOTES } },
    word_count: "300-400",
    ...more,
  });
const textOf = (parts: LeavingPart[] = []) => parts.map(({ text }) => text).join("");
const row = ({ fields }: Leaving, field: string) => fields.find((each) => each.field === field);
/** The request as the provider got it over the wire, put together as it is shown. */
function overTheWire(): string {
  const chat = JSON.parse(model.requests[0] ?? "") as {
    messages: { content: string | { text: string }[] }[];
  };
  return chat.messages
    .map(({ content }) =>
      typeof content === "string" ? content : content.map(({ text }) => text).join(""),
    )
    .join("\n\n");
}
/** How a report is to differ from others is drawn when it is written. */
const withoutVariety = (text: string) => text.replace(/ "variety": .*\n/u, "");

describe("before a text is written", () => {
  it("is the very request that is sent then, beside what was typed, and nothing is sent", async () => {
    const configuration = await enter();
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(model.requests).toEqual([]);
    expect(body).toMatchObject({
      provider: "127.0.0.1",
      stays: null,
      sent_at: null,
      configuration,
      refused: false,
      student: { full_name: "Niamh O’Donnell" },
    });
    expect(body.whole).not.toMatch(/Niamh|Donnell|Tanvi/u);
    const level = row(body, "level");
    expect([textOf(level?.typed), level?.option]).toEqual([NOTES.level_notes, "Proficient"]);
    expect(level?.sent.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["pronoun", "classmate"]),
    );
    expect(row(body, "pupil")?.typed[0]).toEqual({ text: "Niamh O’Donnell", kind: "pupil" });
    expect(body.counts).toEqual(
      expect.arrayContaining([
        { kind: "pupil", count: 1 },
        { kind: "classmate", count: 1 },
        { kind: "pronoun", count: 1 },
      ]),
    );
    expect((await generate(configuration)).status).toBe(200);
    expect(withoutVariety(overTheWire())).toBe(withoutVariety(body.whole));
    expect((await look()).body.sent_at).toEqual(expect.any(String));
  });

  it("says what stays: a note that is kept out, and one whose field has no tick", async () => {
    await enter();
    const { body } = await look();
    expect(row(body, "behaviour")).toMatchObject({
      stays: "kept_out",
      sent: [],
      typed: [{ text: NOTES.behaviour_notes, kind: null }],
    });
    expect(row(body, "homework")).toMatchObject({ stays: "unused", option: null, sent: [] });
    expect(body.whole).not.toMatch(/things are bad|two bits/u);
  });

  it("shows what was typed alone where nothing leaves this server, and why", async () => {
    await enter();
    await school.admin.client.patch("admin/report-policies/", { writer: "embedded" });
    const { body } = await look();
    expect(body).toMatchObject({ provider: null, stays: "school", whole: null, counts: [] });
    expect(row(body, "level")).toMatchObject({ sent: [] });
    expect(textOf(row(body, "level")?.typed)).toBe(NOTES.level_notes);
  });

  it("has no request where nothing is entered", async () => {
    const { body } = await look(2);
    expect(body).toMatchObject({ configuration: null, whole: null, refused: false });
  });
});

describe("after it is written", () => {
  it("is what was sent then, whatever has changed since", async () => {
    const configuration = await enter();
    const { body: report } = await generate(configuration);
    await teacher().patch(`reports/${configuration}/`, { level_notes: "Something else." });
    const { status, body } = await teacher().get(`reports/generated/${report.id}/leaving/`);
    expect(status).toBe(200);
    const sent = (await teacher().get(`reports/generated/${report.id}/sent/`)).body.sent;
    expect(body).toMatchObject({
      whole: sent,
      provider: "127.0.0.1",
      requests: model.requests.length,
      sent_at: report.created_at,
    });
    expect(report.has_left).toBe(true);
    expect(textOf(row(body, "level")?.typed)).toBe(NOTES.level_notes);
    expect(sent).toContain(textOf(row(body, "level")?.sent));
    expect(row(body, "behaviour")).toMatchObject({ stays: "kept_out", sent: [] });
  });

  it("says that nothing left where this server wrote it", async () => {
    const configuration = await enter();
    const { body: report } = await generate(configuration, { on_this_server: true });
    expect(report.written_by).toMatch(/^embedded/u);
    expect(report.has_left).toBe(false);
    expect(model.requests).toEqual([]);
    const { body } = await teacher().get(`reports/generated/${report.id}/leaving/`);
    expect(body).toMatchObject({ provider: null, stays: "server", whole: null, sent_at: null });
  });

  it("shows the data of every request where a text was refined", async () => {
    const { body: report } = await generate(await enter());
    await teacher().post(`reports/generated/${report.id}/refine/`, {
      change: { kind: "reword", sentence: 0 },
    });
    const { body } = await teacher().get(`reports/generated/${report.id}/leaving/`);
    expect(body.requests).toBe(model.requests.length);
    expect(textOf(row(body, "level")?.typed)).toBe(NOTES.level_notes);
    expect(textOf(row(body, "level")?.sent)).toContain("a classmate");
  });
});

describe("words that the teacher takes out", () => {
  const change = (id: number, body: object, client: Client = teacher()) =>
    client.patch(`reports/${id}/taken-out/`, body);

  it("are not in any request, stand on the inputs, and can be put back one by one", async () => {
    const configuration = await enter();
    const add = ["Brindle Weir", "  monologues "];
    expect((await change(configuration, { add })).body).toEqual({
      taken_out: ["Brindle Weir", "monologues"],
    });
    const shown = (await look()).body;
    expect(shown.whole).not.toMatch(/Brindle|Weir|monologues/u);
    expect(shown.counts).toContainEqual({ kind: "by_hand", count: 2 });
    expect(textOf(row(shown, "punctuality")?.typed)).toBe(NOTES.punctuality_notes);
    const { body: report } = await generate(configuration);
    expect(report.error).toBeUndefined();
    expect(model.requests.length).toBeGreaterThan(0);
    expect(model.requests.join("\n")).not.toMatch(/Brindle|Weir|monologues/u);
    model.requests.length = 0;
    await teacher().post(`reports/generated/${report.id}/refine/`, {
      change: { kind: "reword", sentence: 0 },
    });
    await batch();
    expect(model.requests.length).toBeGreaterThan(1);
    expect(model.requests.join("\n")).not.toMatch(/Brindle|Weir|monologues/u);
    expect((await change(configuration, { remove: ["MONOLOGUES"] })).body.taken_out).toEqual([
      "Brindle Weir",
    ]);
    expect((await teacher().get(`reports/${configuration}/`)).body.taken_out).toEqual([
      "Brindle Weir",
    ]);
    expect((await look()).body.whole).toContain("monologues");
  });

  it("make no text out of date", async () => {
    const configuration = await enter();
    const { body: report } = await generate(configuration);
    await change(configuration, { add: ["monologues"] });
    expect((await teacher().get(`reports/generated/${report.id}/`)).body.stale).toBe(false);
    const after = (await teacher().get(`reports/generated/${report.id}/leaving/`)).body;
    expect(after.whole).toContain("monologues");
  });

  it("are words, not too long and not too many", async () => {
    const configuration = await enter();
    expect((await change(configuration, { add: [" … "] })).status).toBe(400);
    expect((await change(configuration, { add: ["x".repeat(301)] })).status).toBe(400);
    const many = (from: number) => Array.from({ length: 30 }, (_, at) => `word ${from + at}`);
    expect((await change(configuration, { add: many(0) })).status).toBe(200);
    expect((await change(configuration, { add: many(30) })).body.add).toEqual([
      expect.stringMatching(/^At most 50 words/u),
    ]);
    // The same again, in other letters, is the same.
    expect((await change(configuration, { add: ["WORD  1"] })).body.taken_out).toHaveLength(30);
  });
});

describe("whose it is", () => {
  it("is the author's alone, in a class of their own", async () => {
    const configuration = await enter();
    const { body: report } = await generate(configuration);
    const other = await makeSchool(app);
    for (const client of [school.colleague.client, other.teacher.client]) {
      expect((await look(0, client)).status).toBe(404);
      expect((await client.get(`reports/generated/${report.id}/leaving/`)).status).toBe(404);
      const taken = await client.patch(`reports/${configuration}/taken-out/`, {
        add: ["monologues"],
      });
      expect(taken.status).toBe(404);
    }
    expect((await look(0, school.admin.client)).status).toBe(403);
    const nobody = app.visitor();
    expect((await look(0, nobody)).status).toBe(403);
    expect((await nobody.get(`reports/generated/${report.id}/leaving/`)).status).toBe(403);
    expect((await teacher().get(`reports/${configuration}/`)).body.taken_out).toEqual([]);
    expect(app.logged.join("\n")).not.toMatch(/Niamh|Brindle|Tanvi/u);
  });

  it("is a pupil's of the class that is named", async () => {
    const elsewhere = await makeClass(app.database, school.teacher, { students: 1 });
    const { status } = await teacher().post("reports/leaving/", {
      student: elsewhere.students[0]?.id,
      classroom: room.id,
      ...LENGTH,
    });
    expect(status).toBe(404);
  });
});

describe("a school that asks for a look before the first sending", () => {
  beforeEach(() => school.admin.client.patch("admin/report-policies/", { look_first: true }));
  const refused = {
    status: 409,
    body: { code: "look_first", classrooms: expect.any(Array), detail: expect.any(String) },
  };

  it("has a class's first texts refused until its teacher has looked at a pupil of it", async () => {
    const configuration = await enter();
    for (const answer of [await batch(), await generate(configuration)]) {
      expect(answer).toMatchObject(refused);
      expect(answer.body.classrooms).toEqual([room.id]);
    }
    expect(model.requests).toEqual([]);
    await look();
    expect((await batch()).status).toBe(200);
    expect((await generate(configuration)).status).toBe(200);
    // Another class is another look.
    room = await makeClass(app.database, school.teacher, { students: 1 });
    expect(await batch()).toMatchObject(refused);
  });

  it("asks for none where this server writes, and sends nothing later of what it was chosen for", async () => {
    const configuration = await enter();
    expect((await generate(configuration, { on_this_server: true })).status).toBe(200);
    const { body } = await batch({ on_this_server: true });
    expect(body["0"].written_by).toMatch(/^embedded/u);
    const reword = (more: object) => rewordAny(teacher(), body["0"], more);
    expect(await reword({})).toMatchObject(refused);
    expect((await reword({ fallback: true })).status).toBe(200);
    expect(model.requests).toEqual([]);
    await school.admin.client.patch("admin/report-policies/", { writer: "embedded" });
    expect((await batch()).status).toBe(200);
    expect(model.requests).toEqual([]);
  });
});
