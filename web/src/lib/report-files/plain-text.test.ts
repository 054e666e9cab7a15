import { expect, test } from "vitest";
import { asPlainText, paragraphsOf, type Exported } from "./plain-text.ts";

const report = (student_name: string, report_content: string): Exported => ({
  student_name,
  report_content,
  year: 11,
  classroom: { name: "11A/El1" },
  period: "Summer term 2026",
  word_count: 2,
  char_count: 9,
});

test("puts each text under its pupil's name", () => {
  expect(asPlainText([report("Ada Byron", "Well done."), report("Leo Fox", "Steady.")])).toBe(
    "Ada Byron\n\nWell done.\n\n\nLeo Fox\n\nSteady.\n",
  );
});

test("parts paragraphs at empty lines", () => {
  expect(paragraphsOf("One.\n\nTwo,\nstill two.\n \n\nThree.")).toEqual([
    "One.",
    "Two,\nstill two.",
    "Three.",
  ]);
});

test("a soft break of a word processor ends a line, and joins no words", () => {
  expect(paragraphsOf("One,\vtwo.\r\n\r\nThree.")).toEqual(["One,\ntwo.", "Three."]);
});
