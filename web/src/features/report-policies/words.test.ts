import { expect, test } from "vitest";
import { tokensIn, wordsIn } from "./words.ts";

test("words are split at commas, semicolons and lines, and kept once", () => {
  expect(wordsIn("lazy, Could  do better;\n lazy\n\nLAZY,")).toEqual(["LAZY", "Could do better"]);
  expect(wordsIn(" ,\n")).toEqual([]);
});

test("a budget is a whole number, or none", () => {
  expect(tokensIn("2,000,000")).toBe(2_000_000);
  expect(tokensIn("0")).toBe(0);
  expect(tokensIn("  ")).toBeNull();
  expect(tokensIn("-5")).toBeUndefined();
  expect(tokensIn("many")).toBeUndefined();
});
