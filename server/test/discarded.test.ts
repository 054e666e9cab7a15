import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { staleBatch, staleInputs } from "@reportair/contract/features/report-configurations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeUser } from "./support/factories.ts";
import { ReportDesk } from "./support/report-desk.ts";

let desk: ReportDesk;
let colleague: Client;

beforeAll(async () => {
  desk = await ReportDesk.open();
  colleague = await desk.app.signIn(await makeUser(desk.app.database, desk.teacher));
});
afterAll(() => desk.app.stop());

type Item = { id: number; kind: string; student: { id: number }; text: string };

const sql = (text: string, values: unknown[]) => desk.app.database.owner.query(text, values);
const itemsOf = async (student: number, by = desk.mine) =>
  ((await by.get("reports/discarded/")).body as Item[]).filter(
    (item) => item.student.id === student,
  );
const set = (id: number, fields: object) => desk.mine.patch(`reports/${id}/`, fields);
const bringBack = (id: number, by = desk.mine) =>
  by.post(`reports/discarded/inputs/${id}/restore/`, {});

const NOTED = { behaviour: "Good Behaviour", behaviour_notes: "Helps others.", level: "Advanced" };
const CLEARED = { behaviour: "", behaviour_notes: "", level: "" };

describe("inputs that are cleared", () => {
  it("can be brought back, one entry for each act", async () => {
    const { id, student } = await desk.configure(NOTED);
    await set(id, CLEARED);
    const [item, ...more] = await itemsOf(student.id);
    expect(more).toEqual([]);
    expect(item).toMatchObject({
      kind: "inputs",
      classroom: { id: desk.room.id },
      text: "Level: Advanced\nBehaviour: Good Behaviour\nBehaviour note: Helps others.",
    });
    const { status, body } = await bringBack(item?.id ?? 0);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      ...NOTED,
      restored: ["level", "behaviour", "behaviour_notes"],
    });
    expect(await itemsOf(student.id)).toEqual([]);
    expect((await bringBack(item?.id ?? 0)).status).toBe(404);
  });

  it("come back only where nothing was typed meanwhile, and the answer says where", async () => {
    const { id, student } = await desk.configure(NOTED);
    await set(id, CLEARED);
    await set(id, { behaviour_notes: "Interrupts." });
    const [item] = await itemsOf(student.id);
    const { body } = await bringBack(item?.id ?? 0);
    expect(body).toMatchObject({
      level: "Advanced",
      behaviour: "Good Behaviour",
      behaviour_notes: "Interrupts.",
      restored: ["level", "behaviour"],
    });
    // What could not come back is not lost either.
    expect(await itemsOf(student.id)).toMatchObject([
      { id: item?.id, text: "Behaviour note: Helps others." },
    ]);
  });

  it("are noted where a field with a note is unticked, a summary text is emptied, or a batch or a save empties them", async () => {
    const all = { ...NOTED, best_achievement: "Sang a solo." };
    const { id, student } = await desk.configure(all);
    const texts = async () => (await itemsOf(student.id)).map(({ text }) => text);
    await set(id, { behaviour: "" });
    expect(await texts()).toEqual(["Behaviour: Good Behaviour\nBehaviour note: Helps others."]);
    await set(id, { best_achievement: " " });
    expect(await texts()).toHaveLength(2);
    await set(id, all);
    expect(await texts()).toEqual([]);

    const entry = { student: student.id, classroom: desk.room.id, level: "Advanced" };
    await desk.mine.post("reports/list/", entry);
    expect(await texts()).toEqual([
      expect.stringMatching(
        /^Behaviour: .*\nBehaviour note: .*\nBest Achievement: Sang a solo\.$/u,
      ),
    ]);
    await set(id, all);
    await desk.mine.post("reports/generate/batch/", {
      reports: { 0: entry },
      word_count: "300-400",
    });
    expect(await texts()).toHaveLength(1);
  });

  it("are none where only ticks are taken away, or a note is changed", async () => {
    const { id, student } = await desk.configure(NOTED);
    await set(id, { level: "", behaviour_notes: "Helps everybody." });
    expect(await itemsOf(student.id)).toEqual([]);
  });

  it("are gone after 7 days, and are nobody else's", async () => {
    const { id, student } = await desk.configure(NOTED);
    await set(id, CLEARED);
    const [item] = await itemsOf(student.id);
    expect(await itemsOf(student.id, colleague)).toEqual([]);
    expect((await bringBack(item?.id ?? 0, colleague)).status).toBe(404);
    await sql(
      "update cleared_inputs set cleared_at = now() - interval '7 days 1 minute' where id = $1",
      [item?.id],
    );
    expect(await itemsOf(student.id)).toEqual([]);
    expect((await bringBack(item?.id ?? 0)).status).toBe(404);
  });
});

