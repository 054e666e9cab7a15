import { describe, expect, it } from "vitest";
import { restore } from "./restore.ts";

const TABLE = new Map([
  ["{PUPIL}", "Zoë"],
  ["{CLASSMATE_1}", "Ben"],
]);
const failing = (text: string, required?: readonly string[]) => {
  const restored = restore(text, TABLE, required);
  return restored.ok ? null : restored.failure;
};

describe("putting names back", () => {
  it("replaces every placeholder, wherever it stands", () => {
    expect(restore("{PUPIL} and {CLASSMATE_1}: {PUPIL}’s work.", TABLE)).toEqual({
      ok: true,
      text: "Zoë and Ben: Zoë’s work.",
    });
    expect(restore("Nobody is named; pupils work.", TABLE)).toEqual({
      ok: true,
      text: "Nobody is named; pupils work.",
    });
  });

  it.each([
    ["a strange one", "{CLASSMATE_2}", "{CLASSMATE_2}"],
    ["other braces", "{name}", "{name}"],
    ["an open brace", "Zoë {", "{"],
    ["a closing brace", "Zoë }", "}"],
    ["one in other brackets", "[PUPIL]", "[PUPIL]"],
    ["one in angle brackets", "<PUPIL>", "<PUPIL>"],
    ["one in round brackets", "(CLASSMATE 1)", "(CLASSMATE 1)"],
    ["one in quotation marks", "«CLASSMATE-12»", "«CLASSMATE-12»"],
    ["one with spaces in brackets", "[ CLASSMATE_1 ]", "[ CLASSMATE_1 ]"],
    ["one without brackets", "PUPIL reads.", "PUPIL"],
    ["a numbered one without brackets", "with CLASSMATE_12.", "CLASSMATE_12"],
  ])("fails at %s: %s", (_, text, unknown) => {
    expect(failing(text)).toEqual({ unknown: [unknown], missing: [] });
  });

  it.each([
    "PUPILS read.",
    "a CLASSMATE reads",
    "(see page 1)",
    "XPUPIL",
    "PUPIL9",
    "CLASSMATE_1a",
  ])("takes “%s” for a text", (text) => {
    expect(failing(text)).toBeNull();
  });

  it("fails where a required one is missing, and names it", () => {
    expect(failing("A text.", ["{PUPIL}"])).toEqual({ unknown: [], missing: ["{PUPIL}"] });
    expect(failing("{PUPIL} reads.", ["{PUPIL}"])).toBeNull();
    expect(failing("{PUPIL}", ["{PUPIL}", "{CLASSMATE_1}"])).toEqual({
      unknown: [],
      missing: ["{CLASSMATE_1}"],
    });
  });

  it("names what is unknown once", () => {
    expect(failing("{X} {X} {Y}", ["{PUPIL}"])).toEqual({
      unknown: ["{X}", "{Y}"],
      missing: ["{PUPIL}"],
    });
  });
});
