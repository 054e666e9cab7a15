import { splitSentences } from "../language/text.ts";
import { tagWords } from "../notes/tagger.ts";
import { fold } from "../privacy/fold.ts";
import { WORD_NAMES } from "../privacy/names/word-names.ts";
import { PUBLIC_WORDS } from "../privacy/names/public-names.ts";
import { isTitle } from "../privacy/surroundings.ts";
import { isCommonWord, isKnownName } from "../privacy/words.ts";
import { isOfAnyReport, isOfReports } from "./report-words.ts";

/** Stands in a sentence where a name, a topic or a fact has been: nothing that is kept or sent may hold it. */
const MASK = "{…}";
const SLOT_WORD =
  /\{(?:PUPIL|subject|[Tt]hey|[Tt]hem|[Tt]heirs?|[Tt]hemselves)\}(?:['’](?:s|ll|d|ve|re|m)(?!\p{L}))?/gu;
/** The two forms of a verb that agrees with a pupil's pronouns. */
const VERB_SLOT = /\{([\p{L}'’ -]+)\|([\p{L}'’ -]+)\}/gu;
const OWN_I = /^I(?:['’](?:m|ve|d|ll))?$/u;
const TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december)$/u;
/** What comes after the name that is the subject of a sentence: "Hope is", "Will has", "Hope, who". */
const SURELY_AFTER =
  /^(?:is|was|has|had|does|did|can|could|should|would|will|must|might|(?:is|has|does|was)n['’]t|and|who|\{[^{}|]+\|[^{}|]+\})$/u;
/** The same where the word before it may also go with it: "Joy works", but "Good lessons". */
const OFTEN_AFTER = /^(?:always|often|never|also|still|needs?|[a-z]{2,}(?:[^s]s|ed|ly))$/u;

/** Which words are language and no more. */
type Kept = (word: string) => boolean;

function bare(word: string): string {
  return word.replace(/^[^\p{L}\d{]+/u, "").replace(/(?<![^\p{L}\d}])[^\p{L}\d}]+$/u, "");
}

/** Whether every part of a word without capitals is known as language: "hard-working", "homework's". */
function isKept(word: string, keeps: Kept): boolean {
  const plain = word.toLowerCase().replaceAll("’", "'");
  const stem = plain.replace(/'s$|(?<=s)'$/u, "");
  return keeps(plain) || keeps(stem) || stem.split("-").every((part) => keeps(part));
}

/** Whether this word begins a sentence as the name of somebody who is its subject, whatever word of English it is. */
function isSubjectName(word: string, next: string): boolean {
  const key = fold(word.replace(/['’]s$/u, ""));
  if (isOfReports(key) && !WORD_NAMES.has(key) && !isKnownName(key)) return false;
  if (/['’]s$/u.test(word) || SURELY_AFTER.test(next)) return true;
  return (
    OFTEN_AFTER.test(next) &&
    !/^(?:ADJ|ADV|DET|VERB)$/u.test(tagWords([word.toLowerCase(), next])[0] ?? "")
  );
}

/**
 * A sentence with a mask over each word that is not language: a capital in mid-sentence, a number, a title with
 * whoever follows it, a name that is the subject, and whatever `keeps` does not know.
 */
function masked(sentence: string, keeps: Kept): string {
  const words = sentence
    .replaceAll("\u00A0", " ")
    .replaceAll(VERB_SLOT, (slot) => slot.replaceAll(" ", "\u00A0"))
    .split(/[^\S\u00A0]+/u);
  let titled = false;
  let opens = true;
  return words
    .map((raw, at) => {
      const plain = bare(raw.replaceAll(VERB_SLOT, "").replaceAll(SLOT_WORD, ""));
      const first = opens;
      if (/[\p{L}\d}]/u.test(raw)) opens = false;
      const after = titled;
      titled = /^\p{Lu}/u.test(plain) && isTitle(fold(plain.replace(/\.$/u, "")));
      const verbs = [...raw.matchAll(VERB_SLOT)].flatMap(([, one = "", other = ""]) => [
        one,
        other,
      ]);
      const strange = raw.replaceAll(VERB_SLOT, "").replaceAll(SLOT_WORD, "").includes("{");
      const fine =
        !after &&
        !titled &&
        !strange &&
        !/\d/u.test(raw) &&
        verbs.every((verb) => verb.split(/[ \u00A0]/u).every((part) => isKept(part, keeps))) &&
        (plain === "" || isWord(plain, first, bare(words[at + 1] ?? ""), keeps));
      return fine ? raw.replaceAll("\u00A0", " ") : raw.replace(bare(raw), MASK);
    })
    .join(" ");
}

function isWord(word: string, first: boolean, next: string, keeps: Kept): boolean {
  if (OWN_I.test(word)) return true;
  if (/\p{Lu}/u.test(word.slice(1))) return false;
  if (/^\p{Lu}/u.test(word) && !first) return false;
  return !(first && isSubjectName(word, next)) && isKept(word, keeps);
}

/** A sentence of a sample in which all is masked but how its teacher writes. */
export function maskFacts(sentence: string): string {
  return masked(sentence, isOfReports);
}

/** The same of a text of several sentences. */
export function maskAllFacts(text: string): string {
  return splitSentences(text).map(maskFacts).join(" ");
}

/** A sentence of a finished report, of which no note is part, in which names, numbers and rare words are masked. */
export function maskNames(sentence: string): string {
  return masked(sentence, (word) => {
    const key = fold(word).replaceAll("'", "");
    if (TIME.test(key)) return false;
    return isOfReports(word) || (isCommonWord(key) && !PUBLIC_WORDS.has(key));
  });
}

/** Whether something is masked in it. */
export function isMasked(text: string): boolean {
  return text.includes(MASK);
}

/** The words before the first mask. */
export function beforeMask(text: string): string {
  return text.split(MASK)[0] ?? "";
}

/** Whether a text may be kept of a sample, or be sent: it says how its teacher writes and nothing else. */
export function isLanguage(text: string): boolean {
  return !isMasked(maskFacts(text));
}

/** Whether a whole sentence may be said of any pupil of whom its judgement is true: it has no words but those of all reports. */
export function saysNothingOfItsOwn(frame: string): boolean {
  return !isMasked(masked(frame, isOfAnyReport));
}
