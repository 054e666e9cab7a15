import type { LengthUnit } from "@reportair/contract/features/report-fields.ts";
import type { Phrase } from "./banks.ts";
import { phrasesOf } from "./banks.ts";
import { gramsOf, type Memory } from "./memory.ts";
import type { Messages } from "./messages.ts";
import type { Need } from "./need.ts";
import type { Random } from "./random.ts";
import type { Person } from "./realise.ts";
import type { Styling } from "./styling.ts";
import type { SubjectArea } from "./subject.ts";
import type { Node, Token } from "./template.ts";
import { chooseTokens, openFirstReference, PART, roughText } from "./template.ts";

/** What every choice of one report shares. */
export type Drawing = {
  person: Person;
  subject: string;
  area: SubjectArea;
  year: number;
  unit: LengthUnit;
  random: Random;
  memory: Memory;
  /** What the student needs most, for the choice of advice. */
  need: Need;
  styling: Styling;
  /** Phrases that this report has used; none comes twice. */
  used: Set<Phrase>;
  /** What this report has brought across already, so that no message is repeated in other words. */
  messages: Messages;
  /** Subject words that this report has used. */
  usedWords: Set<string>;
};

export type Drawn = { tokens: Token[]; size: number; phrase: Phrase };

/**
 * How choosy a sentence is drawn. "fresh": new wording for this class, no message of this report again, and right for
 * how the subject is taught; "varied": the same, but its wording may be familiar as long as no classmate has the very
 * sentence; "any": where a text is still too short.
 */
export type Care = "fresh" | "varied" | "any";

/** How familiar a sentence may be, see `familiarity`. */
const FAMILIAR: Record<Care, number> = { fresh: 0.93, varied: 1, any: Infinity };

/** Realisations that are compared before one is taken. */
const TRIES = 10;
/** Wordings of one phrase that are tried for one that is new to the class. */
const FRESH_TURNS = 3;
/** The same for each sentence of a passage. */
const PART_TURNS = 6;
/** So many are looked at before a cell is taken to hold nothing new. */
const MOST_TRIES = 16;
/** Below this no sentence can be a classmate's word for word. */
const UNLIKELY = 0.7;
/** No run of words is longer for its number than this. */
const LONGEST_WORDS = 8;
/** In a sentence with fewer pairs of words the verb's ending alone makes it look new. */
const SHORT = 8;
/** What a classmate's very sentence counts beside one that is only familiar. */
const VERBATIM = 2;
/** So much longer a "shortest" sentence may be for being new. */
const SHORTEST_SLACK = { words: 1, characters: 6 } as const;

function saidBefore(
  drawing: Drawing,
  text: string,
  grams: readonly number[],
  known: number,
): number {
  const parts = text.split(PART);
  const mayBe = known > UNLIKELY || grams.length < SHORT || parts.length > 1;
  return mayBe && parts.some((part) => drawing.memory.hasSaid(part)) ? VERBATIM : known;
}

/** How familiar a sentence is in this class, from 0 to 1, and 2 where a classmate has it word for word. */
export function familiarity(drawing: Drawing, text: string, grams: readonly number[]): number {
  return saidBefore(drawing, text, grams, drawing.memory.familiarity(grams));
}

/** Advice about pages and pens is out of place where the subject is played or drawn, as is advice that meets no need. */
function suits({ area, need }: Drawing, { desk, unfit }: Phrase): boolean {
  return !unfit.includes(need) && (!desk || (area !== "pe" && area !== "arts"));
}

function subjectWord(drawing: Drawing, slot: string): Token[] {
  if (slot === "subject") return [{ kind: "text", text: drawing.subject }];
  if (slot === "year") return [{ kind: "text", text: `Year ${drawing.year}` }];
  let words = phrasesOf(`subjects/${drawing.area}/words/${slot}`, drawing.year);
  if (words.length === 0) words = phrasesOf(`subjects/general/words/${slot}`, drawing.year);
  const fit = words.filter((word) => !word.unfit.includes(drawing.need));
  if (fit.length > 0) words = fit;
  const fresh = words.filter((word) => !drawing.usedWords.has(word.source));
  const choice = fresh.length > 0 ? fresh : words;
  const word = choice[drawing.random.int(choice.length)];
  if (!word) throw new Error(`No bank has words for {${slot}}`);
  return chooseTokens(
    word.nodes,
    (count) => drawing.random.int(count),
    (inner) => subjectWord(drawing, inner),
  );
}

function realisation(drawing: Drawing, nodes: readonly Node[], fill?: readonly Token[]): Token[] {
  return chooseTokens(
    nodes,
    (count) => drawing.random.int(count),
    (slot) => (slot === "note" ? (fill ?? []) : subjectWord(drawing, slot)),
  );
}

