import { pastedLength, shapeText, type TextShape } from "@reportair/contract/destination-text.ts";
import {
  MAIN_FIELDS,
  SUMMARY_FIELDS,
  type MainField,
  type ReportField,
} from "@reportair/contract/features/report-fields.ts";
import { saysOption, saysOtherOptions } from "../../checks/evidence.ts";
import { checkWording } from "../../checks/wording.ts";
import type { Facts, Sentence, Source, WriteRequest } from "../../facts.ts";
import { createContext, type GenerationContext } from "../context.ts";
import { aggregateObservations, TIGHT_GROUPS } from "../microplanning/observations.ts";
import { finishSentence } from "../voice.ts";
import { staysSaid } from "./stays-said.ts";
import { wholePieces, type Piece } from "./whole-pieces.ts";

/** A report, what it was written from, and how long it may be where it is copied to. */
export type FitRequest = Pick<WriteRequest, "facts" | "style" | "rules"> & {
  report: { text: string; sentences: readonly Sentence[] };
  limit: number;
  shape: TextShape;
};

/** A report in whole sentences that fits, or comes as near to it as it may. */
export type Fitted = {
  text: string;
  sentences: Sentence[];
  fits: boolean;
  /** Notes and summaries that it no longer says. */
  leaves_out: ReportField[];
  /** Whether sentences went that the teacher wrote by hand. */
  leaves_own: boolean;
};

/** What goes, first to last; what has no place among these stays. */
const RANKS = ["general", "again", "notes", "additional", "summaries", "own"] as const;
type Rank = (typeof RANKS)[number];

/** More than a report has; what is longer in any other way is for its author to shorten. */
const MOST_SENTENCES = 200;

/** A sentence that begins so says nothing without the one before it. */
const LEANS =
  /^(?:this|that|these|those|it|such|both|doing so|to do (?:so|this)|as a result|therefore|consequently|for (?:example|instance)|in particular|then|otherwise|instead|also|too|and|similarly|likewise|equally|in addition|furthermore|moreover)\b/iu;
/** Praise and fault that are set against each other: without one of them the other would be more than was meant. */
const TURNS =
  /^(?:however|but|nevertheless|nonetheless|even so|yet|still|that said|on the other hand|at the same time|by contrast|despite this|in spite of this)\b/iu;

/**
 * Makes a report fit a limit by whole sentences: general advice goes first, then what is said again, then ticks share
 * short sentences, then notes go, and last what the teacher wrote by hand. The first sentence and every tick stay, and so
 * does each sentence without which its neighbour would say more or less. Null where it fits as it is. It asks no model.
 */
export function fitToLimit(request: FitRequest): Fitted | null {
  const { report, facts, limit, shape } = request;
  const sizeOf = (some: readonly Piece[]) => pastedLength(shapeText(joined(some), shape));
  const whole = wholePieces(piecesOf(report));
  if (sizeOf(whole) <= limit) return null;
  let pieces = whole;
  for (const rank of whole.length > MOST_SENTENCES ? [] : RANKS) {
    if (rank === "notes") pieces = withTicksTogether(request, pieces, sizeOf);
    pieces = dropped(facts, pieces, rank, limit, sizeOf);
    if (sizeOf(pieces) <= limit) break;
  }
  const sentences = pieces.map(({ gap: _, ...sentence }) => sentence);
  const said = new Set(sentences.flatMap(({ sources }) => sources));
  const before = new Set(whole.flatMap(({ sources }) => sources));
  const texts = new Set(sentences.map(({ text }) => text));
  return {
    text: joined(pieces),
    sentences,
    fits: sizeOf(pieces) <= limit,
    leaves_out: [...before].filter(
      (source): source is ReportField =>
        source !== "general" && source !== "teacher" && !said.has(source),
    ),
    leaves_own: whole.some((piece) => isOwn(piece) && !texts.has(piece.text)),
  };
}

