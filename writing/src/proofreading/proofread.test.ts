import { describe, expect, it } from "vitest";
import { proofread } from "./proofread.ts";
import { AMARA, foundIn } from "./testing.ts";

describe("an edited text", () => {
  it("is told of what is amiss in its order, each with a sentence for its teacher", () => {
    const text = "[Name] works hard. She is always late. Ring me on 07700 900123.";
    const advice = proofread({ ...AMARA, text });
    expect(advice.map(({ from, to }) => text.slice(from, to))).toEqual([
      "[Name]",
      "She is always late",
      "07700 900123",
    ]);
    for (const { message } of advice) expect(message).toMatch(/^[\p{Lu}“].+\.$/u);
  });

  it("may tell of whoever a scene is about, in which nobody has a name", () => {
    expect(foundIn("She directed the scene in which he leaves his wife.")).toEqual([]);
    expect(foundIn("She directed the scene and he worked hard.")).toEqual(["pronoun: he"]);
  });

  it("is told of what hurts in a manner of speaking", () => {
    expect(foundIn("Amara is full of herself.")).toEqual(["unkind: full of herself"]);
    expect(foundIn("Amara is full of ideas.")).toEqual([]);
  });

  it("is told all of it, and of the same words the gravest alone", () => {
    expect(foundIn("She is often late because of her dyslexia.")).toEqual([
      "diagnosis: her dyslexia",
    ]);
    expect(foundIn("Amara sits by Jack Wood, [Name] and Chloe.")).toHaveLength(3);
    expect(foundIn("amara is afraid to go home.")).toEqual([
      "unfinished: amara",
      "safeguarding: afraid to go home",
    ]);
  });

  it.each(["", " ", "\n\n", "…", "Well done!", "🎉", "Amara Okafor\n\nShe works hard."])(
    "of %j has nothing amiss",
    (text) => expect(foundIn(text)).toEqual([]),
  );

  it("has its places counted in the text as it is, line breaks and all", () => {
    const text = "“Good.”\n\nAmara’s work is neat.\r\nShe writes the the end.";
    expect(foundIn(text)).toEqual(["repetition: the the"]);
  });

  it.each([
    ["(", ")"],
    ["“", "x "],
    ["she ", "them, "],
    ["his dyslexia ", "and "],
    ["a.", " "],
    ["[", "{"],
    ["'a", "' "],
    ["\n", "_"],
    ["1 ", "x"],
  ])("of 20,000 characters of %j and %j is read in a line's time", (one, other) => {
    const of = (length: number) => {
      const text = (one + other).repeat(Math.ceil(length / (one + other).length)).slice(0, length);
      const start = process.threadCpuUsage();
      proofread({ ...AMARA, text });
      return process.threadCpuUsage(start).user / 1000;
    };
    of(5_000);
    expect(of(20_000)).toBeLessThan(2_500);
  });
});
