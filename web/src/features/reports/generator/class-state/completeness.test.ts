import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { hasWords, isUsed } from "./completeness.ts";

test("a note without its option is words, but makes nothing used", () => {
  const inputs: ReportInputs = { ...EMPTY_INPUTS, level_notes: "Plans first" };
  expect(hasWords(inputs)).toBe(true);
  expect(isUsed(inputs)).toBe(false);
});

test("a summary text alone is used, blanks are not", () => {
  expect(isUsed({ ...EMPTY_INPUTS, area_to_improve: "Spelling" })).toBe(true);
  expect(isUsed({ ...EMPTY_INPUTS, area_to_improve: " \n" })).toBe(false);
});
