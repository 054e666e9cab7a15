import { describe, expect, it } from "vitest";
import { comparisonsIn } from "./comparison.ts";

describe("a comparison with other pupils", () => {
  it.each([
    "Most of the class have overtaken her in algebra.",
    "Many of her peers have moved ahead.",
    "She solved a puzzle that defeated the whole class.",
    "Only two others write as clearly as she does.",
    "She lags behind the group.",
    "She finished ahead of thirty others.",
    "Compared with her friends, she is quiet.",
    "She needs to catch up with the rest of us.",
  ])("is seen: %s", (text) => {
    expect(comparisonsIn(text)).not.toEqual([]);
  });

  it.each([
    "Most of the class test was about ratio.",
    "She beat her own time.",
    "Ideas behind the group presentation were hers.",
    "She helped two others to finish.",
    "All of the class data passed through her spreadsheet.",
  ])("is none: %s", (text) => {
    expect(comparisonsIn(text)).toEqual([]);
  });
});
