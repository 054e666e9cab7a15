import type { Sentence } from "../../facts.ts";

/** A sentence, and the white space before it. */
export type Piece = Sentence & { gap: string };

/** What opens and what closes; of straight quotation marks each second one closes. */
const PAIRS = [
  ["“", "”"],
  ["(", ")"],
  ["[", "]"],
  ["«", "»"],
] as const;
/** A quotation or bracket that is longer is one whose end was forgotten. */
const MOST_WITHIN = 5;

const LIST_MARK = /^(?:[-–—•*·▪◦]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])(?=\s|$)/iu;
const ONLY_A_MARK = /^(?:[-–—•*·▪◦]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])$/iu;
/** A question waits for its answer, and a colon for what it tells of. */
const AWAITS = /(?:\?["”’')]*|:)$/u;
/** No sentence begins so: the full stop before it was that of a short form, in whatever language. */
const GOES_ON = /^[“"‘'([]?[\p{Ll}\d]/u;

/**
 * Pieces that are whole by themselves: a quotation, a bracket, a short form with its full stop, a question with its answer
 * and a list with what leads in to it are cut by nobody, however many full stops they have.
 */
export function wholePieces(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    let unit = pieces[at] as Piece;
    let inList = startsItem(unit, at === 0);
    for (at += 1; at < pieces.length; at += 1) {
      const next = pieces[at] as Piece;
      const opened = isOpen(unit.text) ? closedBy(unit, pieces, at) : at;
      if (opened > at) {
        for (; at < opened; at += 1) unit = together(unit, pieces[at] as Piece);
        at -= 1;
      } else if (isCutWithin(unit, next) || (leadsIn(unit, inList) && startsItem(next, false))) {
        inList ||= startsItem(next, false);
        unit = together(unit, next);
      } else break;
    }
    whole.push(unit);
  }
  return whole;
}

const startsLine = ({ gap }: Piece, first: boolean) => first || gap.includes("\n");
const startsItem = (piece: Piece, first: boolean) =>
  startsLine(piece, first) && LIST_MARK.test(piece.text);
const leadsIn = (unit: Piece, inList: boolean) => inList || unit.text.endsWith(":");

function isCutWithin(unit: Piece, next: Piece): boolean {
  const last = unit.text.split("\n").at(-1)?.trim() ?? "";
  if (ONLY_A_MARK.test(last)) return true;
  return !startsLine(next, false) && (AWAITS.test(unit.text) || GOES_ON.test(next.text));
}

function isOpen(text: string): boolean {
  return (
    PAIRS.some(([open, close]) => countOf(text, open) > countOf(text, close)) ||
    countOf(text, '"') % 2 === 1
  );
}

const countOf = (text: string, mark: string) => text.split(mark).length - 1;

/** Up to where pieces belong to a unit that is open; `at` where its end was forgotten. */
function closedBy(unit: Piece, pieces: readonly Piece[], at: number): number {
  let text = unit.text;
  for (let to = at; to < Math.min(pieces.length, at + MOST_WITHIN); to += 1) {
    text += pieces[to]?.text ?? "";
    if (!isOpen(text)) return to + 1;
  }
  return at;
}

function together(one: Piece, other: Piece): Piece {
  return {
    gap: one.gap,
    text: one.text + (other.gap || " ") + other.text,
    sources: [...new Set([...one.sources, ...other.sources])],
  };
}
