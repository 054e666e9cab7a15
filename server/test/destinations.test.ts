import { pastedLength, shapeText } from "@reportair/contract/destination-text.ts";
import {
  SYSTEMS,
  type Choosable,
  type CopyQueue,
  type Destination,
  type MarkSheetOrder,
} from "@reportair/contract/features/destinations.ts";
import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const NAMES: [string, string][] = [
  ["Zadie", "Adams"],
  ["Ángel", "Brown"],
  ["Cai", "Ŵood"],
  ["Dot", "Zephaniah"],
];

let app: TestApp;
let room: Awaited<ReturnType<typeof makeClass>>;
const people = {} as Record<"teacher" | "colleague" | "admin" | "stranger", TestUser>;
const by = {} as Record<keyof typeof people, Client>;

beforeAll(async () => {
  app = await startTestApp({ writer: createEmbeddedWriter() });
  const school = await makeInstitution(app.database);
  const other = await makeInstitution(app.database);
  people.teacher = await makeUser(app.database, school);
  people.colleague = await makeUser(app.database, school);
  people.admin = await makeUser(app.database, school, { role: "admin" });
  people.stranger = await makeUser(app.database, other, { role: "adminteacher" });
  for (const [name, person] of Object.entries(people))
    by[name as keyof typeof by] = await app.signIn(person);
  room = await makeClass(app.database, people.teacher, { students: 4, names: NAMES });
});
afterAll(() => app.stop());

const queue = (asked = "", client = by.teacher) =>
  client.get<CopyQueue>(`destinations/queue/?classroom=${room.id}${asked}`);
const lineOf = async (name: string, asked = "") => {
  const { body } = await queue(asked);
  const line = body.lines.find(({ student }) => student?.full_name.startsWith(name));
  if (line?.report == null) throw new Error(`${name} has no kept report.`);
  return line.report;
};
/** A report with this text, or as it was written; kept unless it is to be a draft. */
async function write(
  student: number,
  { text, kept = true }: { text?: string; kept?: boolean } = {},
) {
  const { body } = await by.teacher.post("reports/generate/batch/", {
    reports: {
      0: {
        student,
        classroom: room.id,
        level: "Proficient",
        level_notes: "Reads sources with care.",
        participation: "Active Participant",
        punctuality: "Occasionally late",
        behaviour: "Excellent Behaviour",
        homework: "Mostly Completed",
        best_achievement: "Won the class quiz.",
      },
    },
    word_count: "300-400",
    length_unit: "words",
  });
  const id: number = body["0"].id;
  const path = `reports/generated-reports/${id}/`;
  if (text !== undefined)
    expect((await by.teacher.patch(path, { report_content: text })).status).toBe(200);
  if (kept) expect((await by.teacher.patch(path, { status: "kept" })).status).toBe(200);
  return id;
}
const copied = (
  reports: { id: number; key: string | null }[],
  given: object = {},
  client = by.teacher,
) => client.put("destinations/copied/", { system: "sims", copied: true, reports, ...given });
const shorter = (given: object, client = by.teacher) =>
  client.put("destinations/shorter/", { system: "sims", ...given });
const settle = (change: Partial<Destination>, client = by.admin) =>
  client.patch<Destination[]>("admin/destinations/", {
    destinations: [
      {
        system: "sims",
        name: "SIMS",
        char_limit: 1_000,
        one_paragraph: true,
        plain: false,
        offered: true,
        ...change,
      },
    ],
  });

