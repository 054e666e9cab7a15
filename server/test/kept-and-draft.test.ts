import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import { ReportDesk } from "./support/report-desk.ts";
import { rewordAny } from "./support/reword-any.ts";

let desk: ReportDesk;

beforeAll(async () => {
  desk = await ReportDesk.open();
});
afterAll(() => desk.app.stop());

type Report = {
  id: number;
  status: string;
  standing: boolean;
  was_kept: boolean;
  proposal: number | null;
  beside: number | null;
  report_content: string;
  sentences: { text: string; sources: string[] }[];
};

const change = (id: number, body: object) =>
  desk.mine.patch(`reports/generated-reports/${id}/`, body);
const keep = async (id: number) => (await change(id, { status: "kept" })).body as Report;
const discard = (id: number) => desk.mine.delete(`reports/generated/${id}/`);
const restore = (id: number) => desk.mine.post(`reports/generated/${id}/restore/`, {});
const read = async (id: number) => (await desk.mine.get(`reports/generated/${id}/`)).body as Report;
const rewrite = async (configuration: number) =>
  (await desk.generate(configuration, { regenerate: true })).body as Report;

/** A kept text, with as many written after it as asked for; the last one is the draft beside it. */
async function written(fields?: Record<string, string>) {
  const { id: configuration, student } = await desk.configure(fields);
  const first = (await desk.generate(configuration)).body as Report;
  return { configuration, student, first };
}
async function proposed(fields?: Record<string, string>) {
  const { configuration, student, first } = await written(fields);
  const kept = await keep(first.id);
  const draft = await rewrite(configuration);
  return { configuration, student, kept, draft };
}

const listed = async (student: number, query = "") =>
  (
    (await desk.mine.get(`reports/generated/list/?student_id=${student}${query}`)).body as Report[]
  ).map(({ id }) => id);

describe("a draft beside a kept text", () => {
  it("takes nothing of the kept one's place, and each names the other", async () => {
    const { configuration, student, kept, draft } = await proposed();
    expect(draft).toMatchObject({
      status: "draft",
      standing: true,
      beside: kept.id,
      proposal: null,
    });
    expect(await read(kept.id)).toMatchObject({
      status: "kept",
      standing: true,
      was_kept: false,
      proposal: draft.id,
      beside: null,
      report_content: kept.report_content,
    });
    expect(await listed(student.id)).toEqual([kept.id]);
    expect(await listed(student.id, "&history=true")).toEqual([draft.id, kept.id]);
    const { body } = await desk.mine.get(`reports/${configuration}/`);
    expect(body.generated_report).toMatchObject({ id: kept.id, proposal: draft.id });
    expect((await desk.mine.get(`reports/student/${student.id}/`)).body).toHaveLength(1);
  });

  it("counts with it once", async () => {
    const before = (await desk.mine.get("reports/count/")).body.user_report_count;
    await proposed();
    expect((await desk.mine.get("reports/count/")).body.user_report_count).toBe(before + 1);
  });

  it("is one: what is written next takes its place, and it goes into the history", async () => {
    const { configuration, student, kept, draft } = await proposed();
    const next = await rewrite(configuration);
    expect(next.beside).toBe(kept.id);
    expect(await read(draft.id)).toMatchObject({ standing: false, was_kept: false, beside: null });
    expect((await read(kept.id)).proposal).toBe(next.id);
    expect(await listed(student.id, "&history=true")).toEqual([next.id, draft.id, kept.id]);
  });

  it("is written by a batch too, whose item names it", async () => {
    const { student, first } = await written();
    await keep(first.id);
    const { body } = await desk.mine.post("reports/generate/batch/", {
      reports: { 0: { student: student.id, classroom: desk.room.id, level: "Advanced" } },
      word_count: "300-400",
    });
    expect(body["0"]).toMatchObject({ status: "draft", beside: first.id });
    expect(await read(first.id)).toMatchObject({ status: "kept", proposal: body["0"].report });
    expect(await listed(student.id, `&ids=${body["0"].report}`)).toEqual([body["0"].report]);
  });

  it("leaves an edit of the kept text by its author in that text", async () => {
    const { kept, draft } = await proposed();
    const { body } = await change(kept.id, { report_content: "Mine.", version: 1 });
    expect(body).toMatchObject({ id: kept.id, status: "kept", proposal: draft.id });
    expect(body.report_content).toBe("Mine.");
  });

  it("is answered to a double click, as long as it is up to date", async () => {
    const { configuration, first } = await written();
    await keep(first.id);
    expect((await desk.generate(configuration)).body.id).toBe(first.id);
    await desk.mine.patch(`reports/${configuration}/`, { level: "Advanced" });
    const draft = (await desk.generate(configuration)).body;
    expect(draft.beside).toBe(first.id);
    expect((await desk.generate(configuration)).body.id).toBe(draft.id);
    expect(
      (await desk.generate(configuration, { selected_word_count: "400-700" })).body.id,
    ).not.toBe(draft.id);
  });
});

