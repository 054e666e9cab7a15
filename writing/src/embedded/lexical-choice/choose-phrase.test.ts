import { describe, expect, it } from "vitest";
import {
  FOXES,
  OTTERS,
  SEEDS,
  testContext,
  chosenTexts,
  withOwnCells,
} from "../../../test/lexical-choice.ts";
import { UNTRAINED } from "../../style/profile.ts";
import type { GenerationContext } from "../context.ts";
import type { Phrase } from "../lexicon/banks.ts";
import { BANKS, parseBank } from "../lexicon/banks.ts";
import { countMessages } from "../lexicon/messages.ts";
import { roughText } from "../lexicon/template.ts";
import { createRandom } from "../random.ts";
import { stylingOf } from "../styling.ts";
import type { Novelty } from "./choose-phrase.ts";
import { choosePhrase, lexicalise, recordChoice } from "./choose-phrase.ts";
import { bigramsOf } from "./discourse-history.ts";

withOwnCells();

describe("a chosen sentence", () => {
  it("is any of its cell, with its size and its phrase", () => {
    expect(chosenTexts("two/say")).toEqual([FOXES, OTTERS]);
    const found = choosePhrase(testContext(), ["test/one/say"]);
    expect(found).toMatchObject({ size: 6, phrase: { source: OTTERS } });
    expect(choosePhrase(testContext([], { unit: "characters" }), ["test/one/say"])?.size).toBe(
      OTTERS.length + 1,
    );
  });

  it("is no longer than there is room, in words or in characters", () => {
    const otters = "otters juggle";
    const longer = `${otters} seven bright lanterns`;
    const longest = `${longer} above heavy baskets`;
    expect(chosenTexts("sizes/say", { most: 8 })).toEqual([otters, longer, longest]);
    expect(chosenTexts("sizes/say", { most: 7 })).toEqual([otters, longer]);
    expect(chosenTexts("sizes/say", { most: 5 })).toEqual([otters, longer]);
    expect(chosenTexts("sizes/say", { most: 4 })).toEqual([otters]);
    expect(chosenTexts("sizes/say", { most: 1 })).toEqual([null]);
    const unit = "characters";
    expect(chosenTexts("sizes/say", { most: otters.length + 1 }, { unit })).toEqual([otters]);
    expect(chosenTexts("sizes/say", { most: otters.length }, { unit })).toEqual([null]);
    expect(chosenTexts("sizes/say", { most: longer.length + 1 }, { unit })).toEqual([
      otters,
      longer,
    ]);
  });

  it("is the shortest where that is asked for", () => {
    expect(chosenTexts("sizes/say", { shortest: true })).toEqual(["otters juggle"]);
  });

  it("speaks of the pupil where that is asked for", () => {
    expect(chosenTexts("pupil/say")).toEqual(["they juggle lanterns", "zany otters juggle"]);
    expect(chosenTexts("pupil/say", { refers: true })).toEqual(["they juggle lanterns"]);
    expect(chosenTexts("two/say", { refers: true })).toEqual([null]);
  });

  it("is of a phrase that may be chosen", () => {
    expect(chosenTexts("two/say", { only: ({ source }) => source === FOXES })).toEqual([FOXES]);
    expect(chosenTexts("two/say", { only: () => false })).toEqual([null]);
  });

  it("suits the year group", () => {
    expect(chosenTexts("years/say", {}, { year: 7 })).toEqual(["small otters juggle lanterns"]);
    expect(chosenTexts("years/say", {}, { year: 11 })).toEqual(["grown otters juggle lanterns"]);
    expect(chosenTexts("years/say", {}, { year: 9 })).toEqual([null]);
  });

  it("comes from any of several cells, and from no cell that is not there", () => {
    const found = SEEDS.map(
      (seed) =>
        choosePhrase(testContext([], { random: createRandom(seed) }), [
          "test/one/say",
          "test/desk/say",
          "no/cell",
        ])?.phrase.source,
    );
    expect(new Set(found)).toEqual(new Set([OTTERS, "otters read the library book"]));
    expect(choosePhrase(testContext(), ["no/cell"])).toBeNull();
  });

  it("comes once in a report", () => {
    const report = testContext();
    const said = [1, 2].map(() => {
      const found = choosePhrase(report, ["test/two/say"]);
      if (found) recordChoice(report, found);
      return found && roughText(found.tokens);
    });
    expect(said.toSorted()).toEqual([FOXES, OTTERS]);
    expect(choosePhrase(report, ["test/two/say"])).toBeNull();
    expect(report.history.familiarity(bigramsOf(OTTERS))).toBe(1);
    expect([...report.usedWords].toSorted()).toEqual([FOXES, OTTERS]);
  });
});

