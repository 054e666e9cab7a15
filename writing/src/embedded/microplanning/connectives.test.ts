import { describe, expect, it } from "vitest";
import { testContext } from "../../../test/lexical-choice.ts";
import { chooseConnective } from "./connectives.ts";

describe("a connective", () => {
  it("comes once, and is empty when there is none left", () => {
    const report = testContext();
    const said = Array.from({ length: 30 }, () => chooseConnective(report, "contrast")).filter(
      Boolean,
    );
    expect(new Set(said).size).toBe(said.length);
    expect(said).toContain("however");
    expect(chooseConnective(report, "contrast")).toBe("");
    expect(chooseConnective(report, "addition")).not.toBe("");
  });
});
