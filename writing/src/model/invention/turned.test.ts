import { describe, expect, it } from "vitest";
import { turnsRound } from "./turned.ts";

describe("a note that is turned round", () => {
  it.each([
    ["she is confident when she works with fractions", "struggles with fractions"],
    ["she distracts others at times", "does not distract others"],
    ["she is shy in groups", "confident in groups, shy in front of class"],
    ["she regularly volunteers to explain proofs", "Once volunteered to explain a proof"],
    ["she has applied to be a peer mentor", "Has not yet applied to be a peer mentor."],
    ["she always uses a ruler for diagrams", "Should use a ruler for diagrams."],
    ["she is sometimes rude to staff", "Never rude to staff."],
    ["she shows plenty of working", "shows too little working"],
    ["she has mastered long division completely", "better at long division"],
  ])("is held: '%s' of '%s'", (clause, note) => {
    expect(turnsRound(clause, note)).toBe(true);
  });

  it.each([
    ["she does not show enough working", "shows too little working"],
    ["she finds fractions hard", "struggles with fractions"],
    ["she is usually on time with homework", "sometimes late with homework"],
    ["she is still building confidence with long division", "not yet confident at long division"],
    ["there are crossings out, which makes the work hard to read", "crossings out, hard to read"],
    ["one of the extension problems was solved by her", "Solved one of the extension problems"],
    ["she has handed in every homework", "no homework missing"],
    ["she has not handed in the last three pieces of homework", "last three pieces missing"],
  ])("is said in other words: '%s' of '%s'", (clause, note) => {
    expect(turnsRound(clause, note)).toBe(false);
  });

  it("is an aim that is told as reached, where all of the note is an aim", () => {
    const clause = "she always checks the answers carefully";
    expect(turnsRound(clause, "checking answers", { isTarget: true })).toBe(true);
    expect(turnsRound(clause, "checking answers")).toBe(false);
  });
});
