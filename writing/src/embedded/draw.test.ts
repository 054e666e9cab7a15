import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkSameness } from "../checks/sameness.ts";
import type { Facts } from "../facts.ts";
import { UNTRAINED } from "../style/profile.ts";
import { BANKS, parseBank, type Phrase } from "./banks.ts";
import { draw, express, familiarity, opener, take, type Care, type Drawing } from "./draw.ts";
import { gramsOf, rememberTexts } from "./memory.ts";
import { countMessages } from "./messages.ts";
import { createRandom } from "./random.ts";
import { stylingOf } from "./styling.ts";
import { roughText } from "./template.ts";
import { createEmbeddedWriter } from "./writer.ts";

/** Cells of our own beside those of the banks: few phrases, so that it is known what can be drawn. */
const CELLS = `
## two

### say

- zany otters juggle seven bright lanterns
- quiet foxes carry nine heavy baskets

## one

### say

- zany otters juggle seven bright lanterns

## sizes

### say

- otters juggle
- otters juggle seven bright lanterns
- otters juggle seven bright lanterns above heavy baskets

## slack

### say

- otters juggle lanterns
- foxes carry heavy baskets

## far

### say

- otters juggle lanterns
- foxes carry nine very heavy baskets

## pupil

### say

- zany otters juggle
- {pupil} juggle{s} lanterns

## years

### say

- Years 7-8: small otters juggle lanterns
- Year 11: grown otters juggle lanterns

## desk

### say

- otters read the library book

## unfit

### why

- otters underline headings

## stock

### say

- otters are a joy to teach

## choice

### say

- [zany otters|quiet foxes|brave hares|mild owls] juggle lanterns

## passage

### passage

- zany otters [juggle|carry] lanterns // quiet foxes [hold|lift] baskets

## subject

### say

- otters love {subject} in {year}

## words

### say

- otters love {ideas}

## wordless

### say

- otters love {nothing of the kind}
`;
const cells = BANKS.cells as Map<string, readonly Phrase[]>;
const own = parseBank("test", CELLS);
beforeAll(() => {
  for (const [cell, phrases] of own) cells.set(cell, phrases);
});
afterAll(() => {
  for (const cell of own.keys()) cells.delete(cell);
});

function drawing(classmates: string[] = [], changes: Partial<Drawing> = {}): Drawing {
  return {
    person: {} as Drawing["person"],
    subject: "History",
    area: "humanities",
    year: 9,
    unit: "words",
    random: createRandom("otters"),
    memory: rememberTexts(classmates),
    need: null,
    styling: stylingOf(null),
    used: new Set(),
    messages: countMessages("300-400"),
    usedWords: new Set(),
    ...changes,
  };
}
const SEEDS = Array.from({ length: 20 }, (_, at) => `seed ${at}`);
type Options = Parameters<typeof draw>[2];
/** What is drawn from a cell, under each of many seeds. */
function drawn(
  cell: string,
  options: Options = {},
  changes: Partial<Drawing> = {},
  classmates: string[] = [],
) {
  const texts = SEEDS.map((seed) => {
    const found = draw(
      drawing(classmates, { random: createRandom(seed), ...changes }),
      [`test/${cell}`],
      options,
    );
    return found && roughText(found.tokens);
  });
  return [...new Set(texts)].toSorted();
}
const OTTERS = "zany otters juggle seven bright lanterns";
const FOXES = "quiet foxes carry nine heavy baskets";

