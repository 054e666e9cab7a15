import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { createEmbeddedWriter } from "../embedded/writer.ts";
import type { Facts, Said, Sentence, WrittenReport } from "../facts.ts";
import { checkReport } from "./check.ts";
import type { Check } from "./problem.ts";

const FACTS: Facts = {
  student: { first_name: "Zoë", last_name: "Okafor", pronouns: "She/Her", year: 9 },
  subject: "History",
  inputs: {
    ...EMPTY_INPUTS,
    level: "Developing",
    punctuality: "Frequently late",
    level_notes: "asks good questions",
  },
  range: "300-400",
  unit: "words",
  leave_out: [],
};
const NOTHING_SAID: Said = { classmates: [], earlier: [] };
let good: WrittenReport;

beforeAll(async () => {
  good = await createEmbeddedWriter().write({
    facts: FACTS,
    said: NOTHING_SAID,
    seed: 4,
    roster: null,
  });
});

function withSentence(text: string, sources: Sentence["sources"] = ["general"]): WrittenReport {
  const sentences = [...good.sentences, { text, sources }];
  return { ...good, sentences, text: `${good.text} ${text}` };
}

function checks(report: WrittenReport, facts = FACTS, said = NOTHING_SAID): Check[] {
  return [...new Set(checkReport(facts, report, said).map(({ check }) => check))];
}

describe("every check", () => {
  test("finds nothing in a good report", () => {
    expect(checkReport(FACTS, good, NOTHING_SAID)).toEqual([]);
  });

  test("length: too short, too long, in the other unit", () => {
    expect(checks({ ...good, text: "Zoë is developing and frequently late." })).toContain("length");
    expect(checks({ ...good, text: `${good.text} ${good.text}` })).toContain("length");
    expect(checks(good, { ...FACTS, unit: "characters" })).toContain("length");
  });

  test("coverage: a tick that no sentence says", () => {
    const sentences = good.sentences.filter(({ sources }) => !sources.includes("level"));
    const text = sentences.map((sentence) => sentence.text).join(" ");
    expect(checks({ ...good, sentences, text })).toContain("coverage");
  });

  test("contradiction: a move that did not happen, or went the other way; one that did is fine", () => {
    const moved = withSentence("Zoë has moved from below expectations to developing.", ["level"]);
    const back = withSentence("Zoë has moved from developing to below expectations.", ["level"]);
    const earlier = { ...FACTS, earlier: { level: "Below Expectations" } };
    expect(checks(moved, earlier)).not.toContain("contradiction");
    expect(checks(moved)).toContain("contradiction");
    expect(checks(back, earlier)).toContain("contradiction");
  });

  test("coverage: a move alone does not say a tick", () => {
    const rest = good.sentences.filter(({ sources }) => !sources.includes("level"));
    const told = {
      text: "Zoë has moved from advanced to developing.",
      sources: ["level" as const],
    };
    const sentences = [told, ...rest];
    const text = sentences.map((sentence) => sentence.text).join(" ");
    const earlier = { ...FACTS, earlier: { level: "Advanced" } };
    expect(checks({ ...good, sentences, text }, earlier)).toContain("coverage");
  });

  test("coverage: a note that is neither expressed nor listed", () => {
    const sentences = good.sentences.map(({ text, sources }) => ({
      text,
      sources: sources.filter((source) => source !== "level_notes"),
    }));
    expect(checks({ ...good, sentences, uncovered: [] })).toContain("coverage");
    expect(checks({ ...good, sentences, uncovered: ["level_notes"] })).not.toContain("coverage");
  });

  test.each([
    ["Zoë is working at an advanced level.", ["level"]],
    ["She is always on time.", ["punctuality"]],
    ["She is only occasionally late.", ["general"]],
  ] as [string, Sentence["sources"]][])("contradiction: %s", (text, sources) => {
    expect(checks(withSentence(text, sources))).toContain("contradiction");
  });

  test("contradiction: not in the teacher's own words", () => {
    expect(checks(withSentence("She is always on time for me.", ["teacher"]))).not.toContain(
      "contradiction",
    );
  });

  test("unsupported: a note that was to be left out", () => {
    expect(checks(good, { ...FACTS, leave_out: ["level_notes"] })).toContain("unsupported");
  });

  test("pronouns: those of another set", () => {
    expect(checks(withSentence("He should read his notes."))).toContain("pronouns");
    const they: Facts = { ...FACTS, student: { ...FACTS.student, pronouns: null } };
    expect(checks(withSentence("Her notes are neat."), they)).toContain("pronouns");
  });

  test.each([
    "She need more practice.",
    "They is improving.",
    "This would help she to learn.",
    "They now needs rest.",
  ])("agreement: %s", (text) => {
    expect(checks(withSentence(text))).toContain("agreement");
  });

  test("name: missing, or without its accent", () => {
    const without = (name: string) => ({ ...good, text: good.text.replaceAll("Zoë", name) });
    expect(checks(without("She"))).toContain("name");
    expect(checks(without("Zoe"))).toContain("name");
  });

  test.each([
    "{PUPIL} reads.",
    "She reads [or writes].",
    "She reads , and writes.",
    "Reads undefined.",
    "she reads.",
    "She reads",
  ])("placeholder: %s", (text) => {
    expect(checks(withSentence(text))).toContain("placeholder");
  });

  test.each([
    "Behavior matters.",
    "To organize notes helps.",
    "She should practice daily.",
    "The color counts.",
  ])("spelling: %s", (text) => {
    expect(checks(withSentence(text))).toContain("spelling");
  });

  test("repetition: one sentence twice, by name and by pronoun", () => {
    const report = withSentence("Zoë could read the next section in advance.");
    const text = "She could read the next section in advance.";
    const twice = {
      ...report,
      sentences: [...report.sentences, { text, sources: ["general" as const] }],
    };
    expect(checks(twice)).toContain("repetition");
  });

  test("sameness: a sentence of a classmate's report under another name", () => {
    const report = withSentence("Zoë should read the next section of the book in advance.");
    const classmates = [
      "Mohammed should read the next section of the book in advance. He is well.",
    ];
    expect(checks(report, FACTS, { classmates, earlier: [] })).toContain("sameness");
    expect(checks(report, FACTS, NOTHING_SAID)).not.toContain("sameness");
  });
});