describe("choosing for novelty", () => {
  const desk = (novelty: Novelty, area: GenerationContext["area"]) =>
    chosenTexts("desk/say", { novelty }, { area });

  it("gives no advice about books where a subject is played or drawn", () => {
    expect(desk("varied", "humanities")).toEqual(["otters read the library book"]);
    expect(desk("varied", "pe")).toEqual([null]);
    expect(desk("fresh", "arts")).toEqual([null]);
    expect(desk("any", "pe")).toEqual(["otters read the library book"]);
  });

  it("gives no advice that meets no need", () => {
    const unfit = (novelty: Novelty, goal: GenerationContext["goal"]) =>
      chosenTexts("unfit/home", { novelty }, { goal });
    expect(unfit("varied", "help")).toEqual([null]);
    expect(unfit("varied", "stretch")).toEqual(["otters underline headings"]);
    expect(unfit("varied", null)).toEqual(["otters underline headings"]);
    expect(unfit("any", "help")).toEqual(["otters underline headings"]);
  });

  it("promises nothing that the school does not offer", () => {
    expect(chosenTexts("offered/school")).toEqual([null]);
    expect(chosenTexts("offered/school", {}, { offers: ["library"] })).toEqual([
      "otters meet in the library",
    ]);
  });

  it("repeats no message", () => {
    const messages = { ...countMessages("300-400"), mayCome: () => false };
    expect(chosenTexts("two/say", { novelty: "varied" }, { messages })).toEqual([null]);
    expect(chosenTexts("two/say", { novelty: "any" }, { messages })).toEqual([FOXES, OTTERS]);
  });

  it("prefers a new message to an old one", () => {
    const messages = {
      ...countMessages("300-400"),
      weight: (_: unknown, text: string) => (text === OTTERS ? 0.1 : 0),
    };
    expect(chosenTexts("two/say", {}, { messages })).toEqual([FOXES]);
  });

  it("prefers what is nearer to the teacher's style", () => {
    const styling = {
      ...stylingOf(null),
      distance: (text: string) => (text === OTTERS ? 0.1 : 0.5),
    };
    expect(chosenTexts("two/say", {}, { styling })).toEqual([OTTERS]);
  });

  it("takes nothing that the teacher would not write", () => {
    const styling = { ...stylingOf(null), accepts: (text: string) => text !== OTTERS };
    expect(chosenTexts("two/say", {}, { styling })).toEqual([FOXES]);
    expect(chosenTexts("one/say", {}, { styling })).toEqual([null]);
  });

  it("takes stock phrases from teachers who say so, and from nobody else", () => {
    const fond = stylingOf({ ...UNTRAINED, samples: 12, phrases: ["a joy to teach"] });
    expect(chosenTexts("stock/say", {}, { styling: fond })).toEqual(["otters are a joy to teach"]);
    expect(chosenTexts("stock/say")).toEqual([null]);
  });
});

describe("words of the subject", () => {
  it("are the subject, the year group and those of its bank", () => {
    expect(chosenTexts("subject/say")).toEqual(["otters love History in Year 9"]);
    const ideas = (area: GenerationContext["area"]) => chosenTexts("words/say", {}, { area });
    expect(ideas("humanities").length).toBeGreaterThan(3);
    expect(ideas("humanities")).not.toEqual(ideas("maths"));
    expect(ideas("general")).toEqual(
      expect.arrayContaining([expect.stringMatching(/^otters love ./u)]),
    );
  });

  it("come again only when all have come", () => {
    const general = BANKS.cells.get("subjects/general/words/ideas") ?? [];
    const [left, ...used] = general.map(({ source }) => source);
    const said = chosenTexts("words/say", {}, { area: "general", usedWords: new Set(used) });
    expect(said).toEqual([`otters love ${left}`]);
    const all = chosenTexts(
      "words/say",
      {},
      { area: "general", usedWords: new Set([left ?? "", ...used]) },
    );
    expect(all.length).toBeGreaterThan(3);
  });

  it("that no bank has are a mistake in the phrase", () => {
    expect(() => choosePhrase(testContext(), ["test/wordless/say"])).toThrow(
      "No bank has words for {nothing of the kind}",
    );
  });

  it("are filled in where a note goes", () => {
    const [phrase] =
      parseBank("test", "## a\n\n### say\n\n- otters {note}").get("test/a/say") ?? [];
    const fill = [{ kind: "text", text: "juggle" }] as const;
    expect(roughText(lexicalise(testContext(), phrase as Phrase, fill))).toBe("otters juggle");
    expect(roughText(lexicalise(testContext(), phrase as Phrase))).toBe("otters ");
  });
});
