import { describe, expect, it } from "vitest";
import { describeScore, describeSurvivors, type Mutant, scoreOf } from "./score.ts";

const mutant = (outcome: Mutant["outcome"], now = "true"): Mutant => ({
  place: "roster.ts:7",
  operator: "ConditionalExpression",
  now,
  outcome,
});

describe("the score of a part", () => {
  it("counts what was noticed among everything that was changed", () => {
    const mutants = [mutant("killed"), mutant("survived"), mutant("untested"), mutant("killed")];
    expect(scoreOf(mutants)).toEqual({ killed: 2, of: 4, percent: 50 });
    expect(describeScore("privacy", scoreOf(mutants))).toBe("privacy: 50.0 % (2 of 4)");
    expect(scoreOf([]).percent).toBe(100);
  });

  it("names the changes that nobody noticed, each in a line", () => {
    const mutants = [mutant("killed"), mutant("survived", "{\n  a\n}"), mutant("untested")];
    expect(describeSurvivors(mutants)).toEqual([
      "  roster.ts:7 ConditionalExpression → { a }",
      "  roster.ts:7 ConditionalExpression → true (no test)",
    ]);
    const [long] = describeSurvivors([mutant("survived", "x".repeat(300))]);
    expect(long).toMatch(/x{100}…$/u);
  });
});
