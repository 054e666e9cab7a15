import { wordsOf } from "../language/text.ts";

/** Most of a text's words that may be others for it to count as lightly edited: about one sentence of a report. */
const LIGHTLY_MOST = 0.2;

/**
 * How far a text is the writer's own: `as_written` where all is as it was but blanks, `lightly` where at most a fifth of
 * the words are others, else `much`. Words that only stand elsewhere are the writer's all the same.
 */
export function howEdited(written: string, now: string): "as_written" | "lightly" | "much" {
  if (withoutBlanks(written) === withoutBlanks(now)) return "as_written";
  return shareChanged(wordsOf(written), wordsOf(now)) <= LIGHTLY_MOST ? "lightly" : "much";
}

const withoutBlanks = (text: string) => text.trim().replaceAll(/\s+/gu, " ");

/** The part of the longer text's words that the other has not; a word that stands for another counts once. */
function shareChanged(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of after) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  const longer = Math.max(before.length, after.length);
  return longer === 0 ? 0 : (longer - shared) / longer;
}