describe("inputs that were cleared before their configuration was deleted", () => {
  const NOTE = { homework: "Mostly Completed", homework_notes: "Reads every day." };
  const [X, Y] = [NOTE.homework_notes, "Forgets books."];
  /** A note that is cleared, with what is entered in its place, in a configuration that is then deleted. */
  const deleteAfterClearing = async (entered = "") => {
    const { id, student } = await desk.configure(NOTE);
    await set(id, { homework_notes: "" });
    const [cleared] = await itemsOf(student.id);
    if (entered !== "") await set(id, { homework_notes: entered });
    await desk.mine.delete(`reports/detail/${id}/`);
    expect(await itemsOf(student.id)).toHaveLength(2);
    return { id, student, cleared: cleared?.id ?? 0 };
  };

  it("come back with it into the field that stood empty", async () => {
    const { id, student, cleared } = await deleteAfterClearing();
    const { status, body } = await bringBack(cleared);
    expect([status, body.restored]).toEqual([200, ["homework_notes"]]);
    expect((await desk.mine.get(`reports/${id}/`)).body).toMatchObject(NOTE);
    expect(await itemsOf(student.id)).toEqual([]);
  });

  it("are kept where something else stood in the field, which comes back", async () => {
    const { id, student, cleared } = await deleteAfterClearing(Y);
    const { status, body } = await bringBack(cleared);
    expect([status, body.restored]).toEqual([200, []]);
    expect((await desk.mine.get(`reports/${id}/`)).body.homework_notes).toBe(Y);
    expect(await itemsOf(student.id)).toMatchObject([{ id: cleared, text: `Homework note: ${X}` }]);
    // They come back as soon as the field is empty.
    await set(id, { homework_notes: "" });
    expect((await bringBack(cleared)).body).toMatchObject({
      homework_notes: X,
      restored: ["homework_notes"],
    });
  });

  it("come back also where the deletion's own entry came back first", async () => {
    const { id, student, cleared } = await deleteAfterClearing();
    const own = (await itemsOf(student.id)).find((item) => item.id !== cleared);
    expect((await bringBack(own?.id ?? 0)).body).toMatchObject({
      homework_notes: "",
      restored: ["homework"],
    });
    expect((await bringBack(cleared)).body).toMatchObject({ id, ...NOTE });
  });
});

it("lists the newest thousand, however many there are", async () => {
  const { id } = await desk.configure({ behaviour_notes: "Helps others." });
  await sql(
    `insert into cleared_inputs (institution_id, author_id, configuration_id, inputs, cleared_at)
     select $1, $2, $3, jsonb_build_object('level_notes', 'Note ' || n), now() - n * interval '1 second'
     from generate_series(1, 1001) n`,
    [desk.teacher.institution_id, desk.teacher.user_id, id],
  );
  const items = (await desk.mine.get("reports/discarded/")).body as Item[];
  const inputs = items.filter(({ kind }) => kind === "inputs");
  expect(inputs.length).toBeLessThanOrEqual(1_000);
  expect(inputs.map(({ text }) => text)).toContain("Level note: Note 1");
  expect(inputs.map(({ text }) => text)).not.toContain("Level note: Note 1001");
  await sql("delete from cleared_inputs where configuration_id = $1", [id]);
});

describe("reports that are discarded", () => {
  const generate = async (configuration: number, regenerate = false) =>
    (await desk.generate(configuration, { regenerate })).body as {
      id: number;
      report_content: string;
    };
  const restore = (id: number, by = desk.mine) => by.post(`reports/generated/${id}/restore/`, {});

  it("stand in the list until they are brought back, for 7 days", async () => {
    const { id, student } = await desk.configure();
    const report = await generate(id);
    await desk.mine.delete(`reports/generated/${report.id}/`);
    const [item] = (await itemsOf(student.id)) as (Item & { at: string; until: string })[];
    expect(item).toMatchObject({ id: report.id, kind: "report", text: report.report_content });
    expect(Date.parse(item?.until ?? "") - Date.parse(item?.at ?? "")).toBe(7 * 86_400_000);
    expect(await itemsOf(student.id, colleague)).toEqual([]);
    expect((await restore(report.id, colleague)).status).toBe(404);
    expect((await restore(report.id)).status).toBe(200);
    expect(await itemsOf(student.id)).toEqual([]);
    expect((await restore(report.id)).status).toBe(404);
  });

  it("come back together with their inputs where the configuration was deleted", async () => {
    const { id, student } = await desk.configure(NOTED);
    const earlier = await generate(id);
    const kept = await generate(id, true);
    await desk.mine.patch(`reports/generated-reports/${kept.id}/`, { status: "kept" });
    const draft = await generate(id, true);
    await desk.mine.delete(`reports/detail/${id}/`);
    const list = `reports/generated/list/?student_id=${student.id}&history=true`;
    const ids = async () => ((await desk.mine.get(list)).body as Item[]).map((each) => each.id);
    expect(await ids()).toEqual([]);
    expect((await itemsOf(student.id)).map(({ kind, id: of }) => [kind, of === kept.id])).toEqual(
      expect.arrayContaining([
        ["report", true],
        ["inputs", false],
      ]),
    );
    expect((await restore(kept.id)).body).toMatchObject({ status: "kept", proposal: draft.id });
    expect(await ids()).toEqual([draft.id, kept.id, earlier.id]);
    expect((await desk.mine.get(`reports/${id}/`)).body).toMatchObject(NOTED);
    expect(await itemsOf(student.id)).toEqual([]);
  });

  it("are not needed to bring deleted inputs back", async () => {
    const { id, student } = await desk.configure({ level: "Advanced" });
    await desk.mine.delete(`reports/detail/${id}/`);
    const [item] = await itemsOf(student.id);
    expect((await bringBack(item?.id ?? 0)).body).toMatchObject({
      id,
      level: "Advanced",
      restored: ["level"],
    });
  });
});