describe("a drawn sentence", () => {
  it("is any of its cell, with its size and its phrase", () => {
    expect(drawn("two/say")).toEqual([FOXES, OTTERS]);
    const found = draw(drawing(), ["test/one/say"]);
    expect(found).toMatchObject({ size: 6, phrase: { source: OTTERS } });
    expect(draw(drawing([], { unit: "characters" }), ["test/one/say"])?.size).toBe(
      OTTERS.length + 1,
    );
  });

  it("is no longer than there is room, in words or in characters", () => {
    const otters = "otters juggle";
    const longer = `${otters} seven bright lanterns`;
    const longest = `${longer} above heavy baskets`;
    expect(drawn("sizes/say", { most: 8 })).toEqual([otters, longer, longest]);
    expect(drawn("sizes/say", { most: 7 })).toEqual([otters, longer]);
    expect(drawn("sizes/say", { most: 5 })).toEqual([otters, longer]);
    expect(drawn("sizes/say", { most: 4 })).toEqual([otters]);
    expect(drawn("sizes/say", { most: 1 })).toEqual([null]);
    const unit = "characters";
    expect(drawn("sizes/say", { most: otters.length + 1 }, { unit })).toEqual([otters]);
    expect(drawn("sizes/say", { most: otters.length }, { unit })).toEqual([null]);
    expect(drawn("sizes/say", { most: longer.length + 1 }, { unit })).toEqual([otters, longer]);
  });

  it("is the shortest where that is asked for", () => {
    expect(drawn("sizes/say", { shortest: true })).toEqual(["otters juggle"]);
  });

  it("speaks of the pupil where that is asked for", () => {
    expect(drawn("pupil/say")).toEqual(["they juggle lanterns", "zany otters juggle"]);
    expect(drawn("pupil/say", { refers: true })).toEqual(["they juggle lanterns"]);
    expect(drawn("two/say", { refers: true })).toEqual([null]);
  });

  it("is of a phrase that may be drawn", () => {
    expect(drawn("two/say", { only: ({ source }) => source === FOXES })).toEqual([FOXES]);
    expect(drawn("two/say", { only: () => false })).toEqual([null]);
  });

  it("suits the year group", () => {
    expect(drawn("years/say", {}, { year: 7 })).toEqual(["small otters juggle lanterns"]);
    expect(drawn("years/say", {}, { year: 11 })).toEqual(["grown otters juggle lanterns"]);
    expect(drawn("years/say", {}, { year: 9 })).toEqual([null]);
  });

  it("comes from any of several cells, and from no cell that is not there", () => {
    const found = SEEDS.map(
      (seed) =>
        draw(drawing([], { random: createRandom(seed) }), [
          "test/one/say",
          "test/desk/say",
          "no/cell",
        ])?.phrase.source,
    );
    expect(new Set(found)).toEqual(new Set([OTTERS, "otters read the library book"]));
    expect(draw(drawing(), ["no/cell"])).toBeNull();
  });

  it("comes once in a report", () => {
    const report = drawing();
    const said = [1, 2].map(() => {
      const found = draw(report, ["test/two/say"]);
      if (found) take(report, found);
      return found && roughText(found.tokens);
    });
    expect(said.toSorted()).toEqual([FOXES, OTTERS]);
    expect(draw(report, ["test/two/say"])).toBeNull();
    expect(report.memory.familiarity(gramsOf(OTTERS))).toBe(1);
    expect([...report.usedWords].toSorted()).toEqual([FOXES, OTTERS]);
  });
});

