import type { LeavingPart } from "@reportair/contract/features/leaving.ts";

/** A piece of a sent text, at its place: a word that may be taken out, what is between words, or a box. */
export type Piece = { text: string; at: number } & (
  | { kind: "word"; word: number }
  | { kind: "between" }
  | { kind: "box"; part: LeavingPart }
);

/** The parts of a text, each with its place in it. */
export function placed(parts: readonly LeavingPart[]): (LeavingPart & { at: number })[] {
  let end = 0;
  return parts.map((part) => {
    end += part.text.length;
    return { ...part, at: end - part.text.length };
  });
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ.@/-][\p{L}\p{M}\p{N}]+)*/gu;

/** The pieces of a sent text, its words counted from 0. */
export function piecesOf(parts: readonly LeavingPart[]): Piece[] {
  const pieces: Piece[] = [];
  let word = 0;
  for (const { at, ...part } of placed(parts)) {
    if (part.kind !== null) {
      pieces.push({ kind: "box", text: part.text, at, part });
      continue;
    }
    let last = 0;
    const between = (from: number, to: number) => {
      const text = part.text.slice(from, to);
      if (text !== "") pieces.push({ kind: "between", text, at: at + from });
    };
    for (const { 0: text, index } of part.text.matchAll(WORD)) {
      between(last, index);
      pieces.push({ kind: "word", text, at: at + index, word: word++ });
      last = index + text.length;
    }
    between(last, part.text.length);
  }
  return pieces;
}

/** How many words may be taken out. */
export function countWords(pieces: readonly Piece[]): number {
  return pieces.filter(({ kind }) => kind === "word").length;
}

/** From the first selected word to the last; either may be the one that was selected first. */
export type Selected = { from: number; to: number };

export function isIn(word: number, selected: Selected | null): boolean {
  if (selected === null) return false;
  return (
    word >= Math.min(selected.from, selected.to) && word <= Math.max(selected.from, selected.to)
  );
}

/** The selected stretches as they stand in the text: a box in between parts them, for it is out already. */
export function stretchesOf(pieces: readonly Piece[], selected: Selected): string[] {
  const stretches: string[] = [];
  let open = "";
  let between = "";
  for (const piece of pieces) {
    if (piece.kind === "word" && isIn(piece.word, selected)) {
      open += open === "" ? piece.text : between + piece.text;
      between = "";
    } else if (piece.kind === "between") between += piece.text;
    else {
      if (open !== "") stretches.push(open);
      open = "";
      between = "";
    }
  }
  if (open !== "") stretches.push(open);
  return [...new Set(stretches)];
}
