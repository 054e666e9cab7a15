import { describe, expect, test } from "vitest";
import { createNearTwins, masksOf } from "./near-twins.ts";

function isTwin(one: string, other: string, names = ["Amara", "Ben"], subject = "Maths"): boolean {
  const twins = createNearTwins();
  twins.add(one, masksOf(names[0] ?? "", subject));
  return twins.hasTwinOf(other, masksOf(names[1] ?? "", subject));
}

describe("two sentences are near twins", () => {
  test.each([
    [
      "with one word changed in twelve",
      "Amara should keep a list of new words and use two of them.",
      "Ben should keep a list of hard words and use two of them.",
    ],
    [
      "but for name and pronouns",
      "Amara is proud of her work in class.",
      "He is proud of his work in class.",
    ],
    [
      "but for the number",
      "She scored 84 in the end of unit test.",
      "He scored 71 in the end of unit test.",
    ],
    [
      "with another name that nobody gave",
      "Amara works very well beside Priya in every lesson.",
      "Ben works very well beside Tomasz in every lesson.",
    ],
    [
      "with a few words added",
      "She is always on time for lessons.",
      "He is always on time for lessons, too.",
    ],
  ])("%s", (_, one, other) => expect(isTwin(one, other)).toBe(true));

  test("in any subject", () => {
    const twins = createNearTwins();
    twins.add("Amara is working at a proficient level in maths.", masksOf("Amara", "Maths"));
    expect(
      twins.hasTwinOf(
        "Ben is working at a proficient level in history.",
        masksOf("Ben", "History"),
      ),
    ).toBe(true);
  });

  test.each([
    [
      "of another build",
      "Amara is always on time for lessons.",
      "Not one late mark stands against Ben's name.",
    ],
    [
      "with half of it changed",
      "Amara should keep a list of new words and use two of them.",
      "Ben should keep a list of new facts beside the bed at home.",
    ],
    ["of a few words only", "This is good.", "This is good."],
  ])("but not %s", (_, one, other) => expect(isTwin(one, other)).toBe(false));

  test("and a longer sentence makes a shorter one that it holds a twin", () => {
    const twins = createNearTwins();
    const masks = masksOf("Amara", "Maths");
    twins.add("She could split a long task into three parts and pause.", masks);
    const longer =
      "A good idea would be for her to split a long task into three parts and pause after each.";
    expect(twins.hasTwinOf(longer, masks)).toBe(false);
    expect(twins.wouldMakeTwins(longer, masks)).toBe(true);
  });

  test("and a name that heads a sentence of somebody unknown does not hide it", () => {
    const twins = createNearTwins();
    twins.add("Priya takes an active part in lessons.", new Set());
    expect(twins.hasTwinOf("They take an active part in lessons.", new Set())).toBe(true);
  });
});
