import { describe, expect, it } from "vitest";
import { madeUp, presumed } from "./happened.ts";

describe("a piece of work that nobody gave", () => {
  it.each([
    "she wrote a poem about the sea",
    "she designed a striking poster",
    "she has given a clear presentation",
    "she built a working model of a bridge",
  ])("is made up: %s", (clause) => {
    expect(madeUp(clause, "Presentation", "Maths")).toContain("a piece of work");
  });

  it.each([
    ["she made a good start", ""],
    ["she made a model effort", ""],
    ["she wrote a poem about the sea", "lovely poem, the sea"],
    ["she designed a striking poster", "creative work all term"],
    ["she gave an excellent presentation on primes", "excellent presentation on primes"],
  ])("is none, or was given: %s", (clause, given) => {
    expect(madeUp(clause, given, "Maths")).toBeNull();
  });
});

describe("a set or a share of the lessons that nobody told of", () => {
  it.each([
    "she has moved up a set",
    "he was promoted to the top group",
    "she has been to fewer than half of our lessons",
    "he turned up for only a few lessons",
  ])("is made up: %s", (clause) => {
    expect(madeUp(clause, "", "Maths")).not.toBeNull();
  });
  it.each(["she moves up a gear when it counts", "he comes to lessons ready to learn"])(
    "is none: %s",
    (clause) => {
      expect(madeUp(clause, "", "Maths")).toBeNull();
    },
  );
});

describe("an award that nobody gave", () => {
  it.each([
    "she has earned three merits",
    "she collects merits for neatness",
    "she won a prize",
    "she earned a golden ticket",
    "she was handed a sticker",
    "she has been put forward for the head's list",
  ])("is made up: %s", (clause) => expect(madeUp(clause, "", "Maths")).toContain("an award"));

  it.each(["she merits congratulation", "her work merits great praise", "this merits a mention"])(
    "is none where it is deserved and not given: %s",
    (clause) => expect(madeUp(clause, "", "Maths")).toBeNull(),
  );
});

describe("what a sentence takes for granted", () => {
  it.each([
    "Her recent mock result shows what she can do.",
    "As discussed at parents' evening, she needs to revise.",
  ])("is held where nobody wrote it: %s", (text) => {
    expect(presumed(text, "")).not.toBeNull();
  });

  it("may be said where the teacher wrote it", () => {
    expect(presumed("Her recent mock shows what she can do.", "pleased with her recent mock")).toBe(
      null,
    );
    expect(presumed("She needs to revise.", "")).toBe(null);
  });
});
