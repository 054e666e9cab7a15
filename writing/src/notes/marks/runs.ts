import { expandShortForms } from "../short-forms.ts";
import { BASES, THIRD_PERSON } from "../verbs.ts";
import { MAY_MARK } from "./may-mark.ts";
import { ADJECTIVES } from "../word-lists.ts";
import { marksIn } from "./say-marks.ts";

/** Items of a note that are nothing but marks and belong together, by their places. */
export type Run = {
  first: number;
  last: number;
  /** Whether they tell where somebody stands and not what a piece of work got, of which what follows may be said. */
  stands: boolean;
};

/** A verb opens it, and it is of the pupil: "works hard", "needs more". */
function opensWithVerb(item: string): boolean {
  const first = /^(?:(?:and|but|also|still|always|often|usually|never|\p{L}+ly) )*(\p{L}+)/u.exec(
    item.toLowerCase(),
  );
  const word = first?.[1] ?? "";
  return (
    THIRD_PERSON.has(word) || BASES.has(word) || /^(?:has|is|was|can|will|does|did)$/u.test(word)
  );
}

/** A word or two that only say how something is. */
function isComment(item: string): boolean {
  const words = item
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, "")
    .trim()
    .split(/\s+/u);
  return (
    words.length < 4 &&
    ADJECTIVES.has(words.at(-1) ?? "") &&
    words
      .slice(0, -1)
      .every((word) =>
        /^(?:very|really|so|quite|absolutely|truly|too|a|bit|rather|not)$/u.test(word),
      )
  );
}

/**
 * The first and longest run of marks among the items of a piece as they were typed; null where there is none, or where
 * it needs no parting from what stands beside it.
 */
export function runOfMarks(
  items: readonly string[],
  between: (first: number, last: number) => string,
): Run | null {
  for (const [first, item] of items.entries()) {
    if (!MAY_MARK.test(item)) continue;
    for (let last = items.length - 1; last >= first; last--) {
      const marks = marksIn(expandShortForms(between(first, last)).text);
      if (!marks) continue;
      const next = items[last + 1];
      // "Test scores 8, 9, 10, 10": no part of them is all.
      if (next !== undefined && /^\d+\W*$/u.test(next)) return null;
      // "58% to 71%, superb": said of the mark.
      if (next !== undefined && isComment(next)) return { first, last, stands: false };
      const parts = last > first || (marks.stands && next !== undefined && !opensWithVerb(next));
      return parts ? { first, last, stands: marks.stands } : null;
    }
  }
  return null;
}
