import { foldName } from "../../language/names.ts";
import { PUBLIC_WORDS } from "../../privacy/names/public-names.ts";
import { isAdjective, isKnownVerb, isName, tagsOf } from "./words.ts";

const FIRST_OR_SECOND_PERSON =
  /\b(?:i|i'm|i've|i'd|me|my|mine|we|us|our|ours|you|your|yours|u|ur|let's)\b/iu;
const UNSAFE =
  /[?<>{}[\]|\\@#_=~^*]|https?:|\bwww\.|\.\.\.|…|\d{5,}|\bxx+\b|\b(?:lol|omg|tbc|tbd|asap|ignore|prompt|instructions? (?:above|below)|system prompt)\b/iu;
/** Words that no parent should read in a report. */
const UNFIT =
  /\b(?:stroppy|gobby|mardy|mouthy|bolshy|cheeky|lazy|daft|numpty|muppet|skiv\w*|bunk\w*|knackered|rubbish|naff|crap|pants|thick|stupid|idiot\w*|nightmare|pain in|gobsmacked|dead good|well good|meh|innit|dunno|kinda|sorta|wicked|sick|peng|lit|fam|bruv|faffs?|mucks? (?:about|around)|mess(?:es|ing)? (?:about|around)|clown|winds? (?:up|people)|sulk\w*|moan\w*|whing\w*)\b/iu;
/** A note that ends so has been cut off. */
const CUT_OFF =
  /\b(?:and|but|or|of|with|for|the|an?|to|at|from|very|his|their|because|than|as|is|are|was|were|has|have|more of|not)$/iu;
const HOMOPHONES = /\bthere and their\b|\btheir and there\b|\bthey're\b/iu;

/** A pat on the back says nothing that a report could say. */
const CHEER =
  /^(?:well (?:done|played)|keep (?:it up|going)|good (?:luck|job)|congrat\w*|bravo|such a\b)|\bbut rushed$/iu;

/** The star of a grade is the only one that a sentence may hold. */
const STARRED_GRADE = /(?<![\p{L}\p{N}*])A\*(?![\p{L}\p{N}*])/gu;

/** Whether a note is safe to be made a sentence of at all. */
export function usable(fragment: string): boolean {
  return (
    fragment.split(" ").length <= 32 &&
    fragment.length >= 4 &&
    fragment.length <= 210 &&
    /\p{L}{3}/u.test(fragment) &&
    !FIRST_OR_SECOND_PERSON.test(fragment) &&
    !UNSAFE.test(fragment.replace(STARRED_GRADE, "A")) &&
    !UNFIT.test(fragment) &&
    !CUT_OFF.test(fragment) &&
    !CHEER.test(fragment) &&
    !HOMOPHONES.test(fragment) &&
    !/\p{L}\/\p{L}|\p{L}: /u.test(fragment) &&
    (fragment.match(/"/gu)?.length ?? 0) % 2 === 0 &&
    (fragment.match(/\(/gu)?.length ?? 0) === (fragment.match(/\)/gu)?.length ?? 0) &&
    !/\b\p{L}*[^aeiouyAEIOUY\P{L}]{6,}\p{L}*\b/u.test(fragment)
  );
}

/** A name that schoolwork speaks of and that is no common word: "Macbeth", "French". */
function isPublic(word: string): boolean {
  const lower = foldName(word);
  if (!PUBLIC_WORDS.has(lower) || isKnownVerb(lower)) return false;
  return !isAdjective({ text: lower, lower, before: "", after: "", quoted: false });
}

const ACRONYM = /^(?:PE|ICT|IT|DT|RE|RS|PSHE|GCSE|BTEC|EPQ|UCAS|STEM|MFL|D&T|DNA|UK|USA)$/u;

/** "B+ in essay", "C grade in the test": a grade keeps its capital. */
const GRADE_FIRST = /^[A-G](?:[*+-](?=\s|$)| grades?\b)/u;

/** All capitals is shouting, except for a short acronym; a capital at the head of a note is only its beginning. */
export function unshout(fragment: string, name: string): string {
  const shouted = !/\p{Ll}/u.test(fragment) && !/^\P{L}*\p{Lu}{2,4}\P{L}*$/u.test(fragment);
  const calm = shouted
    ? fragment.replace(/\p{L}+/gu, (word) => (ACRONYM.test(word) ? word : word.toLowerCase()))
    : fragment;
  if (GRADE_FIRST.test(calm)) return calm;
  const first = /^\P{L}*(\p{L}[\p{L}'-]*)/u.exec(calm)?.[1] ?? "";
  if (!/^\p{Lu}/u.test(first) || /\p{Lu}.*\p{Lu}|\d/u.test(first) || isName(first, name))
    return calm;
  if (/^(?!may\b|march\b|mark\b|will\b)/iu.test(first) && isPublic(first)) return calm;
  const proper = ["ProperNoun", "Person", "Place", "FirstName", "Demonym"].some((tag) =>
    tagsOf(first).has(tag),
  );
  return proper ? calm : calm.replace(first, first.toLowerCase());
}
