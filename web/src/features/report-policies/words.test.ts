import { setModelBudget } from "@reportair/contract/features/model-usage.ts";
import { expect, test } from "vitest";
import { problemsIn } from "../../lib/form-problems.ts";
import { percentIn, tokensIn, wordsIn } from "./words.ts";

test("words are split at commas, semicolons and lines, and kept once", () => {
  expect(wordsIn("lazy, Could  do better;\n lazy\n\nLAZY,")).toEqual(["LAZY", "Could do better"]);
  expect(wordsIn(" ,\n")).toEqual([]);
});

test("a budget is a whole number, or none", () => {
  expect(tokensIn("2,000,000")).toBe(2_000_000);
  expect(tokensIn("0")).toBe(0);
  expect(tokensIn("  ")).toBeNull();
});

test.each(["-5", "many", "1e5", "12345678901234567"])("%s is no budget", (typed) => {
  const form = { budget: typed };
  expect(problemsIn(setModelBudget.body, { budget: tokensIn(typed) }, form)).toEqual({
    budget: "A whole number is required.",
  });
});

test("a share is a whole number, with or without its sign", () => {
  expect(["25", " 25 % ", "0%", "", "a lot", "2.5", "-1"].map(percentIn)).toEqual([
    25,
    25,
    0,
    NaN,
    NaN,
    NaN,
    NaN,
  ]);
});
