import { afterAll, beforeAll } from "vitest";
import type { GenerationContext } from "../src/embedded/context.ts";
import { choosePhrase } from "../src/embedded/lexical-choice/choose-phrase.ts";
import { historyOf } from "../src/embedded/lexical-choice/discourse-history.ts";
import type { Phrase } from "../src/embedded/lexicon/banks.ts";
import { BANKS, parseBank } from "../src/embedded/lexicon/banks.ts";
import { countMessages } from "../src/embedded/lexicon/messages.ts";
import { roughText } from "../src/embedded/lexicon/template.ts";
import { createRandom } from "../src/embedded/random.ts";
import { stylingOf } from "../src/embedded/styling.ts";

/** Cells of our own beside those of the banks: few phrases, so that it is known what can be chosen. */
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

### home

- otters underline headings

## stock

### say

- otters are a joy to teach

## choice

### say

- [zany otters|quiet foxes|brave hares|mild owls] juggle lanterns

## offered

### school

- Offers library: otters meet in the library

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

/** Puts the cells of our own among those of the banks while a file's tests run. */
export function withOwnCells(): void {
  beforeAll(() => {
    for (const [cell, phrases] of own) cells.set(cell, phrases);
  });
  afterAll(() => {
    for (const cell of own.keys()) cells.delete(cell);
  });
}

/** What a choice is made with: nobody in particular, in a class where these texts stand already. */
export function testContext(
  classmates: string[] = [],
  changes: Partial<GenerationContext> = {},
): GenerationContext {
  return {
    roster: null,
    person: {} as GenerationContext["person"],
    subject: "History",
    area: "humanities",
    kinds: [changes.area ?? "humanities"],
    levelGraded: false,
    levelNoted: false,
    noted: new Set(),
    classmates: 0,
    tight: false,
    nothingHandedIn: false,
    year: 9,
    unit: "words",
    random: createRandom("otters"),
    history: historyOf(classmates),
    goal: null,
    styling: stylingOf(null),
    used: new Set(),
    messages: countMessages("300-400"),
    usedWords: new Set(),
    excused: new Set(),
    ruledOut: [],
    bySteps: true,
    offers: [],
    adviceShare: 0.25,
    warm: false,
    ...changes,
  };
}
export const SEEDS = Array.from({ length: 20 }, (_, at) => `seed ${at}`);
type Options = Parameters<typeof choosePhrase>[2];
/** What is chosen from a cell, under each of many seeds. */
export function chosenTexts(
  cell: string,
  options: Options = {},
  changes: Partial<GenerationContext> = {},
  classmates: string[] = [],
) {
  const texts = SEEDS.map((seed) => {
    const found = choosePhrase(
      testContext(classmates, { random: createRandom(seed), ...changes }),
      [`test/${cell}`],
      options,
    );
    return found && roughText(found.tokens);
  });
  return [...new Set(texts)].toSorted();
}
export const OTTERS = "zany otters juggle seven bright lanterns";
export const FOXES = "quiet foxes carry nine heavy baskets";