describe("choosing with care", () => {
  const desk = (care: Care, area: Drawing["area"]) => drawn("desk/say", { care }, { area });

  it("gives no advice about books where a subject is played or drawn", () => {
    expect(desk("varied", "humanities")).toEqual(["otters read the library book"]);
    expect(desk("varied", "pe")).toEqual([null]);
    expect(desk("fresh", "arts")).toEqual([null]);
    expect(desk("any", "pe")).toEqual(["otters read the library book"]);
  });

  it("gives no advice that meets no need", () => {
    const unfit = (care: Care, need: Drawing["need"]) => drawn("unfit/why", { care }, { need });
    expect(unfit("varied", "help")).toEqual([null]);
    expect(unfit("varied", "stretch")).toEqual(["otters underline headings"]);
    expect(unfit("varied", null)).toEqual(["otters underline headings"]);
    expect(unfit("any", "help")).toEqual(["otters underline headings"]);
  });

  it("repeats no message", () => {
    const messages = { ...countMessages("300-400"), mayCome: () => false };
    expect(drawn("two/say", { care: "varied" }, { messages })).toEqual([null]);
    expect(drawn("two/say", { care: "any" }, { messages })).toEqual([FOXES, OTTERS]);
  });

  it("prefers a new message to an old one", () => {
    const messages = {
      ...countMessages("300-400"),
      weight: (_: unknown, text: string) => (text === OTTERS ? 0.1 : 0),
    };
    expect(drawn("two/say", {}, { messages })).toEqual([FOXES]);
  });

  it("prefers what is nearer to the teacher's style", () => {
    const styling = {
      ...stylingOf(null),
      distance: (text: string) => (text === OTTERS ? 0.1 : 0.5),
    };
    expect(drawn("two/say", {}, { styling })).toEqual([OTTERS]);
  });

  it("measures a sentence of a passage, not the passage, against the teacher's", () => {
    const lengths = new Set<number>();
    const styling = {
      ...stylingOf(null),
      distance: (_: string, words: number) => {
        lengths.add(words);
        return 0;
      },
    };
    draw(drawing([], { styling }), ["test/passage/passage"]);
    draw(drawing([], { styling }), ["test/one/say"]);
    expect([...lengths]).toEqual([4, 6]);
  });

  it("takes nothing that the teacher would not write", () => {
    const styling = { ...stylingOf(null), accepts: (text: string) => text !== OTTERS };
    expect(drawn("two/say", {}, { styling })).toEqual([FOXES]);
    expect(drawn("one/say", {}, { styling })).toEqual([null]);
  });

  it("takes stock phrases from teachers who say so, and from nobody else", () => {
    const fond = stylingOf({ ...UNTRAINED, samples: 12, phrases: ["a joy to teach"] });
    expect(drawn("stock/say", {}, { styling: fond })).toEqual(["otters are a joy to teach"]);
    expect(drawn("stock/say")).toEqual([null]);
  });
});

describe("what a classmate has been told", () => {
  const classmates = [`Ben sings. ${OTTERS.replace("zany", "Zany")}.`];

  it("is not said again word for word while there is something else", () => {
    for (const care of ["fresh", "varied", "any"] as const) {
      expect(drawn("two/say", { care }, {}, classmates)).toEqual([FOXES]);
    }
  });

  it("is said again only where a text is too short without it", () => {
    expect(drawn("one/say", { care: "fresh" }, {}, classmates)).toEqual([null]);
    expect(drawn("one/say", { care: "varied" }, {}, classmates)).toEqual([null]);
    expect(drawn("one/say", { care: "any" }, {}, classmates)).toEqual([OTTERS]);
  });

  it("may be said in the same words where no sentence is the same, unless they are to be fresh", () => {
    const familiar = ["Zany otters juggle seven bright lanterns and sing. They hide, zany otters."];
    expect(drawn("one/say", { care: "varied" }, {}, familiar)).toEqual([OTTERS]);
    expect(drawn("one/say", { care: "any" }, {}, familiar)).toEqual([OTTERS]);
    expect(drawn("one/say", { care: "fresh" }, {}, familiar)).toEqual([null]);
  });

  it("leaves the wordings that are new", () => {
    expect(
      drawn("choice/say", { care: "varied" }, {}, [
        "Zany otters juggle lanterns. Quiet foxes juggle lanterns. Brave hares juggle lanterns.",
      ]).filter(Boolean),
    ).toEqual(["mild owls juggle lanterns"]);
    expect(drawn("choice/say", { care: "varied" })).toHaveLength(4);
  });

  it("counts more than two words of length and less than three", () => {
    const said = ["Otters juggle lanterns."];
    expect(drawn("slack/say", { shortest: true }, {}, said)).toEqual(["foxes carry heavy baskets"]);
    expect(drawn("slack/say", { shortest: true })).toEqual(["otters juggle lanterns"]);
    expect(drawn("far/say", { shortest: true }, {}, said)).toEqual(["otters juggle lanterns"]);
    // Twelve characters: two words of length.
    const unit = "characters";
    expect(drawn("slack/say", { shortest: true }, { unit }, said)).toEqual([
      "foxes carry heavy baskets",
    ]);
    expect(drawn("far/say", { shortest: true }, { unit }, said)).toEqual([
      "otters juggle lanterns",
    ]);
  });

  it("is twice as bad as words that are only familiar", () => {
    const known = drawing(classmates);
    expect(familiarity(known, OTTERS, gramsOf(OTTERS))).toBe(2);
    expect(familiarity(known, FOXES, gramsOf(FOXES))).toBe(0);
    const partly = "zany otters juggle seven dim candles";
    expect(familiarity(known, partly, gramsOf(partly))).toBe(0.6);
  });

  it("is looked for in each sentence of a passage", () => {
    const known = drawing(classmates);
    const passage = `${FOXES} // ${OTTERS}`;
    expect(familiarity(known, passage, gramsOf(passage))).toBe(2);
    const other = `${FOXES} // mild owls sleep through winter afternoons here`;
    expect(familiarity(known, other, gramsOf(other))).toBe(0);
  });

  it("is looked for in short sentences however they end", () => {
    const short = drawing(["Otters helps it."]);
    expect(familiarity(short, "otters help it", gramsOf("otters help it"))).toBe(2);
  });
});