describe("keeping", () => {
  it("puts the draft in the kept one's place, which the history knows as kept", async () => {
    const { student, kept, draft } = await proposed();
    expect(await keep(draft.id)).toMatchObject({ status: "kept", standing: true, beside: null });
    expect(await read(kept.id)).toMatchObject({ status: "draft", standing: false, was_kept: true });
    expect(await listed(student.id)).toEqual([draft.id]);
  });

  it("brings any text of the history back, and leaves the draft beside it", async () => {
    const { configuration, kept, draft } = await proposed();
    await keep(draft.id);
    const third = await rewrite(configuration);
    expect(await keep(kept.id)).toMatchObject({
      status: "kept",
      was_kept: false,
      proposal: third.id,
    });
    expect(await read(draft.id)).toMatchObject({ was_kept: true, standing: false });
  });

  it("settles a proposal in one call, with the sources of either text", async () => {
    const { kept, draft } = await proposed({
      level: "Proficient",
      homework: "Mostly Completed",
      behaviour: "Good Behaviour",
    });
    const [mine, theirs] = [kept.sentences[0], draft.sentences.at(-1)];
    const { status, body } = await change(draft.id, {
      report_content: `${mine?.text} ${theirs?.text} Well done.`,
      status: "kept",
      version: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: draft.id, status: "kept" });
    expect(body.sentences).toEqual([mine, theirs, { text: "Well done.", sources: ["teacher"] }]);
    expect(await read(kept.id)).toMatchObject({
      was_kept: true,
      report_content: kept.report_content,
    });
  });

  it("refuses to settle a proposal that has changed, and keeps nothing", async () => {
    const { kept, draft } = await proposed();
    await change(draft.id, { report_content: "Changed elsewhere.", version: 1 });
    const answer = await change(draft.id, { report_content: "Mine.", status: "kept", version: 1 });
    expect(answer.status).toBe(409);
    expect(await read(kept.id)).toMatchObject({ status: "kept", proposal: draft.id });
  });

  it("refuses to settle it where the kept text has changed, or another one is kept", async () => {
    const { configuration, kept, draft } = await proposed();
    const settle = (version: number) =>
      change(draft.id, {
        report_content: `Of both, ${version}.`,
        status: "kept",
        compared_with: { id: kept.id, version },
      });
    await change(kept.id, { report_content: "Edited elsewhere.", version: 1 });
    const { status, body } = await settle(1);
    expect([status, body.current.id, body.yours]).toEqual([409, kept.id, "Of both, 1."]);
    expect((await settle(2)).status).toBe(200);
    const next = await rewrite(configuration);
    const late = { status: "kept", compared_with: { id: kept.id, version: 2 } };
    expect((await change(next.id, late)).body).toMatchObject({ code: "stale" });
  });

  it("keeps nothing in the place of a kept text that was not on the screen; with both texts", async () => {
    const { configuration, first } = await written();
    const elsewhere = await keep((await rewrite(configuration)).id);
    const refused = await change(first.id, { status: "kept", version: 1, compared_with: null });
    const both = { current: { id: elsewhere.id }, yours: first.report_content };
    expect(refused).toMatchObject({ status: 409, body: { code: "stale", ...both } });
    expect(await read(elsewhere.id)).toMatchObject({ status: "kept", standing: true });
    // The kept text itself has no other one beside it.
    const own = { report_content: "Edited.", status: "kept", compared_with: null };
    expect((await change(elsewhere.id, own)).status).toBe(200);
    const seen = { status: "kept", compared_with: { id: elsewhere.id } };
    expect((await change(first.id, seen)).status).toBe(200);
    expect(await read(first.id)).toMatchObject({ status: "kept", standing: true });
  });

  it("of a text put together of both is undone in one call, with the draft as it was", async () => {
    const { kept, draft } = await proposed();
    const merged = await change(draft.id, {
      report_content: "Put together.",
      status: "kept",
      version: 1,
      compared_with: { id: kept.id, version: 1 },
    });
    const undo = { status: "draft", restore: kept.id, report_content: draft.report_content };
    const late = await change(draft.id, { ...undo, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, "stale"]);
    const back = await change(draft.id, { ...undo, version: merged.body.version });
    expect(back.body).toMatchObject({
      status: "draft",
      standing: true,
      beside: kept.id,
      report_content: draft.report_content,
      sentences: draft.sentences,
    });
    expect(await read(kept.id)).toMatchObject({ status: "kept", proposal: draft.id });
  });

  it("keeps no text, and takes no keep back, from a stale copy; with both texts", async () => {
    const { first } = await written();
    await change(first.id, { report_content: "Edited elsewhere.", version: 1 });
    const { status, body } = await change(first.id, { status: "kept", version: 1 });
    expect([status, body.current.report_content, body.yours]).toEqual([
      409,
      "Edited elsewhere.",
      first.report_content,
    ]);
    expect((await change(first.id, { status: "kept", version: 2 })).status).toBe(200);
    expect((await change(first.id, { status: "draft", version: 1 })).status).toBe(409);
    expect((await change(first.id, { opened: true, version: 1 })).status).toBe(200);
    expect((await read(first.id)).status).toBe("kept");
  });

  it("is taken back, and the text that was kept before stands again", async () => {
    const { student, kept, draft } = await proposed();
    await keep(draft.id);
    const { status, body } = await change(draft.id, { status: "draft", restore: kept.id });
    expect([status, body.status, body.beside]).toEqual([200, "draft", kept.id]);
    expect(await read(kept.id)).toMatchObject({ status: "kept", proposal: draft.id });
    expect(await listed(student.id)).toEqual([kept.id]);
  });

  it("is taken back alone where nothing was kept before", async () => {
    const { student, first } = await written();
    await keep(first.id);
    const { body } = await change(first.id, { status: "draft" });
    expect(body).toMatchObject({ status: "draft", standing: true, was_kept: false });
    expect(await listed(student.id)).toEqual([first.id]);
    expect((await change(first.id, { status: "draft" })).body).toEqual(body);
  });

  it("is taken back of a text of the history without touching the draft that is newer", async () => {
    const { configuration, kept, draft } = await proposed();
    await keep(draft.id);
    const third = await rewrite(configuration);
    await keep(kept.id);
    await change(kept.id, { status: "draft", restore: draft.id });
    expect(await read(draft.id)).toMatchObject({ status: "kept", proposal: third.id });
    expect(await read(kept.id)).toMatchObject({ standing: false, was_kept: true });
  });

  it("restores nothing that was not kept there, and nobody else's", async () => {
    const [one, two] = [await proposed(), await proposed()];
    await keep(one.draft.id);
    for (const other of [two.kept.id, two.draft.id, 999_999]) {
      const answer = await change(one.draft.id, { status: "draft", restore: other });
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty("restore");
    }
    expect(await read(one.draft.id)).toMatchObject({ status: "kept" });
  });

  it("happens once of two at the same time, and nothing is lost", async () => {
    const { configuration, student, kept, draft } = await proposed();
    const third = await rewrite(configuration);
    const answers = await Promise.all(
      [draft.id, third.id].map((id) => change(id, { status: "kept" })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const texts = await Promise.all([kept.id, draft.id, third.id].map(read));
    expect(texts.filter((text) => text.status === "kept")).toHaveLength(1);
    expect(texts.filter((text) => text.was_kept)).toHaveLength(2);
    expect(await listed(student.id)).toHaveLength(1);
    expect(await listed(student.id, "&history=true")).toHaveLength(3);
  });

  it("goes through while others are written, and stands", async () => {
    const { configuration, student, draft } = await proposed();
    const answers = await Promise.all([
      desk.generate(configuration, { regenerate: true }),
      change(draft.id, { status: "kept" }),
      desk.generate(configuration, { regenerate: true }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const kept = await read(draft.id);
    expect(kept).toMatchObject({ status: "kept", standing: true });
    const newest = [answers[0].body.id, answers[2].body.id] as number[];
    expect(newest).toContain(kept.proposal);
    expect(await listed(student.id)).toEqual([draft.id]);
  });
});

describe("discarding", () => {
  it("a draft leaves the kept one where it was", async () => {
    const { student, kept, draft } = await proposed();
    await discard(draft.id);
    expect(await read(kept.id)).toMatchObject({ status: "kept", proposal: null });
    expect(await listed(student.id)).toEqual([kept.id]);
    expect((await restore(draft.id)).body).toMatchObject({ status: "draft", beside: kept.id });
  });

  it("the kept one leaves the draft, and it stands again as kept", async () => {
    const { student, kept, draft } = await proposed();
    await discard(kept.id);
    expect(await listed(student.id)).toEqual([draft.id]);
    expect((await read(draft.id)).beside).toBe(null);
    expect((await restore(kept.id)).body).toMatchObject({ status: "kept", proposal: draft.id });
    expect(await listed(student.id)).toEqual([kept.id]);
  });

  it("of a draft is undone though another was written since, which goes into the history", async () => {
    const { configuration, kept, draft } = await proposed();
    await discard(draft.id);
    const next = await rewrite(configuration);
    expect((await restore(draft.id)).body).toMatchObject({ standing: true, beside: kept.id });
    expect(await read(next.id)).toMatchObject({ standing: false });
    expect((await read(kept.id)).proposal).toBe(draft.id);
  });

  it("of a kept text is undone beside the one that is kept now", async () => {
    const { kept, draft } = await proposed();
    await discard(kept.id);
    await keep(draft.id);
    expect((await restore(kept.id)).body).toMatchObject({
      status: "draft",
      was_kept: true,
      beside: draft.id,
    });
  });

  it("of a text of the history is undone into the history", async () => {
    const { configuration, draft } = await proposed();
    const next = await rewrite(configuration);
    await discard(draft.id);
    expect((await restore(draft.id)).body).toMatchObject({ standing: false });
    expect((await read(next.id)).standing).toBe(true);
  });
});

it("teaches a teacher's style once, however often a keep is taken back", async () => {
  const samples = Array.from({ length: 10 }, (_, n) => ({
    text: `She has worked well on essay number ${n}, and it shows. Please keep reading at home.`,
  }));
  expect((await desk.mine.post("reinforcement/submit/", { samples })).status).toBeLessThan(300);
  const style = async () => (await desk.mine.get("reinforcement/style/")).body;
  await expect.poll(async () => (await style()).state).toBe("ready");
  const { first } = await written();
  const untaught = (await style()).updated_at;
  await keep(first.id);
  const taught = (await style()).updated_at;
  expect(taught).not.toBe(untaught);
  await change(first.id, { status: "draft" });
  await keep(first.id);
  expect((await style()).updated_at).toBe(taught);
});

it("is a draft that a refinement of a kept text makes; one of the draft changes that draft", async () => {
  const own = await ReportDesk.open({ writer: createEmbeddedWriter() });
  const { id } = await own.configure({
    level: "Proficient",
    behaviour: "Good Behaviour",
    homework: "Mostly Completed",
  });
  const first = (await own.generate(id)).body as Report;
  await own.mine.patch(`reports/generated-reports/${first.id}/`, { status: "kept" });
  const { status, body } = await rewordAny(own.mine, first);
  expect([status, body.beside, body.status]).toEqual([200, first.id, "draft"]);
  expect(body.report_content).not.toBe(first.report_content);
  expect((await own.mine.get(`reports/generated/${first.id}/`)).body).toMatchObject({
    status: "kept",
    report_content: first.report_content,
    proposal: body.id,
  });
  expect((await rewordAny(own.mine, body)).body).toMatchObject({
    id: body.id,
    version: 2,
    beside: first.id,
  });
  await own.app.stop();
});
