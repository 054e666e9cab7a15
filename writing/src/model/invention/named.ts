import { foldName } from "../../language/names.ts";
import { ACRONYMS } from "../../privacy/names/school-words.ts";
import { isEnglish } from "../../privacy/words.ts";

/** Written with a capital without naming anything that a teacher would have to give. */
const CAPITALS: ReadonlySet<string> = new Set(
  "i i'm i've i'd i'll english british maths mathematics science history geography french spanish german latin music drama art computing physics chemistry biology literature language religious studies physical education design technology year key stage gcse gcses a-level a-levels level as btec t-level sixth form mr mrs ms miss christmas easter september october november december january february march april may june july august monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays".split(
    " ",
  ),
);
const TIMES =
  /^(?:christmas|easter|september|october|november|december|january|february|march|april|may|june|july|august|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/u;

/**
 * The first word of a text that names something nobody gave: a work, an author, a place. `general` sentences may speak
 * of the time to come by the name of a month.
 */
export function namedFromNowhere(text: string, given: string, observed: boolean): string | null {
  const known = new Set((given.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).map((word) => keyOf(word)));
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)) {
    if (!/^\p{Lu}/u.test(word)) continue;
    const key = keyOf(word);
    if (known.has(key) || (CAPITALS.has(key) && !(observed && TIMES.test(key)))) continue;
    if (ACRONYMS.has(word.toUpperCase()) && word === word.toUpperCase()) continue;
    const before = text.slice(0, index);
    const opens = /(?:^|[.!?:…]["'”’)]?\s+)["'“‘(]*$/u.test(before);
    if (opens && isOrdinary(key)) continue;
    return word;
  }
  return null;
}

function keyOf(word: string): string {
  return foldName(word.replace(/['’]s?$/u, "")).replaceAll("’", "'");
}

/** Whether a word may begin a sentence without being a name. */
function isOrdinary(key: string): boolean {
  return isEnglish(key) || key.split(/['-]/u).every((part) => part.length < 3 || isEnglish(part));
}
