import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { sentenceKey } from "../checks/sameness.ts";
import type { Facts, WriteRequest } from "../facts.ts";
import { createEmbeddedWriter } from "./writer.ts";

const writer = createEmbeddedWriter();

function request(
  inputs: Partial<ReportInputs>,
  changes: Partial<WriteRequest> & { facts?: never; about?: Partial<Facts> } = {},
): WriteRequest {
  const { about, ...rest } = changes;
  return {
    facts: {
      student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 8 },
      subject: "Maths",
      inputs: { ...EMPTY_INPUTS, ...inputs },
      range: "300-400",
      unit: "words",
      leave_out: [],
      ...about,
    },
    said: { classmates: [], earlier: [] },
    seed: 1,
    roster: null,
    ...rest,
  };
}

function keys(texts: readonly { text: string }[], name = "Amara"): Set<string> {
  return new Set(texts.map(({ text }) => sentenceKey(text, name)));
}

const TICKS: Partial<ReportInputs> = {
  level: "Proficient",
  participation: "Active Participant",
  punctuality: "Always on time",
  behaviour: "Good Behaviour",
  homework: "Mostly Completed",
  homework_improvement_area: "Method",
};

describe("what a report is made from", () => {
  test("nothing to say is said so", async () => {
    await expect(writer.write(request({}))).rejects.toMatchObject({ kind: "nothing_to_say" });
  });

  test("notes that are all to be left out are nothing to say", async () => {
    const only = request(
      { additional_notes: "works hard" },
      { about: { leave_out: ["additional_notes"] } },
    );
    await expect(writer.write(only)).rejects.toMatchObject({ kind: "nothing_to_say" });
  });

  test("a note that is to be left out is in no sentence and is listed", async () => {
    const report = await writer.write(
      request(
        { level: "Proficient", level_notes: "told me about home" },
        { about: { leave_out: ["level_notes"] } },
      ),
    );
    expect(report.uncovered).toEqual(["level_notes"]);
    expect(report.text).not.toContain("about home");
  });

  test("a note becomes a sentence of its own with its source", async () => {
    const report = await writer.write(request({ ...TICKS, level_notes: "needs to check working" }));
    const from = report.sentences.filter(({ sources }) => sources.includes("level_notes"));
    expect(from.map(({ text }) => text).join(" ")).toMatch(/needs? to check/u);
  });

  test("a note whose field has no option is in no sentence, and is handed back to its teacher", async () => {
    const { participation: _, ...ticks } = TICKS;
    const notes = { participation_notes: "asks good questions", level_notes: "reads graphs well" };
    const report = await writer.write(request({ ...ticks, ...notes }));
    expect(report.text).not.toContain("good questions");
    expect(report.handed_back).toEqual([
      {
        field: "participation_notes",
        text: "asks good questions",
        reason: "Choose an option for Participation, or this note is not used.",
        suggestions: [],
      },
    ]);
  });

  test("a note whose field has no option and that is to be left out is handed back to nobody", async () => {
    const report = await writer.write(
      request(
        { level: "Proficient", behaviour_notes: "told me about home" },
        { about: { leave_out: ["behaviour_notes"] } },
      ),
    );
    expect(report.handed_back).toEqual([]);
  });

  test("a note that says the opposite of its option is handed back, and one that says more of it is said", async () => {
    const late = await writer.write(
      request({ ...TICKS, punctuality: "Frequently late", punctuality_notes: "never late" }),
    );
    expect(late.text).not.toContain("never late");
    expect(late.handed_back.map(({ text }) => text)).toEqual(["never late"]);
    const some = await writer.write(
      request({
        ...TICKS,
        homework: "Never Completed",
        homework_notes: "three pieces in all year",
      }),
    );
    expect(some.handed_back.map(({ text }) => text)).toEqual(["three pieces in all year"]);
    const more = await writer.write(
      request({ ...TICKS, punctuality: "Frequently late", punctuality_notes: "late most days" }),
    );
    expect(more.handed_back).toEqual([]);
  });

  test("a note that cannot be read is listed and not pasted", async () => {
    const report = await writer.write(request({ ...TICKS, additional_notes: "asdf ??" }));
    expect(report.uncovered).toEqual(["additional_notes"]);
    expect(report.text).not.toContain("asdf");
  });

  test("advice has the source general", async () => {
    const { sentences } = await writer.write(request({ level: "Advanced" }));
    expect(sentences.some(({ sources }) => sources.includes("general"))).toBe(true);
    expect(sentences[0]?.sources).toEqual(["level"]);
  });

  test("what has changed since the last report is told, the level first", async () => {
    const earlier = {
      level: "Developing",
      behaviour: "Excellent Behaviour",
      homework: "Mostly Completed",
    };
    const { sentences, uncovered } = await writer.write(
      request(TICKS, { about: { earlier, range: "400-700" } }),
    );
    const told = sentences.filter(({ text }) => text.includes("moved from"));
    expect(told.map(({ text }) => text).join(" ")).toMatch(
      /moved from developing to proficient.*moved from excellent to good/u,
    );
    expect(told.map(({ sources }) => sources)).toEqual([["level"], ["behaviour"]]);
    expect(uncovered).toEqual([]);
  });

  test("where nothing has changed the text is the one without an earlier report", async () => {
    const { homework_improvement_area: _, ...same } = TICKS;
    const now = await writer.write(request(TICKS));
    expect(await writer.write(request(TICKS, { about: { earlier: same } }))).toEqual(now);
  });

  test("an aborted request writes nothing", async () => {
    await expect(
      writer.write(request(TICKS, { signal: AbortSignal.abort() })),
    ).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("variety", () => {
  test("another seed gives a really different text", async () => {
    const one = keys((await writer.write(request(TICKS, { seed: 1 }))).sentences);
    const two = keys((await writer.write(request(TICKS, { seed: 2 }))).sentences);
    expect([...one].filter((key) => two.has(key)).length).toBeLessThanOrEqual(one.size * 0.34);
  });

  test("two classmates with the same ticks and the same seed share few sentences", async () => {
    const about = { student: { first_name: "Seán", last_name: "Byrne", pronouns: null, year: 8 } };
    const first = await writer.write(request(TICKS));
    const said = { classmates: [first.text], earlier: [] };
    const second = await writer.write(request(TICKS, { about, said }));
    const mine = keys(first.sentences);
    const shared = [...keys(second.sentences, "Seán")].filter((key) => mine.has(key));
    expect(shared).toEqual([]);
  });
});