describe("where a school copies its reports to", () => {
  it("is known of SIMS alone before anybody settles it", async () => {
    const { body } = await by.teacher.get<Choosable[]>("destinations/");
    expect(body.map(({ system }) => system)).toEqual(SYSTEMS);
    expect(body.filter(({ char_limit }) => char_limit !== null)).toEqual([
      {
        system: "sims",
        name: "SIMS",
        char_limit: 1_000,
        one_paragraph: true,
        plain: false,
        own_limit: null,
        chosen: true,
      },
    ]);
  });

  it("is settled by administrators, who leave at least one, and stands in the audit log", async () => {
    const { status, body } = await settle({ system: "other", name: "Edulink", char_limit: 600 });
    expect(status).toBe(200);
    expect(body.find(({ system }) => system === "other")).toMatchObject({
      name: "Edulink",
      char_limit: 600,
    });
    // A system that is listed keeps its name.
    expect((await settle({ name: "Simms" })).body[0]).toMatchObject({ name: "SIMS" });
    const none = await by.admin.patch("admin/destinations/", {
      destinations: body.map((each) => ({ ...each, offered: false })),
    });
    expect(none.status).toBe(400);
    expect(none.body).toMatchObject({ destinations: [expect.stringContaining("at least one")] });
    expect((await settle({ char_limit: 99 })).status).toBe(400);
    expect((await settle({ char_limit: 20_001 })).status).toBe(400);
    const log = await by.admin.get<{ action: string; details: object }[]>("audit/");
    expect(log.body.filter(({ action }) => action === "destinations.updated")).toMatchObject([
      { details: { fields: ["other"] } },
    ]);
    expect((await by.teacher.get("admin/destinations/")).status).toBe(403);
    expect((await settle({}, by.teacher)).status).toBe(403);
    // Another school has settled nothing.
    const elsewhere = await by.stranger.get<Destination[]>("admin/destinations/");
    expect(elsewhere.body.find(({ system }) => system === "other")?.name).toBe("Another system");
  });

  it("is chosen by each teacher, with a number that is less than the school's", async () => {
    const choose = (body: object) => by.teacher.put<Choosable[]>("destinations/choice/", body);
    const chosen = await choose({ system: "other", own_limit: 500 });
    expect(chosen.body.filter((each) => each.chosen)).toMatchObject([
      { system: "other", char_limit: 600, own_limit: 500 },
    ]);
    const more = await choose({ system: "other", own_limit: 601 });
    expect(more.status).toBe(400);
    expect(more.body).toMatchObject({ own_limit: [expect.stringContaining("600 characters")] });
    expect((await choose({ system: "arbor", own_limit: 19_999 })).status).toBe(200);
    expect(
      (await by.colleague.get<Choosable[]>("destinations/")).body.find((each) => each.chosen)
        ?.system,
    ).toBe("sims");
    await settle({ system: "arbor", name: "Arbor", char_limit: null, offered: false });
    const { body } = await by.teacher.get<Choosable[]>("destinations/");
    expect(body.map(({ system }) => system)).not.toContain("arbor");
    // What was chosen before it is chosen again.
    expect(body.find((each) => each.chosen)?.system).toBe("other");
    expect((await queue("&system=arbor")).status).toBe(400);
    await choose({ system: "sims", own_limit: null });
  });
});

