import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import { diffArrays, diffWords } from "diff";
import { numberedParts } from "../reading/sentences.ts";

/** A report's text with what is known of its sentences. */
export interface Written {
  report_content: string;
  sentences: readonly ReportSentence[];
}

/** A stretch of a sentence; `marked` where the other text reads differently. */
export interface Stretch {
  /** Which of the stretches it is. */
  at: number;
  text: string;
  marked: boolean;
}

/**
 * One row of two texts beside each other. A sentence that stands elsewhere in the draft has two rows: `moved`
 * where the draft has it, `moved_away` where it was. All but `same` belong to a change, by its number; taking
 * the change takes all of its rows.
 */
export type Row =
  | { at: number; kind: "same"; kept: string; draft: string }
  | { at: number; kind: "gone" | "moved_away"; change: number; kept: string; draft: null }
  | { at: number; kind: "new" | "moved"; change: number; kept: null; draft: string }
  | { at: number; kind: "changed"; change: number; kept: string; draft: string };

/** A sentence, and the white space before it. */
interface Piece {
  gap: string;
  text: string;
  /** What it was written from; empty where that is nothing of this pupil's. */
  from: string;
}

interface Pieces {
  pieces: readonly Piece[];
  /** The white space after the last one. */
  end: string;
}

/** A kept text and the draft beside it, sentence by sentence. */
export interface Alignment {
  rows: readonly Row[];
  /** How many changes can be taken. */
  changes: number;
  /** The two texts in pieces, as the rows have them: by row, the gap before it in either text. */
  gaps: readonly { kept: string; draft: string }[];
  ends: { kept: string; draft: string };
}

/** A part of the text as it will be kept; `taken` where it comes from the draft alone. */
export interface MergedPart {
  /** Which of the parts it is. */
  at: number;
  text: string;
  taken: boolean;
}

/** Sentences with less in common are two of them, one gone and one new, unless both say the same inputs. */
const ALIKE = 0.5;
/** What that is worth: less than any words in common. */
const SAME_INPUTS = 0.25;
/** As long as anything could be gained by it, equal sentences are put beside each other, whatever else is alike. */
const EQUAL = 4;

/** Puts a kept text and the draft beside each other, each sentence in the order of its own text. */
export function align(kept: Written, draft: Written): Alignment {
  const before = piecesOf(kept);
  const after = piecesOf(draft);
  const pairs = pairsOf(before.pieces, after.pieces);
  const moves = movesOf(pairs);
  let changes = 0;
  const changeOfMove = new Map<number, number>();
  /** The number of the next change; both rows of a move have the same. */
  const numbered = (move: number | undefined): number => {
    const known = move === undefined ? undefined : changeOfMove.get(move);
    if (known !== undefined) return known;
    const next = changes++;
    if (move !== undefined) changeOfMove.set(move, next);
    return next;
  };
  const rows = pairs.map(([old, now], at): Row => {
    const move = moves.get(at);
    if (old && now) {
      const earlier = pairs[at - 1];
      // Both follow the same sentence, but one of them begins a paragraph and the other does not.
      const apart = earlier?.[0] && earlier[1] && old.gap !== now.gap;
      return old.text === now.text && !apart
        ? { at, kind: "same", kept: old.text, draft: now.text }
        : { at, kind: "changed", change: numbered(undefined), kept: old.text, draft: now.text };
    }
    const change = numbered(move);
    return old
      ? {
          at,
          kind: move === undefined ? "gone" : "moved_away",
          change,
          kept: old.text,
          draft: null,
        }
      : {
          at,
          kind: move === undefined ? "new" : "moved",
          change,
          kept: null,
          draft: now?.text ?? "",
        };
  });
  return {
    rows,
    changes,
    gaps: pairs.map(([old, now]) => ({ kept: old?.gap ?? "", draft: now?.gap ?? "" })),
    ends: { kept: before.end, draft: after.end },
  };
}

/**
 * The text as it will be kept: the kept one with the taken changes. With all of them it is the draft's, with none
 * the kept one's, to the letter.
 */
export function mergedParts(alignment: Alignment, taken: ReadonlySet<number>): MergedPart[] {
  const { rows, gaps, ends, changes } = alignment;
  const side = changes > 0 && taken.size === changes ? "draft" : "kept";
  const parts: MergedPart[] = [];
  let last: number | null = null;
  for (const [at, row] of rows.entries()) {
    const isTaken = row.kind !== "same" && taken.has(row.change);
    const text = isTaken ? row.draft : row.kept;
    if (text === null) continue;
    const gap = last === null ? edgeOf(alignment, side) : gapBetween(alignment, last, at, isTaken);
    if (gap !== "") add(gap, false);
    add(text, isTaken);
    last = at;
  }
  if (ends[side] !== "") add(ends[side], false);
  return parts;

  function add(text: string, isTaken: boolean) {
    parts.push({ at: parts.length, text, taken: isTaken });
  }

  /** The white space at the very beginning of one of the texts. */
  function edgeOf(from: Alignment, of: "kept" | "draft"): string {
    const first = from.rows.findIndex((row) => row[of] !== null);
    return gaps[first]?.[of] ?? "";
  }
}

/** The text that these parts come to. */
export function textOf(parts: readonly MergedPart[]): string {
  return parts.map(({ text }) => text).join("");
}

/** Every change of an alignment. */
export function allChanges({ changes }: Alignment): ReadonlySet<number> {
  return new Set(Array.from({ length: changes }, (_, change) => change));
}

