import { fold, inOrder } from "./text.ts";

/** Words that first letters leave out. */
const SMALL = new Set(["and", "of", "the", "in"]);

/** Fewer letters begin too many words. */
const SHORTEST_BEGINNING = 4;

const wordsOf = (subject: string): string[] =>
  fold(subject)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !SMALL.has(word));

/** A word without the "s" of "Maths", which is no letter of "Mathematics". */
const stemOf = (word: string) => word.replace(/s$/u, "");

/** Whether a subject is the other in short: its beginning, "Maths", or its first letters, "PE" and "D&T". */
function isShortFor(short: readonly string[], long: readonly string[]): boolean {
  const letters = short.join("");
  if (long.length > 1) return letters === long.map((word) => word.charAt(0)).join("");
  const [stem = ""] = short.map(stemOf);
  return (
    short.length === 1 && stem.length >= SHORTEST_BEGINNING && (long[0] ?? "").startsWith(stem)
  );
}

/** Whether two names are of one subject, so far as the names tell. */
export function isSameSubject(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  return (
    a.map(stemOf).join(" ") === b.map(stemOf).join(" ") || isShortFor(a, b) || isShortFor(b, a)
  );
}

/**
 * The name under which a school has a subject already, or the fullest of those that the files have for it. Where "CS" may
 * be two subjects it stays what it is.
 */
export function subjectAmong(
  subject: string,
  { here, files }: { here: readonly string[]; files: readonly string[] },
): string {
  if (here.includes(subject)) return subject;
  const only = (names: readonly string[]) => {
    const same = names
      .filter((name) => isSameSubject(name, subject))
      .toSorted((a, b) => b.length - a.length || inOrder(a, b));
    const [fullest] = same;
    const isOne = same.every((name) => fullest !== undefined && isSameSubject(name, fullest));
    return isOne ? fullest : subject;
  };
  return only(here) ?? only(files) ?? subject;
}
