import { describe, expect, test } from "vitest";
import { BANKS, parseBank } from "./banks.ts";
import { lintBanks } from "./lint.ts";

describe("the phrase banks", () => {
  test("have no fault that the linter knows", () => {
    expect(lintBanks(BANKS)).toEqual([]);
  });
});

describe("the linter finds", () => {
  const faults: [string, string, string, RegExp][] = [
    ["an unknown slot", "why", "practice {helpz} everyone.", /is no slot/u],
    ["a missing full stop", "why", "practice helps", /full stop/u],
    ["American spelling", "why", "good behavior matters.", /American/u],
    [
      "advice that claims to have seen",
      "home",
      "{pupil} {has} worked well this term.",
      /claims to have seen/u,
    ],
    ["a verb without agreement", "follow", "{they} works with care.", /agree/u],
    [
      "a pupil as object in the wrong slot",
      "home",
      "this would help {pupil} to learn.",
      /no subject/u,
    ],
    ["a phrase that says nothing of its option", "say", "{pupil} {is} here.", /does not say/u],
    [
      "a phrase that says another option",
      "say",
      "{pupil} {is} never late, and always on time, or occasionally late.",
      /it says "Occasionally late"/u,
    ],
    [
      "general words that sound like a tick",
      "why",
      "being frequently late costs time.",
      /says punctuality/u,
    ],
    [
      "an observation that guesses at a reason",
      "follow",
      "caution appears to hold {pupil/them} back.",
      /claims more than its tick says/u,
    ],
    [
      "an observation of what no tick says",
      "say",
      "{pupil} {is} never late and settle{s} within five minutes.",
      /claims more than its tick says/u,
    ],
    ["two stops", "why", "practice helps..", /two stops meet/u],
    ["a word said twice", "why", "students who join in in class learn more.", /comes twice/u],
    ["the wrong article", "why", "a early start helps.", /before a vowel/u],
    [
      "a comparison that does not match",
      "why",
      "it is not so much about luck than about care.",
      /comparison/u,
    ],
    ["an American term", "home", "{pupil} could read at recess.", /British school/u],
    [
      "a verb that does not agree with its noun",
      "home",
      "{pupil} could look for work that stretch the mind.",
      /does not agree/u,
    ],
    ["a sentence nobody reads in one breath", "why", `${"so and ".repeat(21)}on.`, /too many/u],
    [
      "another tick in what one means",
      "follow",
      "{pupil} {is} proficient as well.",
      /says level "Proficient"/u,
    ],
    ["a passage of one sentence", "passage", "practice helps.", /no passage/u],
    [
      "a passage whose later sentence leans on the one before",
      "passage",
      "practice helps. // this is why it matters.",
      /cannot stand alone/u,
    ],
    [
      "a passage that claims to have seen something",
      "passage",
      "practice helps. // {pupil} {has} shown this.",
      /claims to have seen/u,
    ],
    [
      "a pupil as subject in the wrong slot",
      "home",
      "it is worth asking what {pupil/them} would do.",
      /is the subject/u,
    ],
    [
      "phrases of one cell that all begin alike",
      "why",
      ["one", "two", "three", "four"].map((word) => `it is good to ${word}.`).join("\n- "),
      /4 phrases begin with "it is good"/u,
    ],
  ];
  test.each(faults)("%s", (_, kind, phrase, expected) => {
    const cells = parseBank("punctuality", `## Always on time\n### ${kind}\n- ${phrase}\n`);
    expect(
      lintBanks({ cells, version: "" })
        .filter((line) => line.includes(phrase) || line.includes("begin with"))
        .join("\n"),
    ).toMatch(expected);
  });
});
