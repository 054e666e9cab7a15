import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { expectedLength } from "@reportair/contract/features/report-length.ts";
import { expect, test } from "vitest";
import { carriedBy } from "./carried.ts";

const three: ReportInputs = {
  ...EMPTY_INPUTS,
  level: "Advanced",
  behaviour: "Good Behaviour",
  homework: "Mostly Completed",
};

test("an empty pupil carries nothing, another one about so much", () => {
  const length = { range: "300-400", unit: "characters" } as const;
  expect(carriedBy(EMPTY_INPUTS, length)).toBeNull();
  const carried = carriedBy(three, length)!;
  expect(carried.about % 10).toBe(0);
  expect(Math.abs(carried.about - expectedLength(three, "characters"))).toBeLessThanOrEqual(5);
  expect(carried).toMatchObject({ short: false, fits: null });
});

test("a range that needs more than a quarter of general sentences is told with the one that fits", () => {
  expect(carriedBy(three, { range: "500-1200", unit: "characters" })).toMatchObject({
    short: true,
    fits: { range: "300-400", unit: "characters" },
  });
  expect(carriedBy(three, { range: "300-400", unit: "words" })).toMatchObject({
    short: true,
    fits: { range: "300-400", unit: "characters" },
  });
});

test("where nothing is chosen nothing is too short, and the least carries less than any", () => {
  const one: ReportInputs = { ...EMPTY_INPUTS, level: "Advanced" };
  expect(carriedBy(one, { range: null, unit: "characters" })).toMatchObject({ short: false });
  expect(carriedBy(one, { range: "300-400", unit: "characters" })).toMatchObject({
    short: true,
    fits: null,
  });
});