/** One realisation of a phrase; each sentence of a passage in words that no classmate has, where it has such. */
export function express(drawing: Drawing, phrase: Phrase, fill?: readonly Token[]): Token[] {
  if (phrase.parts.length === 1) {
    return openFirstReference(realisation(drawing, phrase.nodes, fill));
  }
  const sentences = phrase.parts.map((part) => {
    let tokens = realisation(drawing, part);
    for (let turn = 1; turn < PART_TURNS && drawing.memory.hasSaid(roughText(tokens)); turn++)
      tokens = realisation(drawing, part);
    return tokens;
  });
  const parted = sentences.flatMap((tokens, at): Token[] =>
    at === 0 ? tokens : [{ kind: "text", text: PART }, ...tokens],
  );
  return openFirstReference(parted);
}

/**
 * The least familiar of a few realisations from these cells that is no longer than `most`;
 * null when every phrase is used or too long, or when none meets the care that is asked for.
 * With `refers` only sentences that speak of the student will do, with `only` just the phrases it lets through.
 */
export function draw(
  drawing: Drawing,
  cells: readonly string[],
  options: {
    most?: number;
    shortest?: boolean;
    care?: Care;
    refers?: boolean;
    fill?: readonly Token[];
    only?: (phrase: Phrase) => boolean;
  } = {},
): Drawn | null {
  const { most = Infinity, shortest = false, care = "any", refers = false, fill, only } = options;
  const choosy = care !== "any";
  const mostFamiliar = FAMILIAR[care];
  const mayCome = (phrase: Phrase) =>
    !choosy || (drawing.messages.mayCome(phrase) && suits(drawing, phrase));
  const { styling } = drawing;
  const room = drawing.unit === "words" ? most * LONGEST_WORDS : most;
  const phrases = drawing.random
    .shuffle(cells.flatMap((cell) => phrasesOf(cell, drawing.year)))
    .filter((phrase) => !drawing.used.has(phrase) && phrase.least <= room && mayCome(phrase))
    .filter((phrase) => !phrase.stock || styling.likes(phrase.source))
    .filter((phrase) => !only || only(phrase))
    // Few phrases are tried: what the teacher likes to say is among them.
    .toSorted((a, b) => Number(styling.likes(b.source)) - Number(styling.likes(a.source)));
  const mostTurns = Math.max(
    choosy ? FRESH_TURNS : 2,
    Math.ceil(TRIES / Math.max(1, phrases.length)),
  );
  let best: (Drawn & { score: number }) | null = null;
  let tries = 0;
  for (const phrase of phrases) {
    // A passage has sought new words for each of its sentences already.
    const turns = phrase.parts.length > 1 ? 1 : mostTurns;
    if (!shortest && tries >= (best ? TRIES : choosy ? MOST_TRIES : Infinity)) break;
    for (let turn = 0; turn < turns; turn++) {
      const tokens = express(drawing, phrase, fill);
      if (refers && !tokens.some((token) => token.kind === "pupil")) continue;
      const text = roughText(tokens);
      const grams = gramsOf(text);
      const size = drawing.unit === "words" ? grams.length + 1 : text.length + 1;
      tries++;
      if (size > most || !styling.accepts(text, phrase.stock)) continue;
      const known = drawing.memory.familiarity(grams);
      if (known > mostFamiliar) continue;
      const sentences = phrase.parts.length;
      const rest = shortest
        ? size
        : drawing.messages.weight(phrase, text) +
          styling.distance(text, (grams.length + 1) / sentences) / 2;
      const worth = shortest ? SHORTEST_SLACK[drawing.unit] : 1;
      // Whether a classmate has the very sentence is looked up only where it matters.
      if (best && rest + known * worth >= best.score) continue;
      const said = saidBefore(drawing, text, grams, known);
      if (said > mostFamiliar) continue;
      const score = rest + said * worth;
      if (!best || score < best.score) best = { tokens, size, phrase, score };
    }
  }
  return best;
}

/** Makes a drawn phrase part of the report, so that it is not drawn again. */
export function take(drawing: Drawing, drawn: Drawn): void {
  drawing.used.add(drawn.phrase);
  const text = roughText(drawn.tokens);
  drawing.memory.add(gramsOf(text));
  drawing.messages.add(text);
  for (const token of drawn.tokens) if (token.kind === "text") drawing.usedWords.add(token.text);
}

/** An opener such as "however" that this report has not used; empty when there is none left. */
export function opener(drawing: Drawing, kind: "contrast" | "addition"): string {
  const drawn = draw(drawing, [`connectors/${kind}`]);
  if (!drawn) return "";
  drawing.used.add(drawn.phrase);
  return roughText(drawn.tokens);
}