describe("the copy queue of a class", () => {
  it("has a line for every pupil by surname, and texts of kept reports alone", async () => {
    const [zadie, angel] = room.students.map(({ id }) => id) as [number, number];
    await write(zadie, { text: "Zadie reads.\n\nShe writes “well”." });
    await write(angel, { text: "A draft of mine.", kept: false });
    const { status, body } = await queue();
    expect(status).toBe(200);
    expect(body).toMatchObject({ limit: 1_000, ordered: false, elsewhere: [] });
    expect(
      body.lines.map(({ student, state, report }) => [student?.full_name, state, report?.text]),
    ).toEqual([
      ["Zadie Adams", "kept", "Zadie reads. She writes “well”."],
      ["Ángel Brown", "draft", undefined],
      ["Cai Ŵood", "none", undefined],
      ["Dot Zephaniah", "none", undefined],
    ]);
    expect(body.lines[0]?.report).toMatchObject({ shorter: null, copied_at: null });
  });

  it("has each text as the system takes it", async () => {
    await settle({ one_paragraph: false, plain: true });
    const report = await lineOf("Zadie");
    expect(report.text).toBe('Zadie reads.\n\nShe writes "well".');
    // A line break counts as CR and LF.
    expect(report.length).toBe(report.text?.length === undefined ? 0 : report.text.length + 2);
    await settle({});
  });

  it("is nobody else's", async () => {
    for (const client of [by.admin]) expect((await queue("", client)).status).toBe(403);
    for (const client of [by.colleague, by.stranger])
      expect((await queue("", client)).status).toBe(404);
    const { id, key, version } = await lineOf("Zadie");
    for (const client of [by.colleague, by.stranger]) {
      expect((await copied([{ id, key }], {}, client)).status).toBe(404);
      expect((await shorter({ report: id, version, text: "Mine now." }, client)).status).toBe(404);
      expect(
        (await client.put("destinations/order/", { classroom: room.id, names: "Adams" })).status,
      ).toBe(404);
    }
    expect((await queue("&period=999999")).status).toBe(404);
  });

  it("remembers what was copied, for each system, until the text changes", async () => {
    const report = await lineOf("Zadie");
    expect((await copied([{ id: report.id, key: report.key }])).status).toBe(200);
    expect((await lineOf("Zadie")).copied_at).not.toBeNull();
    expect((await lineOf("Zadie", "&system=isams")).copied_at).toBeNull();
    // Another form of the text is another text.
    await settle({ plain: true });
    expect((await lineOf("Zadie")).copied_at).toBeNull();
    await settle({});
    expect((await lineOf("Zadie")).copied_at).not.toBeNull();
    await copied([{ id: report.id, key: report.key }], { copied: false });
    expect((await lineOf("Zadie")).copied_at).toBeNull();
    await copied([{ id: report.id, key: report.key }]);
    await by.teacher.patch(`reports/generated-reports/${report.id}/`, {
      report_content: "Zadie sings.",
    });
    expect(await lineOf("Zadie")).toMatchObject({ text: "Zadie sings.", copied_at: null });
    // A tick that comes from a page with the text of before is no tick of this one.
    await copied([{ id: report.id, key: report.key }]);
    expect((await lineOf("Zadie")).copied_at).toBeNull();
    expect((await copied([{ id: report.id, key: "x" }])).status).toBe(400);
    expect(
      (
        await copied([
          { id: report.id, key: report.key },
          { id: 999_999, key: report.key },
        ])
      ).status,
    ).toBe(404);
  });
});