/** A text cut into its sentences; words that belong to none of them are the teacher's. */
function piecesOf({ text, sentences }: FitRequest["report"]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let gap = "";
  const add = (sentence: Sentence) => {
    pieces.push({ ...sentence, gap });
    gap = "";
  };
  const between = (upTo: number) => {
    const stretch = text.slice(from, upTo);
    const words = stretch.trim();
    if (words === "") {
      gap += stretch;
      return;
    }
    const at = stretch.indexOf(words);
    gap += stretch.slice(0, at);
    add({ text: words, sources: ["teacher"] });
    gap = stretch.slice(at + words.length);
  };
  for (const sentence of sentences) {
    const at = sentence.text === "" ? -1 : text.indexOf(sentence.text, from);
    if (at < 0) continue;
    between(at);
    add(sentence);
    from = at + sentence.text.length;
  }
  between(text.length);
  return pieces;
}

function joined(pieces: readonly Piece[]): string {
  return pieces.map(({ gap, text }, at) => (at === 0 ? text : (gap || " ") + text)).join("");
}

/** Pieces without some of them; where those stood the wider gap stays, so that paragraphs stay paragraphs. */
function without(pieces: readonly Piece[], gone: ReadonlySet<number>): Piece[] {
  const left: Piece[] = [];
  let gap = "";
  for (const [at, piece] of pieces.entries()) {
    const wider = lines(piece.gap) > lines(gap) ? piece.gap : gap || piece.gap;
    if (gone.has(at)) gap = wider;
    else {
      left.push({ ...piece, gap: wider });
      gap = "";
    }
  }
  return left;
}

const lines = (gap: string) => gap.split("\n").length;

const isOwn = ({ sources }: Sentence) => sources.includes("teacher") || sources.length === 0;

/** When a sentence may go, by what it says; null where it stays. */
function rankOf(facts: Facts, pieces: readonly Piece[], at: number): Rank | null {
  const piece = pieces[at];
  if (!piece || at === 0) return null;
  const { sources } = piece;
  if (isOwn(piece)) return sources.some(isTick) && !staysSaid(facts, pieces, at) ? null : "own";
  if (sources.every((source) => source === "general")) return "general";
  if (staysSaid(facts, pieces, at)) return "again";
  if (sources.some(isTick)) return null;
  if (sources.some((source) => source !== "additional_notes" && isSummary(source)))
    return "summaries";
  return sources.includes("additional_notes") ? "additional" : "notes";
}

const isTick = (source: Source): source is MainField =>
  (MAIN_FIELDS as readonly Source[]).includes(source);
const isSummary = (source: Source) => (SUMMARY_FIELDS as readonly Source[]).includes(source);

/** Sentences that can only go together with the one at a place, and that one; by their places. */
function groupOf(pieces: readonly Piece[], at: number): number[] {
  const textAt = (place: number) => pieces[place]?.text ?? "";
  let from = at;
  let to = at;
  while (TURNS.test(textAt(from)) && from > 0) from -= 1;
  while (LEANS.test(textAt(to + 1)) || TURNS.test(textAt(to + 1))) to += 1;
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}

/** Drops sentences of a rank, and of earlier ones, until the text fits: as few and as little as it takes. */
function dropped(
  facts: Facts,
  given: readonly Piece[],
  rank: Rank,
  limit: number,
  sizeOf: (pieces: readonly Piece[]) => number,
): Piece[] {
  let pieces = [...given];
  const upTo = RANKS.indexOf(rank);
  for (let size = sizeOf(pieces); size > limit;) {
    const places = [...pieces.keys()].filter((at) => {
      const of = rankOf(facts, pieces, at);
      return of !== null && RANKS.indexOf(of) <= upTo;
    });
    const groups = new Map(
      places.map((at) => groupOf(pieces, at)).map((group) => [group[0], group]),
    );
    const ways = [...groups.values()]
      .filter((group) => mayGo(facts, pieces, group, upTo))
      // As good as exact, and not worked out anew from the whole text for each of them.
      .map((group) => ({
        group,
        size: size - group.reduce((sum, at) => sum + (pieces[at]?.text.length ?? 0) + 1, 0),
      }));
    // What leaves the most of those that are enough, else what leaves the least; of two alike the later one goes.
    const enough = ways.filter((way) => way.size <= limit);
    const later = (a: (typeof ways)[number], b: (typeof ways)[number]) =>
      (b.group[0] ?? 0) - (a.group[0] ?? 0);
    const best =
      enough.length > 0
        ? enough.toSorted((a, b) => b.size - a.size || later(a, b))[0]
        : ways.toSorted((a, b) => a.size - b.size || later(a, b))[0];
    if (best === undefined) return pieces;
    pieces = without(pieces, new Set(best.group));
    size = sizeOf(pieces);
  }
  return pieces;
}

