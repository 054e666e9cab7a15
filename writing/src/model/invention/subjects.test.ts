import { describe, expect, it } from "vitest";
import { speaksOfOtherSubject } from "./subjects.ts";

describe("a report on one subject", () => {
  it.each([
    ["she has a good understanding of Science", "Maths"],
    ["she works hard in History", "Geography"],
  ])("tells of no other: '%s' in %s", (clause, subject) => {
    expect(speaksOfOtherSubject(clause, subject)).toBe(true);
  });

  it.each([
    ["she has a good understanding of Science", "Biology"],
    ["she works hard in Mathematics", "Maths"],
    ["she works hard in History", "Geography\nlinks it with History"],
    ["she writes about the history of Rome", "Latin"],
  ])("tells of its own: '%s' in %s", (clause, given) => {
    expect(speaksOfOtherSubject(clause, given)).toBe(false);
  });
});
