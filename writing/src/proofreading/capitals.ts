import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { capitalise } from "../language/text.ts";
import { wordSet } from "../notes/word-set.ts";
import type { TextSentence, TextWord } from "./edited-text.ts";

/** Names of days, months, languages, peoples and feasts that are nothing else in small letters. */
const ALWAYS = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february april june july september october november december
  english french german spanish italian welsh irish scottish gaelic portuguese russian chinese japanese korean arabic hebrew greek
  turkish dutch danish swedish norwegian finnish hungarian romanian bulgarian ukrainian lithuanian latvian estonian albanian serbian
  croatian czech slovak urdu hindi punjabi bengali gujarati tamil mandarin cantonese somali swahili yoruba persian farsi pashto kurdish
  vietnamese nepali latin british european american african asian indian pakistani canadian australian mexican brazilian egyptian
  ukrainians europeans americans africans britons
  christmas easter ramadan diwali eid hanukkah christian muslim jewish hindu sikh buddhist victorian tudor shakespearean
  britain england scotland wales ireland france germany spain italy poland europe africa asia london
`);
/** What is named after a people and has long been a common word: "french windows", "roman numerals". */
const COMMON_NOW =
  /^(?:fries|windows?|horns?|toast|dressing|press|curves?|beans?|bread|pastry|pastries|numerals?|delight|baths?|type|sprouts|whispers|ink|rubber|measles|leave|doors?|plaits?|braids?|chalk|knitting|roulette|dolls?|salad|blinds?|ocean|quarter|shepherds?|muffins?)$/u;

const TIME_BEFORE = /^(?:in|since|until|till|by|during|early|late|mid|last|next|from|every|this)$/u;
const DAY = /^\d{1,2}(?:st|nd|rd|th)?$/u;
const YEAR = /^(?:19|20)\d\d$/u;
/** "May", "march" and "august" are the month with a date or where only a time can stand. */
function isMonth(words: readonly TextWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined) return false;
  if (YEAR.test(next?.lower ?? "") || DAY.test(before?.lower ?? "")) return true;
  if (DAY.test(next?.lower ?? "") && TIME_BEFORE.test(before?.lower ?? "")) return true;
  // "In march time" and "by august company": what a noun follows is no month.
  const thing = next?.gap === " " && /^(?:NOUN|ADJ|PROPN)$/u.test(next.tag);
  return (
    before !== undefined && TIME_BEFORE.test(before.lower) && !thing && before.lower !== "this"
  );
}

const SPEAKS = /^(?:speak|speaks|speaking|spoke|spoken|gcse)$/u;
const OF_LANGUAGE =
  /^(?:language|vocabulary|speakers?|gcse|lessons?|parents|family|families|community|food|culture|heritage|girls?|boys?|roots|pilots?|border|history|embassy|grammar|saturday)$/u;
/** "Polish" is the language where it is spoken, or where what follows has a people. */
function isPolish(words: readonly TextWord[], at: number): boolean {
  const [two, before, next] = [words[at - 2], words[at - 1], words[at + 1]];
  if (OF_LANGUAGE.test(next?.lower ?? "")) return true;
  if (SPEAKS.test(before?.lower ?? "")) return true;
  return (
    before?.lower === "in" &&
    /^(?:fluent|fluently|writes?|reads?|gcse|speaks?)$/u.test(two?.lower ?? "")
  );
}

const COUNTS =
  /^(?:the|a|an|this|for|where|let|index|variable|letter|number|term|times|plus|minus|by|of|counter|loop|axis|vectors?|subscript|to)$/u;
const IS_COUNTED =
  /^(?:squared|cubed|is|in|equals?|denotes?|represents?|stands?|plus|minus|times|goes|runs|increases|th|j|as|and|range|from|must)$/u;
/** "I", and not the number or the counter of a loop. */
function isI(words: readonly TextWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || word.possessive) return false;
  if (before && !/^[\s,;:–—(“"'‘’”)]*$/u.test(word.gap)) return false;
  if (next && !/^[\s,;:–—.!?(“"'‘’”)]*$/u.test(next.gap)) return false;
  if (before && COUNTS.test(before.lower)) return false;
  return next === undefined || !IS_COUNTED.test(next.lower);
}

function isNamed(words: readonly TextWord[], at: number): boolean {
  const { lower } = words[at] as TextWord;
  const next = words[at + 1];
  if (/^(?:may|march|august)$/u.test(lower)) return isMonth(words, at);
  if (lower === "polish") return isPolish(words, at);
  const common = next?.gap === " " && COMMON_NOW.test(next.lower);
  return ALWAYS.has(lower) && !common;
}

/** Days, months, languages, peoples and "I" without their capital letter, within a sentence. */
export function missingCapitals(sentences: readonly TextSentence[]): Advice[] {
  return sentences.flatMap(({ words, opens }) =>
    words.flatMap((word, at): Advice[] => {
      // The first word of a sentence is looked at with the sentence.
      if (word.quoted || !/^\p{Ll}/u.test(word.text) || (at === 0 && opens)) return [];
      const { from, to, text } = word;
      const lone = text === "i" || /^i['’](?:m|ve|ll|d)$/u.test(text);
      if (lone ? !isI(words, at) : !isNamed(words, at)) return [];
      const message = lone ? "“I” has a capital letter." : "This has a capital letter.";
      return [{ from, to, kind: "unfinished", message, suggestion: capitalise(text) }];
    }),
  );
}
