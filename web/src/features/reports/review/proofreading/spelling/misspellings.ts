import type { Remark } from "../remarks.ts";
import { wordsToCheck } from "./words-to-check.ts";

/** What a dictionary can tell. */
export interface Dictionary {
  correct(word: string): boolean;
  suggest(word: string): string[];
}

/** Most words that are marked: a text in another language needs no more. */
const MOST = 30;
/** How long suggestions are looked for in one text: for what is no word at all they take long. */
const LONGEST_MS = 500;
const MOST_KNOWN = 1000;
/** From so many letters on a word with a capital that is one letter from another is hardly a name. */
const LONG = 7;
const MOST_CHANGES = 3;
const MESSAGE = "This word is not in the dictionary.";

/** Whether one letter too many, too few, another or two swapped lead from one word to the other. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head++;
  let tail = 0;
  const most = Math.min(one.length, other.length) - head;
  while (tail < most && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  const [left, right] = [
    one.slice(head, one.length - tail),
    other.slice(head, other.length - tail),
  ];
  if (left.length + right.length <= 2) return true;
  return left.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Up to three words for each that a dictionary does not have, looked for once, and no longer than there is time. */
export function suggesting(dictionary: Dictionary): (word: string, until: number) => string[] {
  const known = new Map<string, string[]>();
  return (word, until) => {
    const made = known.get(word);
    if (made) return made;
    if (performance.now() > until) return [];
    const near = dictionary
      .suggest(word)
      .filter((each) => !/\p{Lu}/u.test(each))
      .slice(0, MOST_CHANGES);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, near);
    return near;
  };
}

/** Words of a text that the dictionary does not have, each with up to three that it has. `known` are right here. */
export function misspellings(
  text: string,
  known: ReadonlySet<string>,
  dictionary: Dictionary,
  suggest = suggesting(dictionary),
): Remark[] {
  const found: Remark[] = [];
  const until = performance.now() + LONGEST_MS;
  for (const { from, to, word } of wordsToCheck(text, known)) {
    if (dictionary.correct(word)) continue;
    if (found.length >= MOST) break;
    const words = text.slice(from, to);
    const capital = /^\p{Lu}/u.test(words);
    // "Tomek" at the beginning of a sentence is somebody's name, as far as a dictionary can tell.
    if (capital && (word.length < LONG || dictionary.correct(words))) continue;
    const near = suggest(word, until);
    if (capital && !near.some((each) => isNear(each, word))) continue;
    const changes = capital ? near.map(capitalised) : near;
    found.push({ from, to, words, kind: "spelling", message: MESSAGE, changes });
  }
  return found;
}

function capitalised(word: string): string {
  return (word[0] ?? "").toUpperCase() + word.slice(1);
}
