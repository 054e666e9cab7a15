import { describe, expect, test } from "vitest";
import type { ReportInputs } from "./report-fields.ts";
import { EMPTY_INPUTS } from "./report-fields.ts";
import { expectedLength, fittingRange } from "./report-length.ts";

const THREE: ReportInputs = {
  ...EMPTY_INPUTS,
  level: "Proficient",
  behaviour: "Good Behaviour",
  homework: "Mostly Completed",
};
const SIX: ReportInputs = {
  ...THREE,
  participation: "Active Participant",
  punctuality: "Always on time",
  homework_improvement_area: "Method",
};
const NOTED: ReportInputs = {
  ...SIX,
  level_notes: "scored 84% in the end of unit test, explains results clearly",
  best_achievement: "taught a mini lesson on revision to the class",
  area_to_improve: "use evidence to support her opinions in longer answers",
};

describe("how long a text the inputs carry", () => {
  test("nothing carries nothing", () => {
    expect(expectedLength(EMPTY_INPUTS, "words")).toBe(0);
    expect(fittingRange(EMPTY_INPUTS, "words")).toBeNull();
  });

  test("each tick and each note makes it longer", () => {
    const lengths = [THREE, SIX, NOTED].map((inputs) => expectedLength(inputs, "words"));
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths).size).toBe(3);
  });

  test("a note without its tick counts for nothing", () => {
    const inputs = { ...THREE, punctuality_notes: "the bus is late" };
    expect(expectedLength(inputs, "words")).toBe(expectedLength(THREE, "words"));
  });

  test("an endless note does not make an endless text", () => {
    const inputs = { ...THREE, additional_notes: "works hard and ".repeat(66) };
    expect(expectedLength(inputs, "words")).toBeLessThan(expectedLength(THREE, "words") + 100);
  });

  test("characters are what its words come to", () => {
    const words = expectedLength(NOTED, "words");
    const characters = expectedLength(NOTED, "characters");
    expect(characters / words).toBeGreaterThan(5);
    expect(characters / words).toBeLessThan(6.5);
  });
});

describe("the range that fits", () => {
  test("three ticks fill the shortest range of characters, and none of words", () => {
    expect(fittingRange(THREE, "characters")).toBe("300-400");
    expect(fittingRange(THREE, "words")).toBeNull();
  });

  test("six ticks with notes fill the longest range of characters", () => {
    expect(fittingRange(NOTED, "characters")).toBe("500-1200");
  });

  test("one tick is too little for any", () => {
    expect(fittingRange({ ...EMPTY_INPUTS, level: "Proficient" }, "characters")).toBeNull();
  });
});
