import { isMasked, maskFacts } from "./language.ts";

/** Words that make no phrase of their own. */
const EMPTY: ReadonlySet<string> = new Set(
  "a an the and or but of to in on at for with from by as is are was were be been being has have had do does did will would can could may might should must that this these those it its i we you my our your {pupil} {they} {them} {their} {theirs} {themselves} {pupil}'s very so not no than then there when which who more most much also all some any such".split(
    " ",
  ),
);

/** The words of a sentence for phrases: lower case but for "{PUPIL}" and "I", without marks at their ends. */
export function phraseWords(sentence: string): string[] {
  return sentence
    .split(/\s+/u)
    .map((word) => word.replace(/^["'“‘(]+/u, "").replace(/(?<![.,;:!?"”’)])[.,;:!?"”’)]+$/u, ""))
    .filter((word) => word !== "")
    .map((word) => (/^(?:\{PUPIL\}|I$|I['’])/u.test(word) ? word : word.toLowerCase()));
}

/** Whether a word stands beside a mask and tells something of what is behind it. */
function touches(beside: string | undefined, word: string): boolean {
  return beside !== undefined && isMasked(beside) && !EMPTY.has(word.toLowerCase());
}

function contentful(words: readonly string[]): number {
  return words.filter((word) => !EMPTY.has(word.toLowerCase())).length;
}

/** Runs of three to six words that could be somebody's phrase; `mask` hides the words that are nobody's. */
export function phrasesOf(
  sentence: string,
  mask: (sentence: string) => string = maskFacts,
): string[] {
  return mask(sentence)
    .split(/[,;:()–—]|\s-\s/u)
    .flatMap((part) => {
      const words = phraseWords(part);
      const found: string[] = [];
      for (let length = 3; length <= 6; length++) {
        for (let at = 0; at + length <= words.length; at++) {
          const run = words.slice(at, at + length);
          const [head = ""] = run;
          const tail = run.at(-1) ?? "";
          const loose =
            /^(?:and|or|but|of|than)$/u.test(head) ||
            /^(?:a|an|the|and|or|but|of|my|our|is|has|very)$/u.test(tail);
          // "got grade" before a number and "final was close" after an event are pieces of what was masked.
          const torn = touches(words[at - 1], head) || touches(words[at + length], tail);
          if (contentful(run) >= 2 && !loose && !torn && !run.some(isMasked))
            found.push(run.join(" "));
        }
      }
      return found;
    });
}

/** The runs of words that are in a phrase, apart from the whole of it. */
function partsOf(phrase: string): string[] {
  const words = phrase.split(" ");
  return words.flatMap((_, from) =>
    words
      .map((_word, at) => words.slice(from, at + 1).join(" "))
      .filter((part) => part !== "" && part !== phrase),
  );
}

/** Of phrases with their counts, those that are no part of a longer one that comes as often; most frequent first. */
export function favourites(
  counts: ReadonlyMap<string, number>,
  least: number,
  most: number,
): string[] {
  const often = [...counts].filter(([, times]) => times >= least);
  const inLonger = new Set(
    often.flatMap(([phrase, times]) =>
      partsOf(phrase).filter((part) => times >= (counts.get(part) ?? Number.POSITIVE_INFINITY)),
    ),
  );
  return often
    .filter(([phrase]) => !inLonger.has(phrase))
    .toSorted(
      ([one, a], [other, b]) => b - a || other.length - one.length || one.localeCompare(other),
    )
    .slice(0, most)
    .map(([phrase]) => phrase);
}

/** Words in a row that two phrases share when they are two pieces of one saying. */
const SAME_SAYING = 3;

/** Of phrases in their order, the first of each saying: "isn't afraid to" goes where "isn't afraid to have a go" is. */
export function onePerSaying(phrases: readonly string[]): string[] {
  const runs = new Set<string>();
  return phrases.filter((phrase) => {
    const words = phrase.split(" ");
    const own = words
      .slice(0, Math.max(1, words.length - SAME_SAYING + 1))
      .map((_, at) => words.slice(at, at + SAME_SAYING).join(" "));
    if (own.some((run) => runs.has(run))) return false;
    for (const run of own) runs.add(run);
    return true;
  });
}
