import { expect, test } from "vitest";
import { POSITION_OF } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { namedSentences } from "./referring-expressions.ts";

const observation: SentencePlan = {
  tokens: [{ kind: "reference", form: "subject" }],
  sources: ["level"],
  position: POSITION_OF.level,
  optional: false,
  valence: "high",
  size: 1,
};
const advice: SentencePlan = { ...observation, sources: ["general"], valence: undefined };
const nobody: SentencePlan = { ...advice, tokens: [{ kind: "text", text: "It helps." }] };

/** For each sentence of a text of one paragraph or more, whether it has the name. */
function named(...paragraphs: SentencePlan[][]): boolean[] {
  const copies = paragraphs.map((paragraph) => paragraph.map((plan) => ({ ...plan })));
  const found = namedSentences(copies);
  return copies.flat().map((plan) => found.has(plan));
}

test("the name stands first in each paragraph", () => {
  expect(named([observation, observation], [nobody, observation])).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("it stands again after two sentences with a pronoun", () => {
  expect(named(Array.from({ length: 5 }, () => observation))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

test("it stands again where a report comes back from advice to what was seen", () => {
  expect(named([observation, advice, observation])).toEqual([true, false, true]);
});
