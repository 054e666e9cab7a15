import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import { INFORMAL } from "../../test/style-profile.ts";
import { checkWording } from "../checks/wording.ts";
import { createEmbeddedWriter } from "../embedded/writer.ts";
import type { Facts } from "../facts.ts";
import { buildRosterIndex } from "../privacy/roster.ts";
import { findAvoided } from "./avoided.ts";
import { describeRules } from "./for-model.ts";
import { findUnsayable } from "./unsayable.ts";
import { NO_RULES } from "./rules.ts";

const FACTS: Facts = {
  student: { first_name: "Grace", last_name: "Okafor", pronouns: "She/Her", year: 9 },
  subject: "History",
  inputs: { ...EMPTY_INPUTS, level: "Developing", behaviour: "Good Behaviour" },
  range: "300-400",
  unit: "words",
  leave_out: [],
};
const rules = (avoid: string[], tone: "own" | "warm" | "formal" = "own") => ({
  ...NO_RULES,
  avoid,
  tone,
});

describe("a word to avoid", () => {
  it.each([
    ["She is lazy.", "lazy"],
    ["LAZY work.", "LAZY"],
    ["A lazily written page.", null],
    ["She could do  better.", "could do  better"],
    ["It isn’t enough.", "isn’t"],
  ])("is found as a whole word: %s", (text, found) => {
    expect(findAvoided(text, ["lazy", "could do better", "isn't"])).toBe(found);
  });

  it("is found whatever lists other schools have", () => {
    for (let school = 0; school < 25; school++) {
      const words = [`lazy${school}`, "could  do better", "isn't", "n.b."];
      expect(findAvoided(`LAZY${school} work`, words)).toBe(`LAZY${school}`);
      expect(findAvoided("It could do\nbetter.", words)).toBe("could do\nbetter");
      expect(findAvoided("It isn’t so.", words)).toBe("isn’t");
      expect(findAvoided("A unit by nobby.", words)).toBeNull();
    }
    expect(findAvoided("A lazynap.", ["lazy", "nap"])).toBeNull();
    expect(findAvoided("A lazynap.", ["lazynap"])).toBe("lazynap");
    expect(findAvoided("A lazy nap.", [])).toBeNull();
  });

  it("is the teacher's to use, and may be a name", () => {
    const check = (text: string, sources: ("level" | "teacher")[] = ["level"]) =>
      checkWording(FACTS, [{ text, sources }], rules(["grace", "lazy"]));
    expect(check("Grace is well.")).toEqual([]);
    expect(check("She moves with grace.")).toHaveLength(1);
    expect(check("She is lazy.", ["level", "teacher"])).toEqual([]);
    expect(check("She is lazy.")[0]).toMatchObject({ check: "wording", sentence: 0 });
  });

  it("is never written, whatever the seed and the style", async () => {
    const avoid = ["work", "she would do well", "progress", "hope"];
    const writer = createEmbeddedWriter();
    for (let seed = 1; seed <= 12; seed++) {
      const { sentences } = await writer.write({
        facts: FACTS,
        said: { classmates: [], earlier: [] },
        seed,
        roster: null,
        rules: rules(avoid),
      });
      expect(checkWording(FACTS, sentences, rules(avoid))).toEqual([]);
    }
  });

  it("leaves the tone to the teacher, unless the school has settled one", async () => {
    const write = async (tone: "own" | "warm" | "formal") =>
      (
        await createEmbeddedWriter().write({
          facts: FACTS,
          said: { classmates: [], earlier: [] },
          seed: 3,
          roster: null,
          style: INFORMAL,
          rules: rules([], tone),
        })
      ).text;
    const contracted = /\b\p{L}+['’](?:t|s not|re|d|ll)\b/u;
    expect(await write("own")).toMatch(contracted);
    expect(await write("formal")).not.toMatch(contracted);
    expect(await write("warm")).not.toBe(await write("own"));
  });

  it("cannot be one that a tick needs", async () => {
    expect(await findUnsayable([])).toEqual([]);
    const ofHomework = await findUnsayable(["homework"]);
    expect(ofHomework).toContainEqual({ option: "Consistently Completed", word: "homework" });
    expect(ofHomework).not.toContainEqual(expect.objectContaining({ option: "Advanced" }));
    const together = ["homework", "task", "tasks", "work", "assignment", "assignments"];
    expect(await findUnsayable(together)).toContainEqual({
      option: "Consistently Completed",
      word: null,
    });
    expect(await findUnsayable(["advanced", "lazy"])).toEqual([
      { option: "Advanced", word: "Advanced" },
    ]);
    expect(await findUnsayable(["lazy", "nice", "journey"])).toEqual([]);
  });

  it("stays here where it is somebody's name", () => {
    const roster = buildRosterIndex({
      students: [{ first_name: "Grace", last_name: "Okafor" }],
      staff: [],
      school: "Oakfield Academy",
    });
    expect(describeRules(rules(["Okafor", "lazy"], "formal"), roster)).toEqual({
      school: { avoid: ["lazy"], tone: expect.stringMatching(/^formal/u) },
    });
    expect(describeRules(rules([], "warm"), roster)).toEqual({
      school: { tone: expect.stringMatching(/^warm: kind/u) },
    });
    expect(describeRules(rules([]), roster)).toEqual({});
    expect(describeRules(undefined, roster)).toEqual({});
  });
});
