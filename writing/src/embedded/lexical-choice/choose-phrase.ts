import { holdsWords } from "../content-selection/against-the-notes.ts";
import type { GenerationContext } from "../context.ts";
import type { Phrase } from "../lexicon/banks.ts";
import { phrasesOf } from "../lexicon/banks.ts";
import type { Token } from "../lexicon/template.ts";
import { chooseTokens, openFirstReference, roughPieces, roughText } from "../lexicon/template.ts";
import type { SubjectKind } from "./subject.ts";
import { bigramsIn, bigramsOf } from "./discourse-history.ts";

export type LexicalChoice = { tokens: Token[]; size: number; phrase: Phrase };

/**
 * How new the wording of a sentence has to be. "fresh": new wording for this class, no message of this report again, and right for
 * how the subject is taught; "varied": the same, but its wording may be familiar as long as no classmate has the very
 * sentence, or nearly; "new": as new to the class, though this report may have its message; "any": where a text is still
 * too short.
 */
export type Novelty = "fresh" | "varied" | "new" | "any";

/** How familiar a sentence may be, see `familiarity`. */
const FAMILIAR: Record<Novelty, number> = { fresh: 0.93, varied: 1, new: 1, any: Infinity };

/** Realisations that are compared before one is taken. */
const TRIES = 10;
/** Wordings of one phrase that are tried for one that is new to the class. */
const FRESH_TURNS = 4;
/** So many are looked at before a cell is taken to hold nothing new. */
const MOST_TRIES = 16;
/** Below this no sentence can be a classmate's word for word. */
const UNLIKELY = 0.7;
/** The same for nearly. */
const UNLIKELY_NEARLY = 0.35;
/** No run of words is longer for its number than this. */
const LONGEST_WORDS = 8;
/** In a sentence with fewer pairs of words the verb's ending alone makes it look new. */
const SHORT = 8;
/** What a sentence counts that a classmate has, word for word or nearly, beside one that is only familiar. */
const TWIN = 2;
/** So many are looked at before one that a classmate nearly has is taken. */
const TWIN_TRIES = 60;
/** So much longer a "shortest" sentence may be for being new. */
const SHORTEST_SLACK = { words: 1, characters: 6 } as const;

function saidBefore(
  context: GenerationContext,
  text: string,
  bigrams: readonly number[],
  known: number,
): number {
  const mayBe = known > UNLIKELY || bigrams.length < SHORT;
  return (mayBe && context.history.hasSaid(text)) ||
    ((known > UNLIKELY_NEARLY || mayBe) && context.history.hasNearly(text))
    ? TWIN
    : known;
}

/** How familiar a sentence is in this class, from 0 to 1, and 2 where a classmate has it, word for word or nearly. */
export function familiarity(
  context: GenerationContext,
  text: string,
  bigrams: readonly number[],
): number {
  return saidBefore(context, text, bigrams, context.history.familiarity(bigrams));
}

/** Subjects that are played, drawn or built, not written. */
const NOT_AT_A_DESK: readonly SubjectKind[] = ["pe", "arts", "made"];

/** Advice about pages and pens is out of place there, as is advice that serves another goal. */
function suits({ kinds, goal }: GenerationContext, { desk, unfit }: Phrase): boolean {
  return !unfit.includes(goal) && (!desk || !NOT_AT_A_DESK.some((kind) => kinds.includes(kind)));
}

/** Whether a phrase goes against no note, nor against how the subject works. */
function isAllowed(
  { ruledOut, bySteps, kinds }: GenerationContext,
  { source, steps, subjects }: Phrase,
): boolean {
  if (subjects && kinds.some((kind) => subjects.kinds.has(kind)) !== subjects.only) return false;
  return (bySteps || !steps) && !ruledOut.some((words) => holdsWords(source, words));
}

function subjectWord(context: GenerationContext, slot: string): Token[] {
  if (slot === "subject") return [{ kind: "text", text: context.subject }];
  if (slot === "year") return [{ kind: "text", text: `Year ${context.year}` }];
  let words = phrasesOf(`subjects/${context.area}/words/${slot}`, context.year);
  if (words.length === 0) words = phrasesOf(`subjects/general/words/${slot}`, context.year);
  words = words.filter(({ offer }) => offer === null || context.offers.includes(offer));
  const fit = words.filter(
    (word) => !word.unfit.includes(context.goal) && isAllowed(context, word),
  );
  if (fit.length > 0) words = fit;
  const fresh = words.filter((word) => !context.usedWords.has(word.source));
  const choice = fresh.length > 0 ? fresh : words;
  const word = choice[context.random.int(choice.length)];
  if (!word) throw new Error(`No bank has words for {${slot}}`);
  return chooseTokens(
    word.nodes,
    (count) => context.random.int(count),
    (inner) => subjectWord(context, inner),
  );
}

