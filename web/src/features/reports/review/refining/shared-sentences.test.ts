import { expect, test } from "vitest";
import { sharedSentences, sharedWords } from "./shared-sentences.ts";

const report = (id: number, student_name: string, ...texts: string[]) => ({
  id,
  student_name,
  sentences: texts.map((text) => ({ text, sources: [] })),
});
const niamh = report(
  1,
  "Niamh O’Donnell",
  "Niamh plans every essay before she writes it.",
  "She is always on time.",
  "Niamh’s homework is complete and carefully presented.",
);
const yusuf = report(
  2,
  "Yusuf Demir",
  "Yusuf's homework is complete and carefully presented.",
  "Yusuf plans every essay before he writes it.",
);
const grace = report(3, "Grace Okonjo", "Grace plans every essay before they write it.");

test("finds the same sentence under other names and pronouns", () => {
  expect(sharedSentences(niamh, [niamh, yusuf, grace])).toEqual({
    numbers: [1, 3],
    classmates: ["Yusuf Demir", "Grace Okonjo"],
  });
});

test("finds a sentence of which one word was changed", () => {
  const omar = report(6, "Omar Aziz", "Omar plans every story before he writes it down in full.");
  const ada = report(7, "Ada Lane", "Ada plans every essay before she writes it down in full.");
  expect(sharedSentences(omar, [omar, ada])?.numbers).toEqual([1]);
});

test("a report does not share with itself, nor a few common words", () => {
  expect(sharedSentences(niamh, [niamh])).toBeNull();
  const late = report(4, "Sam Hill", "He was late.");
  expect(sharedSentences(late, [late, report(5, "Ann Lee", "She was late.")])).toBeNull();
});

test.each([
  [[2], ["Yusuf Demir"], "Sentence 2 also stands, or nearly, in the report for Yusuf Demir."],
  [
    [2, 5],
    ["A B", "C D"],
    "Sentences 2 and 5 also stand, or nearly, in the reports for A B and C D.",
  ],
  [
    [1],
    ["A B", "C D", "E F"],
    "Sentence 1 also stands, or nearly, in the reports for A B and 2 others.",
  ],
])("%j of %j is said as %j", (numbers, classmates, words) => {
  expect(sharedWords({ numbers, classmates })).toBe(words);
});
