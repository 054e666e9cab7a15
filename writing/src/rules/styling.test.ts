import { expect, it } from "vitest";
import { INFORMAL } from "../../test/style-profile.ts";
import { stylingUnder } from "./styling.ts";
import { NO_RULES } from "./rules.ts";

const SAID = "She does not get a lot of help.";

it("is the teacher's own without rules, and where the school leaves the tone to them", () => {
  for (const rules of [undefined, NO_RULES, { ...NO_RULES, tone: "warm" as const }]) {
    expect(stylingUnder(INFORMAL, rules).finish(SAID, ["level"])).toBe(
      "She doesn't get a lot of help.",
    );
    expect(stylingUnder(null, rules).finish(SAID, ["level"])).toBe(SAID);
  }
});

it("is formal where the school is, whatever the teacher's own", () => {
  const formal = { ...NO_RULES, tone: "formal" as const };
  for (const style of [INFORMAL, null, undefined]) {
    expect(stylingUnder(style, formal).finish(SAID, ["level"])).toBe("She does not get much help.");
  }
});

it("keeps the wording whose own words are none to avoid", () => {
  const finish = (avoid: string[], tone: "own" | "formal") =>
    stylingUnder(INFORMAL, { ...NO_RULES, avoid, tone }).finish(SAID, ["level"]);
  expect(finish(["much"], "formal")).toBe(SAID);
  expect(finish(["doesn't"], "own")).toBe(SAID);
  expect(finish(["help"], "own")).toBe("She doesn't get a lot of help.");
});

it("accepts no phrase with a word to avoid", () => {
  const styling = stylingUnder(null, { ...NO_RULES, avoid: ["help"] });
  expect(styling.accepts("She asks for help.", false)).toBe(false);
  expect(styling.accepts("She asks for more.", false)).toBe(true);
});
