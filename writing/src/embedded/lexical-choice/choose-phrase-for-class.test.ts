import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import {
  FOXES,
  OTTERS,
  testContext,
  chosenTexts,
  withOwnCells,
} from "../../../test/lexical-choice.ts";
import { checkSameness } from "../../checks/sameness.ts";
import type { Facts } from "../../facts.ts";
import { createEmbeddedWriter } from "../writer.ts";
import { familiarity } from "./choose-phrase.ts";
import { bigramsOf } from "./discourse-history.ts";

withOwnCells();

describe("what a classmate has been told", () => {
  const classmates = [`Ben sings. ${OTTERS.replace("zany", "Zany")}.`];

  it("is not said again word for word while there is something else", () => {
    for (const novelty of ["fresh", "varied", "any"] as const) {
      expect(chosenTexts("two/say", { novelty }, {}, classmates)).toEqual([FOXES]);
    }
  });

  it("is said again only where a text is too short without it", () => {
    expect(chosenTexts("one/say", { novelty: "fresh" }, {}, classmates)).toEqual([null]);
    expect(chosenTexts("one/say", { novelty: "varied" }, {}, classmates)).toEqual([null]);
    expect(chosenTexts("one/say", { novelty: "any" }, {}, classmates)).toEqual([OTTERS]);
  });

  it("may be said in the same words where no sentence is the same, unless they are to be fresh", () => {
    const familiar = [
      "Many zany otters sleep. All otters juggle. They juggle seven. Those seven bright hares sing. Five bright lanterns burn.",
    ];
    expect(chosenTexts("one/say", { novelty: "varied" }, {}, familiar)).toEqual([OTTERS]);
    expect(chosenTexts("one/say", { novelty: "any" }, {}, familiar)).toEqual([OTTERS]);
    expect(chosenTexts("one/say", { novelty: "fresh" }, {}, familiar)).toEqual([null]);
  });

  it("leaves the wordings that are new", () => {
    expect(
      chosenTexts("choice/say", { novelty: "varied" }, {}, [
        "Zany otters juggle lanterns. Quiet foxes juggle lanterns. Brave hares juggle lanterns.",
      ]).filter(Boolean),
    ).toEqual(["mild owls juggle lanterns"]);
    expect(chosenTexts("choice/say", { novelty: "varied" })).toHaveLength(4);
  });

  it("counts more than two words of length and less than three", () => {
    const said = ["Otters juggle lanterns."];
    expect(chosenTexts("slack/say", { shortest: true }, {}, said)).toEqual([
      "foxes carry heavy baskets",
    ]);
    expect(chosenTexts("slack/say", { shortest: true })).toEqual(["otters juggle lanterns"]);
    expect(chosenTexts("far/say", { shortest: true }, {}, said)).toEqual([
      "otters juggle lanterns",
    ]);
    // Twelve characters: two words of length.
    const unit = "characters";
    expect(chosenTexts("slack/say", { shortest: true }, { unit }, said)).toEqual([
      "foxes carry heavy baskets",
    ]);
    expect(chosenTexts("far/say", { shortest: true }, { unit }, said)).toEqual([
      "otters juggle lanterns",
    ]);
  });

  it("is twice as bad as words that are only familiar", () => {
    const known = testContext(classmates);
    expect(familiarity(known, OTTERS, bigramsOf(OTTERS))).toBe(2);
    expect(familiarity(known, FOXES, bigramsOf(FOXES))).toBe(0);
    const partly = "zany otters juggle seven dim candles";
    expect(familiarity(known, partly, bigramsOf(partly))).toBe(0.6);
  });

  it("is as bad where a classmate has nearly the sentence", () => {
    const known = testContext(["Mild owls juggle seven bright lanterns each day at the zoo."]);
    const nearly = "mild owls juggle seven heavy lanterns each day at the zoo";
    expect(familiarity(known, nearly, bigramsOf(nearly))).toBe(2);
  });

  it("is looked for in short sentences however they end", () => {
    const short = testContext(["Otters helps it."]);
    expect(familiarity(short, "otters help it", bigramsOf("otters help it"))).toBe(2);
  });
});

describe("a class in which everybody has the same ticks", () => {
  it("never has the same sentence twice, whatever the names and pronouns", async () => {
    const writer = createEmbeddedWriter();
    const texts: string[] = [];
    const pronouns = ["She/Her", "He/Him", null] as const;
    for (const [at, first_name] of ["Amara", "Ben", "Zoë", "Seán"].entries()) {
      const facts: Facts = {
        student: { first_name, last_name: "Okafor", pronouns: pronouns[at % 3] ?? null, year: 8 },
        subject: "Maths",
        inputs: {
          ...EMPTY_INPUTS,
          level: "Proficient",
          punctuality: "Always on time",
          behaviour: "Good Behaviour",
          homework: "Mostly Completed",
        },
        range: "300-400",
        unit: "words",
        leave_out: [],
      };
      const said = { classmates: texts, earlier: [] };
      const { text, sentences } = await writer.write({ facts, said, seed: 1, roster: null });
      expect(
        checkSameness(
          facts,
          sentences.map((sentence) => sentence.text),
          said,
        ),
      ).toEqual([]);
      texts.push(text);
    }
  });
});
