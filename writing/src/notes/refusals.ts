import type { Facts } from "../facts.ts";
import { findIdentifiers } from "../privacy/find-identifiers.ts";
import { firstNamesOf } from "../privacy/person-name.ts";
import { escapePattern } from "../language/names.ts";
import { pronounSet } from "../language/pronouns.ts";
import { fold } from "../privacy/fold.ts";
import { PUBLIC_WORDS } from "../privacy/names/public-names.ts";
import { isCommonWord, isEnglish, isKnownName } from "../privacy/words.ts";
import { unfitReason } from "./unfit.ts";
import type { Word } from "./words.ts";

/** Why a piece is given back before it is read, and other ways to say it. */
export type Refusal = { reason: string; suggestions: string[] };

/** "Brother was just the same", "a classmate copies her designs": the subject is somebody else. */
function aboutSomebodyElse(words: readonly Word[]): boolean {
  const plain = words.map(({ lower }) => lower).join(" ");
  if (
    /\b(?:should|can|could|must|will|would) be (?:\p{L}+ )?(?:proud|pleased|delighted|impressed|grateful)\b/u.test(
      plain,
    )
  )
    return false;
  return /^(?:(?:his|her|their|the|\p{L}+'s) )?(?:(?:older|younger|big|little|twin) )?(?:mum|dad|mother|father|parents?|sister|brother|siblings?|gran|nan|uncle|aunt|cousin|family|mate|mates|teaching assistant|ta|lsa|tutor|form tutor|cover teacher|head of year|hoy|senco)(?: (?:mr|mrs|ms|miss) \p{L}+)?(?: and (?:mum|dad|mother|father))? (?:\p{L}+s|was|were|had|has|is|are|do|did|will|can|emailed|rang|called|said|came|help|support|want|say|feel|think|agree|ask|aware|informed|involved|notified|contacted)\b|^(?:a classmate|classmates) (?!and (?:he|she|they)\b)(?:\p{L}+s|\p{L}+ed|was|were|had|has|is|are|did|does)\b/u.test(
    plain,
  );
}

/** What the school did and not the pupil: "emailed home twice", "had a chat". */
const TEACHERS_ACT =
  /^(?:(?:have|has|had|i|we|i have|we have|also|already) )*(?:(?:emailed|phoned|rang|rung|called|texted|messaged|contacted|written to|wrote to|spoken to|spoke to|spoke with|chatted to|met with) (?:home|mum|dad|parents?|him|her|them|both|all|carers?|gran|family|house|tutor|year)\b|had (?:a|another|several|many) (?:\p{L}+ )?(?:chat|word|talk|conversation|meeting|phone call)s?\b(?! (?:in \p{L}+\b|with (?:the|our|a|an) (?!head|sen|hoy|tutor)))|dealt with\b|(?:been )?spoken to(?: about (?:this|it)| again| twice| already)?$|confiscated\b|phone calls? home\b|\p{L}+ed home\b)/iu;

/** "Had to stop the lesson", "waiting for all three pieces": what is left out is "I". */
const HAD_TO =
  /^(?:still |am )*(?:waiting (?:for|on)|awaiting|chasing) (?!(?:(?:the|his|her|their|an?) )?(?:bus|train|tram|taxi|lift|mum|dad|brother|sister|friends?|mates?)\b)[\p{L}\d]|^(?:still |have |also )*not (?:yet |had or )?received\b|^(?:also )?had to (?:stop|send|move|ring|call|phone|ask|tell|remind|intervene|confiscate|separate)\b/iu;

/** A note in small letters that may begin with the student's name or with a word: "mark has improved". */
function ambiguousName(student: Facts["student"], text: string, read: string): string[] | null {
  const name = firstNamesOf(student).find(
    (each) =>
      each !== "" &&
      each.toLowerCase() === /^\p{Ll}+/u.exec(text)?.[0] &&
      isCommonWord(each.toLowerCase()),
  );
  const next = read.split(" ")[1] ?? "";
  if (
    !name ||
    !/^(?:is|was|has|had|does|did|can|could|should|must|needs|\p{L}+s)$/u.test(next) ||
    /^(?:will|may)$/iu.test(name)
  )
    return null;
  const rest = text.slice(name.length);
  const own = pronounSet(student.pronouns).their;
  return [
    `${name}${rest}`,
    `${own.charAt(0).toUpperCase()}${own.slice(1)} ${name.toLowerCase()}${rest}`,
  ];
}

const FEELS = String.raw`(?<=\b(?:proud|glad|pleased|delighted|impressed|thrilled|chuffed|disappointed) (?:of|with|by) )`;

/** "So proud of Grace" as "so proud of him": whoever is proud or pleased is not the student, who has the name. */
function withOwnAsHim(text: string, student: Facts["student"]): string {
  return firstNamesOf(student).reduce((rest, name) => {
    const ofOwn = new RegExp(`${FEELS}${escapePattern(name)}(?![\\p{L}-])`, "iu");
    return name === "" ? rest : rest.replace(ofOwn, "him");
  }, text);
}

/** What stands in quotation marks was said by somebody, and is no word of the teacher's. */
function unquoted(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])['"‘“][^'"’”]*['"’”](?![\p{L}\p{N}])/gu, "…");
}

