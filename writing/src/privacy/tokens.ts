import { fold } from "./fold.ts";

/** A word of a text, with what its place and its letters show. */
export type Token = {
  start: number;
  /** Past the word, not counting a possessive 's. */
  end: number;
  /** Folded, without apostrophes and without a possessive 's. */
  key: string;
  shape: "lower" | "capital" | "upper";
  possessive: boolean;
  /** What stands between this word and the one before it. */
  gap: string;
  /** First in the text, or after a mark that ends a sentence or begins a point. */
  opens: boolean;
};

const WORD = /[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;
const POSSESSIVE = /['’ʼ]s$/iu;
const OPENS = /[.!?:;\n•|"“()[\]{}<>=]|\s[-–—*]\s|^\s*[-–—*]/u;

/** A full stop after these ends no sentence. */
const ABBREVIATED = /^(?:\p{Lu}|mrs?|ms|dr|prof|st)$/iu;

function shapeOf(word: string): Token["shape"] {
  const letters = word.replaceAll(/[^\p{L}]/gu, "");
  if (letters.length > 1 && letters === letters.toUpperCase()) return "upper";
  return /^\p{Lu}/u.test(word) ? "capital" : "lower";
}

/** Whether a text is written in capitals throughout, so that they show nothing. */
function shouted(text: string): boolean {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 12 && upper > 2 * lower;
}

/** Splits a text into its words. Hyphens separate words; apostrophes do not. */
export function tokenise(text: string): Token[] {
  const allCapitals = shouted(text);
  const tokens: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const possessive = POSSESSIVE.test(raw) && raw.length > 2;
    const word = possessive ? raw.slice(0, -2) : raw;
    const gap = text.slice(last, match.index);
    const shape = shapeOf(word);
    const before = tokens.at(-1)?.start ?? 0;
    tokens.push({
      start: match.index,
      end: match.index + word.length,
      key: fold(word).replaceAll("'", ""),
      shape: allCapitals && shape === "upper" ? "lower" : shape,
      possessive,
      gap,
      opens:
        tokens.length === 0 ||
        (OPENS.test(gap) && !(/^\. ?$/u.test(gap) && ABBREVIATED.test(text.slice(before, last)))),
    });
    last = match.index + raw.length;
  }
  return tokens;
}