/** One realisation of a phrase. */
export function lexicalise(
  context: GenerationContext,
  phrase: Phrase,
  fill?: readonly Token[],
): Token[] {
  return openFirstReference(
    chooseTokens(
      phrase.nodes,
      (count) => context.random.int(count),
      (slot) => (slot === "note" ? (fill ?? []) : subjectWord(context, slot)),
    ),
  );
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((piece, at) => piece === other[at]);
}

/**
 * The least familiar of a few realisations from these cells that is no longer than `most`;
 * null when every phrase is used or too long, or when none is as new as asked for.
 * With `refers` only sentences that speak of the student will do, with `only` just the phrases it lets through, and
 * with `fits` just their wordings.
 */
export function choosePhrase(
  context: GenerationContext,
  cells: readonly string[],
  options: {
    most?: number;
    shortest?: boolean;
    novelty?: Novelty;
    refers?: boolean;
    fill?: readonly Token[];
    only?: (phrase: Phrase) => boolean;
    fits?: (text: string) => boolean;
  } = {},
): LexicalChoice | null {
  const {
    most = Infinity,
    shortest = false,
    novelty = "any",
    refers = false,
    fill,
    only,
    fits,
  } = options;
  const choosy = novelty !== "any";
  const mostFamiliar = FAMILIAR[novelty];
  const mayCome = (phrase: Phrase) =>
    !choosy || ((novelty === "new" || context.messages.mayCome(phrase)) && suits(context, phrase));
  const { styling } = context;
  const room = context.unit === "words" ? most * LONGEST_WORDS : most;
  const phrases = context.random
    .shuffle(cells.flatMap((cell) => phrasesOf(cell, context.year)))
    .filter(
      (phrase) =>
        !context.used.has(phrase.source) &&
        (!phrase.long || context.unit === "words") &&
        isAllowed(context, phrase) &&
        phrase.least <= room &&
        mayCome(phrase) &&
        (phrase.offer === null || context.offers.includes(phrase.offer)) &&
        (!phrase.stock || styling.likes(phrase.source)) &&
        (!only || only(phrase)),
    )
    // Few phrases are tried: what the teacher likes to say is among them.
    .toSorted((a, b) => Number(styling.likes(b.source)) - Number(styling.likes(a.source)));
  const mostTurns = Math.max(
    choosy ? FRESH_TURNS : 2,
    Math.ceil(TRIES / Math.max(1, phrases.length)),
  );
  let best: (LexicalChoice & { score: number; twin: boolean }) | null = null;
  let tries = 0;
  for (const phrase of phrases) {
    const enough = !best ? MOST_TRIES : best.twin ? TWIN_TRIES : TRIES;
    const tried: (readonly string[])[] = [];
    if (!shortest && tries >= (best || choosy ? enough : Infinity)) break;
    for (let turn = 0; turn < mostTurns; turn++) {
      const tokens = lexicalise(context, phrase, fill);
      if (refers && !tokens.some((token) => token.kind === "reference")) continue;
      const pieces = roughPieces(tokens);
      tries++;
      // A phrase with few wordings comes up with one of them again, which is no better now.
      if (tried.some((before) => isSame(before, pieces))) continue;
      tried.push(pieces);
      const bigrams = bigramsIn(pieces);
      const known = context.history.familiarity(bigrams);
      if (known > mostFamiliar) continue;
      // Few wordings come so far: before, the pieces need not be put together.
      const text = pieces.join("");
      const size = context.unit === "words" ? bigrams.length + 1 : text.length + 1;
      if (size > most || !styling.accepts(text, phrase.stock)) continue;
      if (fits && !fits(text)) continue;
      const rest = shortest
        ? size
        : context.messages.weight(phrase, text) + styling.distance(text, bigrams.length + 1);
      const worth = shortest ? SHORTEST_SLACK[context.unit] : 1;
      // Whether a classmate has the very sentence is looked up only where it matters.
      if (best && rest + known * worth >= best.score) continue;
      const said = saidBefore(context, text, bigrams, known);
      if (said > mostFamiliar) continue;
      const score = rest + said * worth;
      if (!best || score < best.score) best = { tokens, size, phrase, score, twin: said === TWIN };
    }
  }
  return best;
}

/** Makes a chosen phrase part of the report, so that it is not chosen again. */
export function recordChoice(context: GenerationContext, choice: LexicalChoice): void {
  context.used.add(choice.phrase.source);
  const text = roughText(choice.tokens);
  context.history.add(bigramsOf(text));
  context.messages.add(text);
  for (const token of choice.tokens) if (token.kind === "text") context.usedWords.add(token.text);
}