/** Where somebody is at home. */
const LIVES =
  /^(?:(?:he|she|they|now|also|still|currently) )*(?:lives?|living|staying|stays|resides) (?:out )?(?:in|at|near|with|on|past|by|off|next|above|over|behind|opposite|down|round|between) (?!(?:(?:an? |the )?(?:role|character|tune|time|place|line|position|seat|chair|task|topic|track|top|target|school|touch|contact|control|step|bounds|zone|trouble|fights|arguments|it)\b)|(?:the )?(?:moment|present|hope|groups?|sets?|pairs?|class|lessons?|text|front|back|fear))/iu;

const LIVES_FAR =
  /^(?:(?:he|she|they|now|also|still) )*lives? (?:(?:quite |so |too |really |pretty )?(?:miles|far|ages|a long way)\b|two buses|out of (?:town|catchment))/iu;

/** Whether a piece holds a telephone number, an address or the like. */
function holdsContact(typed: string): boolean {
  // "Exam 43/80" is a mark, and no candidate's number.
  const unmarked = typed.replace(/(?<=\bexams?:? )\d{1,3} ?\/ ?\d{1,3}(?!\d)/giu, "marked");
  return (
    /\d|@|\bwww\b|:\/\//iu.test(unmarked) &&
    findIdentifiers(unmarked).some(({ kind }) => kind !== "DATE" && kind !== "AGE")
  );
}

/** Whether a word that no dictionary has is a name and was typed without its capital: "percy". */
function isNameInSmallLetters({ text, quoted, senses }: Word): boolean {
  if (quoted || senses.has("me") || senses.has("mine") || !/^\p{Ll}{3,}$/u.test(text)) return false;
  const key = fold(text);
  return isKnownName(key) && !isEnglish(key) && !PUBLIC_WORDS.has(key);
}

/** A piece as it was typed and as it was made ready for reading. */
export type Candidate = {
  typed: string;
  text: string;
  words: readonly Word[];
  /** Words that no dictionary has, with what each may have been meant to be. */
  unknown: readonly { word: string; meant: readonly string[] }[];
  /** Whether the piece is a target by its field or label. */
  aim: boolean;
  student: Facts["student"];
};

/** Why this piece is no fact about the student that a report could say; null where it may be one. */
export function refusalOf({
  typed,
  text,
  words,
  unknown,
  aim,
  student,
}: Candidate): Refusal | null {
  // "Can we talk about this at parents' evening pls": asked, whether or not it has its mark.
  if (
    /\?\)*$/u.test(typed) ||
    /^(?:can|could|shall|should|would|will|may|do|did) (?:we|you|i)\b/iu.test(typed)
  )
    return { reason: "This is a question. A report can only say what is so.", suggestions: [] };
  if (LIVES.test(text) || LIVES_FAR.test(text) || holdsContact(typed))
    return {
      reason: "Where a pupil lives or can be reached stands in no report.",
      suggestions: [],
    };
  if (aboutSomebodyElse(words))
    return {
      reason: "This is about somebody else, and a report is about one pupil.",
      suggestions: [],
    };
  if (
    text
      .split(/, | and (?=(?:spoke|rang|emailed|had a) )/u)
      .some((part) => TEACHERS_ACT.test(part) || HAD_TO.test(part)) ||
    HAD_TO.test(typed)
  )
    return {
      reason: "This says what was done about it, and a report is about the pupil.",
      suggestions: [],
    };
  const names = ambiguousName(student, typed, text);
  if (names) return { reason: "This can be read in two ways.", suggestions: names };
  const unfit =
    unfitReason(unquoted(withOwnAsHim(typed, student)), aim) ??
    (text === typed ? null : unfitReason(unquoted(text), aim));
  if (unfit) return { reason: unfit.reason, suggestions: unfit.suggestions(student) };
  const [first] = unknown;
  const small = words.find(isNameInSmallLetters);
  if (small && !first)
    return { reason: `“${small.text}” looks like a name: who is meant?`, suggestions: [] };
  if (!first) return null;
  return {
    reason: `“${first.word}” is no word I know.`,
    suggestions: first.meant.map((meant) => typed.replace(first.word, meant)),
  };
}