describe("a report that is too long for a system", () => {
  const fits = (text: string) =>
    pastedLength(shapeText(text, { one_paragraph: true, plain: false })) <= 1_000;

  it("comes with a shorter one of whole sentences, and stays as it is", async () => {
    const [, , cai] = room.students.map(({ id }) => id) as [number, number, number];
    const id = await write(cai);
    const before = (await by.teacher.get(`reports/generated/${id}/`)).body;
    const report = await lineOf("Cai");
    expect(report.length).toBeGreaterThan(1_000);
    expect(report).toMatchObject({ text: null, key: null, shorter: { settled: false } });
    const proposed = report.shorter?.text ?? "";
    expect(fits(proposed)).toBe(true);
    expect(report.shorter?.length).toBe(
      pastedLength(shapeText(proposed, { one_paragraph: true, plain: false })),
    );
    const texts = new Set(report.sentences.map(({ text }) => text));
    expect(report.shorter?.sentences.some(({ text }) => texts.has(text))).toBe(true);
    expect(proposed.trim()).toMatch(/[.!?]["”’)]?$/u);
    // It proposes the same every time, and has changed nothing.
    expect((await lineOf("Cai")).shorter?.text).toBe(proposed);
    expect((await by.teacher.get(`reports/generated/${id}/`)).body).toEqual(before);
  });

  it("goes as its author settles it, as long as the kept one stays the same", async () => {
    const { id, version, report_content, shorter: proposal } = await lineOf("Cai");
    const text = proposal?.text ?? "";
    const long = await shorter({ report: id, version, text: report_content });
    expect(long.status).toBe(400);
    expect(long.body).toMatchObject({ text: [expect.stringContaining("too long for SIMS")] });
    expect((await shorter({ report: id, version, text: " " })).status).toBe(400);
    expect((await shorter({ report: id, version: version + 1, text })).status).toBe(409);
    const answer = await shorter({ report: id, version, text });
    expect(answer.status).toBe(200);
    const settled = await lineOf("Cai");
    expect(answer.body).toEqual({ key: settled.key });
    expect(settled).toMatchObject({ report_content, shorter: { settled: true, text } });
    expect(settled.text).toBe(shapeText(text, { one_paragraph: true, plain: false }));
    await copied([{ id, key: settled.key }]);
    expect((await lineOf("Cai")).copied_at).not.toBeNull();
    // Of another system it is no text.
    expect((await lineOf("Cai", "&system=isams")).text).toBe(
      shapeText(report_content, { one_paragraph: true, plain: false }),
    );

    expect((await shorter({ report: id, version, text: null })).status).toBe(200);
    expect(await lineOf("Cai")).toMatchObject({ text: null, shorter: { settled: false } });
    await shorter({ report: id, version, text });
    await settle({ char_limit: 300 });
    expect(await lineOf("Cai")).toMatchObject({ text: null });
    await settle({});
    const changed = `${report_content} I shall miss her.`;
    await by.teacher.patch(`reports/generated-reports/${id}/`, { report_content: changed });
    expect(await lineOf("Cai")).toMatchObject({ text: null, shorter: { settled: false } });
  });

  it("is shortened at a sentence's end where all of it is its author's own, and that is said", async () => {
    const [, , , dot] = room.students.map(({ id }) => id) as [number, number, number, number];
    const own = Array.from(
      { length: 30 },
      (_, at) => `Dot has shown me again and again how number ${at} works.`,
    );
    await write(dot, { text: own.join(" ") });
    const report = await lineOf("Dot");
    expect(report.shorter).toMatchObject({ settled: false, leaves_own: true });
    expect(fits(report.shorter?.text ?? "")).toBe(true);
    for (const { text } of report.shorter?.sentences ?? []) expect(own).toContain(text);
  });

  it("has no shorter one where it is a single sentence, and its author can write one", async () => {
    const { id } = await lineOf("Dot");
    const text = `Dot ${"reads and ".repeat(120)}writes.`;
    await by.teacher.patch(`reports/generated-reports/${id}/`, { report_content: text });
    const report = await lineOf("Dot");
    expect(report).toMatchObject({ text: null, shorter: null });
    await shorter({ report: id, version: report.version, text: "Dot reads and writes." });
    expect((await lineOf("Dot")).text).toBe("Dot reads and writes.");
  });

  it("is part of what a pupil is told that is held of them", async () => {
    const student = room.students[3]?.id ?? 0;
    const { bytes } = await by.admin.download(`students/${student}/export/`);
    const file = JSON.parse(Buffer.from(unzipSync(bytes)["pupil.json"] ?? []).toString("utf8"));
    expect(file.reports[0].texts.at(-1).for_systems).toMatchObject([
      { system: "sims", text: "Dot reads and writes." },
    ]);
    const page = Buffer.from(unzipSync(bytes)["pupil.html"] ?? []).toString("utf8");
    expect(page).toContain("<h5>For SIMS</h5>");
  });
});

describe("the order of the mark sheet", () => {
  const order = (names: string, client = by.teacher) =>
    client.put<MarkSheetOrder>("destinations/order/", { classroom: room.id, names });
  const names = async () =>
    (await queue()).body.lines.map(({ student }) => student?.full_name ?? null);

  it("is pasted, remembered, and by surname again", async () => {
    const { body } = await order("Name\nZephaniah, Dot\nSomebody Else\nadams zadie\nBROWN Angel");
    expect(body).toEqual({ unknown: ["Somebody Else"], ambiguous: [], missing: ["Cai Ŵood"] });
    expect((await queue()).body.ordered).toBe(true);
    expect(await names()).toEqual([
      "Dot Zephaniah",
      null,
      "Zadie Adams",
      "Ángel Brown",
      "Cai Ŵood",
    ]);
    expect((await order("Nobody\nAt All")).status).toBe(400);
    expect(await names()).toHaveLength(5);
    expect((await order(Array.from({ length: 201 }, () => "Adams Zadie").join("\n"))).status).toBe(
      400,
    );
    expect((await order("")).status).toBe(200);
    expect(await names()).toEqual(["Zadie Adams", "Ángel Brown", "Cai Ŵood", "Dot Zephaniah"]);
  });

  it("has whoever left the class apart from it", async () => {
    const { status } = await by.teacher.post("students/unenroll/", {
      student_id: room.students[0]?.id,
      classroom_id: room.id,
    });
    expect(status).toBe(200);
    const { body } = await queue();
    expect(body.lines.map(({ student }) => student?.full_name)).not.toContain("Zadie Adams");
    expect(body.elsewhere.map(({ student }) => student?.full_name)).toEqual(["Zadie Adams"]);
  });
});
