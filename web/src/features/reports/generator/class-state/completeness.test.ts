import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { filledCount, hasWords, isUsed, summaryLine } from "./completeness.ts";

const all: ReportInputs = {
  ...EMPTY_INPUTS,
  level: "Advanced",
  participation: "Passive Observer",
  punctuality: "Always on time",
  behaviour: "Good Behaviour",
  homework: "Never Completed",
  homework_improvement_area: "Method",
};

test("a note without its option is words, but makes nothing used", () => {
  const inputs: ReportInputs = { ...EMPTY_INPUTS, level_notes: "Plans first" };
  expect(hasWords(inputs)).toBe(true);
  expect(isUsed(inputs)).toBe(false);
  expect(filledCount(inputs)).toBe(0);
});

test("a summary text alone is used, blanks are not", () => {
  expect(isUsed({ ...EMPTY_INPUTS, area_to_improve: "Spelling" })).toBe(true);
  expect(isUsed({ ...EMPTY_INPUTS, area_to_improve: " \n" })).toBe(false);
});

test("the line counts every pupil once", () => {
  const partly: ReportInputs = { ...EMPTY_INPUTS, best_achievement: "Her speech" };
  expect(summaryLine([all, all, partly, EMPTY_INPUTS])).toBe(
    "2 of 4 pupils complete, 1 partly filled, 1 still empty",
  );
  expect(summaryLine([EMPTY_INPUTS])).toBe("0 of 1 pupil complete, 0 partly filled, 1 still empty");
});