/** What differs between two readings of a sentence, word by word: the kept one and the draft's. */
export function markedWords(kept: string, draft: string): { kept: Stretch[]; draft: Stretch[] } {
  const found = diffWords(kept, draft);
  const common = found.filter(({ added, removed }) => !added && !removed);
  const length = common.reduce((sum, { value }) => sum + value.length, 0);
  // Marks all over are harder to read than two sentences.
  if (length < ALIKE * Math.max(kept.length, draft.length)) {
    const whole = (text: string) => [{ at: 0, text, marked: true }];
    return { kept: whole(kept), draft: whole(draft) };
  }
  const of = (other: "added" | "removed") =>
    joined(
      found
        .filter((part) => !part[other])
        .map(({ value, added, removed }) => ({ text: value, marked: added || removed })),
    );
  return { kept: of("added"), draft: of("removed") };
}

/** Marks that only a blank stands between are one. */
function joined(stretches: readonly Omit<Stretch, "at">[]): Stretch[] {
  const out: Stretch[] = [];
  for (const [at, { text, marked }] of stretches.entries()) {
    const last = out.at(-1);
    const between = text.trim() === "" && last?.marked && stretches[at + 1]?.marked;
    const goesOn = last && (last.marked === marked || between);
    if (goesOn) last.text += text;
    else out.push({ at: out.length, text, marked });
  }
  return out;
}

/** A text cut into its sentences; words that belong to none of them are one, so that nothing is lost. */
function piecesOf({ report_content, sentences }: Written): Pieces {
  const pieces: Piece[] = [];
  let gap = "";
  for (const { text, number } of numberedParts(report_content, sentences)) {
    const words = text.trim();
    const from = text.indexOf(words);
    gap += words === "" ? text : text.slice(0, from);
    if (words === "") continue;
    const sources = number === null ? [] : (sentences[number - 1]?.sources ?? []);
    const inputs = sources.filter((source) => source !== "general" && source !== "teacher");
    pieces.push({ gap, text: words, from: inputs.toSorted().join() });
    gap = text.slice(from + words.length);
  }
  return { pieces, end: gap };
}

type Pair = readonly [kept: Piece | null, draft: Piece | null];

/** The pieces of two texts beside each other, so that as much as possible is equal or alike; what is gone first. */
function pairsOf(kept: readonly Piece[], draft: readonly Piece[]): Pair[] {
  const words = new Map<string, string[]>();
  const wordsOf = (text: string) => {
    const known = words.get(text) ?? text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
    words.set(text, known);
    return known;
  };
  const gain = (old: Piece, now: Piece) => {
    if (old.text === now.text) return EQUAL;
    const alike = shareOf(wordsOf(old.text), wordsOf(now.text));
    if (alike >= ALIKE) return alike;
    return old.from !== "" && old.from === now.from ? SAME_INPUTS : 0;
  };
  // best[i][j] is what can be gained from kept[i...] and draft[j...].
  const gains = kept.map((old) => draft.map((now) => gain(old, now)));
  const best: number[][] = [];
  const bestAt = (i: number, j: number) => best[i]?.[j] ?? 0;
  const gainAt = (i: number, j: number) => gains[i]?.[j] ?? 0;
  for (let i = kept.length - 1; i >= 0; i -= 1) {
    const row: number[] = [];
    best[i] = row;
    for (let j = draft.length - 1; j >= 0; j -= 1) {
      const paired = gainAt(i, j) > 0 ? gainAt(i, j) + bestAt(i + 1, j + 1) : 0;
      row[j] = Math.max(paired, bestAt(i + 1, j), bestAt(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  let i = 0;
  let j = 0;
  while (i < kept.length || j < draft.length) {
    const old = kept[i] ?? null;
    const now = draft[j] ?? null;
    const gained = gainAt(i, j);
    if (old && now && gained > 0 && bestAt(i, j) === gained + bestAt(i + 1, j + 1)) {
      pairs.push([old, now]);
      i += 1;
      j += 1;
    } else if (old && bestAt(i, j) === bestAt(i + 1, j)) {
      pairs.push([old, null]);
      i += 1;
    } else {
      pairs.push([null, now]);
      j += 1;
    }
  }
  return pairs;
}

/** How much two sentences have in common, from 0 to 1: the words of both in the same order, of the longer one's. */
function shareOf(kept: readonly string[], draft: readonly string[]): number {
  const longer = Math.max(kept.length, draft.length);
  if (longer === 0) return 0;
  const common = diffArrays([...kept], [...draft])
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { count }) => sum + count, 0);
  return common / longer;
}

/** The rows of sentences that stand elsewhere in the draft: by row, the number of the move. */
function movesOf(pairs: readonly Pair[]): ReadonlyMap<number, number> {
  const moves = new Map<number, number>();
  const gone = new Map<string, number[]>();
  for (const [at, [old, now]] of pairs.entries()) {
    if (old && !now) gone.set(old.text, [...(gone.get(old.text) ?? []), at]);
  }
  let move = 0;
  for (const [at, [old, now]] of pairs.entries()) {
    if (old || !now) continue;
    const from = gone.get(now.text)?.shift();
    if (from === undefined) continue;
    moves.set(at, move);
    moves.set(from, move);
    move += 1;
  }
  return moves;
}

/** The white space between two rows that follow each other in the merged text. */
function gapBetween({ rows, gaps }: Alignment, from: number, to: number, taken: boolean): string {
  const sides = taken ? (["draft", "kept"] as const) : (["kept", "draft"] as const);
  for (const side of sides) {
    const both = rows[from]?.[side] !== null && rows[to]?.[side] !== null;
    const skipped = rows.slice(from + 1, to).some((row) => row[side] !== null);
    if (both && !skipped) return gaps[to]?.[side] ?? "";
  }
  // They follow each other in neither text: a paragraph that began anywhere between them begins here.
  const between = gaps.slice(from + 1, to + 1).flatMap(({ kept, draft }) => [kept, draft]);
  return between.find((gap) => gap.includes("\n")) ?? " ";
}
