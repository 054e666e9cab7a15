import { expect, test } from "vitest";
import { splitSentences, wordsOf } from "./text.ts";

test.each([
  ["She works hard. He does too!", ["She works hard.", "He does too!"]],
  ["Dr. Khan and J. Smith agree.", ["Dr. Khan and J. Smith agree."]],
  ["It is clear, e.g. in tests. Good.", ["It is clear, e.g. in tests.", "Good."]],
  ["He said “Well done!” Then he left.", ["He said “Well done!”", "Then he left."]],
  ['Asking "why?" once more helps.', ['Asking "why?" once more helps.']],
  ["  One\nline.\n\nAnother  line ", ["One\nline.", "Another  line"]],
  ["She swims at 7 a.m. on Mondays.", ["She swims at 7 a.m. on Mondays."]],
  ["She came no. 5 in the race. Good.", ["She came no. 5 in the race.", "Good."]],
  ["He said no. Then he did (max. 10) more.", ["He said no.", "Then he did (max. 10) more."]],
  ["She chose a poem... and read it.", ["She chose a poem... and read it."]],
  ["He calls “Go.”  then leaves.", ["He calls “Go.”  then leaves."]],
  [" ", []],
])("the sentences of %j", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test("the words of a text", () => {
  expect(wordsOf("Anne-Marie’s work – 3rd time!")).toEqual(["anne-marie's", "work", "3rd", "time"]);
});