describe("a passage", () => {
  const [passage] = own.get("test/passage/passage") ?? [];
  const says = (classmates: string[]) =>
    new Set(
      SEEDS.map((seed) =>
        roughText(express(drawing(classmates, { random: createRandom(seed) }), passage as Phrase)),
      ),
    );

  it("is said in any of its wordings", () => {
    expect(says([]).size).toBe(4);
  });

  it("is said sentence by sentence as no classmate's is", () => {
    expect(says(["Zany otters juggle lanterns. Quiet foxes lift baskets."])).toEqual(
      new Set(["zany otters carry lanterns // quiet foxes hold baskets"]),
    );
  });

  it("is drawn as one phrase", () => {
    const found = draw(drawing(), ["test/passage/passage"]);
    expect(found?.size).toBe(8);
    expect(found && roughText(found.tokens)).toMatch(/lanterns \/\/ quiet/u);
  });
});

describe("words of the subject", () => {
  it("are the subject, the year group and those of its bank", () => {
    expect(drawn("subject/say")).toEqual(["otters love History in Year 9"]);
    const ideas = (area: Drawing["area"]) => drawn("words/say", {}, { area });
    expect(ideas("humanities").length).toBeGreaterThan(3);
    expect(ideas("humanities")).not.toEqual(ideas("maths"));
    expect(ideas("general")).toEqual(
      expect.arrayContaining([expect.stringMatching(/^otters love ./u)]),
    );
  });

  it("come again only when all have come", () => {
    const general = BANKS.cells.get("subjects/general/words/ideas") ?? [];
    const [left, ...used] = general.map(({ source }) => source);
    const said = drawn("words/say", {}, { area: "general", usedWords: new Set(used) });
    expect(said).toEqual([`otters love ${left}`]);
    const all = drawn(
      "words/say",
      {},
      { area: "general", usedWords: new Set([left ?? "", ...used]) },
    );
    expect(all.length).toBeGreaterThan(3);
  });

  it("that no bank has are a mistake in the phrase", () => {
    expect(() => draw(drawing(), ["test/wordless/say"])).toThrow(
      "No bank has words for {nothing of the kind}",
    );
  });

  it("are filled in where a note goes", () => {
    const [phrase] =
      parseBank("test", "## a\n\n### say\n\n- otters {note}").get("test/a/say") ?? [];
    const fill = [{ kind: "text", text: "juggle" }] as const;
    expect(roughText(express(drawing(), phrase as Phrase, fill))).toBe("otters juggle");
    expect(roughText(express(drawing(), phrase as Phrase))).toBe("otters ");
  });
});

describe("an opener", () => {
  it("comes once, and is empty when there is none left", () => {
    const report = drawing();
    const said = Array.from({ length: 30 }, () => opener(report, "contrast")).filter(Boolean);
    expect(new Set(said).size).toBe(said.length);
    expect(said).toContain("however");
    expect(opener(report, "contrast")).toBe("");
    expect(opener(report, "addition")).not.toBe("");
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
      const { text, sentences } = await writer.write({ facts, said, seed: 1 });
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