/** Whether all of a group may go: each at its rank, as the text is without those that go before it. */
function mayGo(facts: Facts, pieces: readonly Piece[], group: readonly number[], upTo: number) {
  let left = [...pieces];
  for (const at of group.toReversed()) {
    const rank = rankOf(facts, left, at);
    if (rank === null || RANKS.indexOf(rank) > upTo) return false;
    left = left.toSpliced(at, 1);
  }
  return true;
}

/**
 * Ticks that have sentences to themselves share the short ones of the banks, where those are shorter and say them as
 * well; the last of the text first, and no more than it takes.
 */
function withTicksTogether(
  request: FitRequest,
  given: readonly Piece[],
  sizeOf: (pieces: readonly Piece[]) => number,
): Piece[] {
  const { facts, limit } = request;
  let pieces = [...given];
  for (const group of TIGHT_GROUPS.toReversed()) {
    if (sizeOf(pieces) <= limit) return pieces;
    const places = [...pieces.keys()].filter((at) => isOfTicks(pieces[at], group));
    const fields = group.filter((field) =>
      places.some((at) => pieces[at]?.sources.includes(field)),
    );
    const first = places[0];
    if (first === undefined || fields.length === 0) continue;
    const sentence = shortestOf(request, fields, first === 0);
    const before = places.reduce((sum, at) => sum + (pieces[at]?.text.length ?? 0) + 1, 0);
    const leaned = places.some((at) => groupOf(pieces, at).some((each) => !places.includes(each)));
    if (sentence === null || leaned || sentence.text.length + 1 >= before) continue;
    const gap = pieces[first]?.gap ?? "";
    const left = without(pieces, new Set(places.slice(1)));
    pieces = left.toSpliced(first, 1, { ...sentence, gap });
  }
  return pieces;

  function isOfTicks(piece: Piece | undefined, group: readonly MainField[]): boolean {
    return (
      piece !== undefined &&
      piece.sources.length > 0 &&
      piece.sources.every((source) => isTick(source) && group.includes(source)) &&
      // What tells of a change since the last time says more than the tick.
      piece.sources.filter(isTick).every((field) => says(facts, field, piece.text))
    );
  }
}

const says = (facts: Facts, field: MainField, text: string) =>
  saysOption(field, facts.inputs[field], text) &&
  saysOtherOptions(field, facts.inputs[field], text).length === 0;

/** One sentence of the banks for some ticks; null where none says each of them and nothing else. */
function shortestOf(
  { facts, style = null, rules }: FitRequest,
  fields: readonly MainField[],
  byName: boolean,
): Sentence | null {
  const asked = { facts, said: { classmates: [], earlier: [] }, seed: 1, roster: null, style };
  const context: GenerationContext = createContext(rules ? { ...asked, rules } : asked);
  const [plan] = aggregateObservations(context, facts.inputs, fields, true);
  if (plan === undefined) return null;
  const sentence = { text: finishSentence(context, plan, byName), sources: plan.sources };
  const whole = fields.every((field) => says(facts, field, sentence.text));
  return whole && checkWording(facts, [sentence], rules).length === 0 ? sentence : null;
}