describe("a change of a field that was changed elsewhere", () => {
  it("is refused with what stands now, and nothing of it is written", async () => {
    const { id } = await desk.configure(NOTED);
    await set(id, { behaviour_notes: "Theirs." });
    const answer = await set(id, {
      level: "Proficient",
      behaviour_notes: "Mine.",
      was: { level: "Advanced", behaviour_notes: "Helps others." },
    });
    expect(answer.status).toBe(409);
    expect(staleInputs.parse(answer.body).current).toMatchObject({
      ...NOTED,
      behaviour_notes: "Theirs.",
    });
    expect((await desk.mine.get(`reports/${id}/`)).body).toMatchObject({ level: "Advanced" });
  });

  it("goes through where the value is the same, is as it was, or another field was changed", async () => {
    const { id } = await desk.configure(NOTED);
    await set(id, { behaviour_notes: "Same.", level: "Developing" });
    const was = { behaviour_notes: "Helps others." };
    expect((await set(id, { behaviour_notes: "Same.", was })).status).toBe(200);
    const next = { behaviour_notes: "Mine.", was: { behaviour_notes: "Same." } };
    const { status, body } = await set(id, next);
    expect([status, body.behaviour_notes, body.level]).toEqual([200, "Mine.", "Developing"]);
  });

  it("lets one of two at once through", async () => {
    const { id } = await desk.configure(NOTED);
    const was = { behaviour_notes: NOTED.behaviour_notes };
    const answers = await Promise.all(
      ["One.", "Two."].map((behaviour_notes) => set(id, { behaviour_notes, was })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("lets one of two at once through also where there was nothing yet", async () => {
    const student = desk.student().id;
    const entry = { student, classroom: desk.room.id, keep_filled: true };
    const answers = await Promise.all(
      ["One.", "Two."].map((best_achievement) =>
        desk.mine.post("reports/list/", { ...entry, best_achievement }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const first = answers.find(({ status }) => status === 201)?.body;
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(staleInputs.parse(refused).current).toMatchObject({
      id: first.id,
      best_achievement: first.best_achievement,
    });
  });

  it("names every one of a batch in order of entry, each with its own text", async () => {
    // The later name is entered first, so that the order is not that of the names.
    const [early, late] = [desk.student().id, desk.student().id];
    const entry = (student: number) => ({ student, classroom: desk.room.id, ...NOTED });
    const save = async (student: number) =>
      (await desk.mine.post("reports/list/", entry(student))).body.id as number;
    const ids = [await save(late), await save(early)];
    const texts = [];
    for (const id of ids) texts.push((await desk.generate(id)).body.id);
    for (const id of ids) await set(id, { behaviour_notes: "Theirs." });
    const report = (student: number) => ({
      ...entry(student),
      behaviour_notes: "Mine.",
      was: { behaviour_notes: NOTED.behaviour_notes },
    });
    const { status, body } = await desk.mine.post("reports/generate/batch/", {
      reports: { 0: report(early), 1: report(late) },
      word_count: "300-400",
    });
    expect(status).toBe(409);
    const { current } = staleBatch.parse(body);
    expect(current.map(({ id }) => id)).toEqual(ids);
    expect(current.map(({ generated_report }) => generated_report?.id)).toEqual(texts);
  });

  it("refuses a whole batch, which names every one; repeated, the first batch is not refused", async () => {
    const [one, two] = [await desk.configure(NOTED), await desk.configure(NOTED)];
    await set(one.id, { behaviour_notes: "Theirs." });
    const inputs = { ...EMPTY_INPUTS, ...NOTED };
    const order = (level: string, was: object) => ({
      reports: Object.fromEntries(
        [one, two].map(({ student }, index) => [
          index,
          { student: student.id, classroom: desk.room.id, ...inputs, level, was },
        ]),
      ),
      word_count: "300-400",
    });
    const send = (body: object) =>
      desk.mine.post("reports/generate/batch/", body, {
        headers: { prefer: "respond-async", "idempotency-key": "seen" },
      });
    const refused = await send(order("Developing", inputs));
    expect(refused.status).toBe(409);
    expect(staleBatch.parse(refused.body).current).toMatchObject([
      { id: one.id, level: "Advanced", behaviour_notes: "Theirs." },
    ]);
    expect((await desk.mine.get(`reports/${two.id}/`)).body.level).toBe("Advanced");
    const was = { ...inputs, behaviour_notes: "Theirs." };
    await set(two.id, { behaviour_notes: "Theirs." });
    const { status, body } = await send(order("Developing", was));
    expect(status).toBe(202);
    const again = await send(order("Developing", { ...inputs, level: "Developing" }));
    expect([again.status, again.body]).toEqual([202, body]);
  });
});
