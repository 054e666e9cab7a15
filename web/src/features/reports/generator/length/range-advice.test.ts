import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { shorterRange, tooLongFor } from "./range-advice.ts";

const two: ReportInputs = { ...EMPTY_INPUTS, level: "Advanced", homework: "Never Completed" };
const three: ReportInputs = { ...two, additional_notes: "Sings" };

test("fewer than three used fields ask for a shorter range, an empty pupil for none", () => {
  expect(tooLongFor(two, { range: "400-700", unit: "words" })).toBe(true);
  expect(tooLongFor(three, { range: "400-700", unit: "words" })).toBe(false);
  expect(tooLongFor(EMPTY_INPUTS, { range: "400-700", unit: "words" })).toBe(false);
  expect(tooLongFor(two, { range: null, unit: "words" })).toBe(false);
});

test("under the shortest range of words are its characters, and nothing under these", () => {
  expect(tooLongFor(two, { range: "300-400", unit: "words" })).toBe(true);
  expect(shorterRange({ range: "300-400", unit: "words" })).toBe("300-400 characters");
  expect(shorterRange({ range: "500-1200", unit: "words" })).toBe("a shorter range");
  expect(tooLongFor(two, { range: "300-400", unit: "characters" })).toBe(false);
});
