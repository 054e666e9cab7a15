import { FORMULA } from "@reportair/contract/formulas.ts";

/** What cells carry and nobody sees: controls, marks of direction, blanks of no width. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A cell's text as it is kept: as it was written, without what nobody sees and with single blanks. */
export function clean(cell: string): string {
  if (/^[\x21-\x7E]*$/u.test(cell)) return unmarked(cell);
  return unmarked(cell)
    .replaceAll(/[\t\n\r]/gu, " ")
    .replaceAll(UNSEEN, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .normalize("NFC");
}

/** Files put an apostrophe before what a spreadsheet would run: it is no part of the text. */
const unmarked = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A text as it is compared: without case, accents and apostrophes, a hyphen as a blank. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\p{M}'’‘`´ʼ]/gu, "")
    .replaceAll(/[-‐‑–—\s]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** A number of a person as it is compared: in any case, and of digits alone without zeros in front. */
export function idKey(id: string): string {
  return /^\d+$/u.test(id) ? id.replace(/^0+(?=\d)/u, "") : id.toLowerCase();
}

/** In the order in which code compares texts: the same on every machine. */
export function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The text that stands most often; of those that stand equally often the last in order, which is not all in capitals. */
export function commonest(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, many], [b, more]) => more - many || inOrder(b, a));
  return first?.[0];
}
