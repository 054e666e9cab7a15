import { PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { isUncounted } from "../notes/countability.ts";
import { findIdentifiers } from "./find-identifiers.ts";
import { findNames } from "./find-names.ts";
import type { NameSpan } from "./name-span.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { isOfOtherScript } from "./other-scripts.ts";
import { ANY_SHORT_FORM } from "./names/short-forms.ts";
import { fold } from "./fold.ts";
import { firstNamesOf, type PersonName } from "./person-name.ts";
import { buildStudentIndex, isEntered, type RosterIndex } from "./roster.ts";
import { isSurelySomebody } from "./somebody.ts";
import {
  followsSocial,
  hasTitle,
  inCompany,
  isIntroduced,
  isNickname,
  isPet,
  isListed,
  ONLY_PEOPLE,
  OWNED,
} from "./surroundings.ts";
import { isThing, PEOPLE, someBefore, WORKS, type Named } from "./things-named.ts";
import { tokenise, type Token } from "./tokens.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { isCommonWord, isEnglish, isWordToo } from "./words.ts";

/** A stretch of a note that names a student other than its own. */
export type StudentSpan = { start: number; end: number };

/** The first of many for which something holds that holds for all behind it as well, or -1. */
function firstAfter(tokens: readonly Token[], holds: (token: Token) => boolean): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const token = tokens[middle];
    if (token !== undefined && holds(token)) high = middle;
    else low = middle + 1;
  }
  return low < tokens.length ? low : -1;
}
/** Words of reports that are hardly ever a name, and never one in small letters where nobody is called so. */
const EVERYDAY =
  /^(?:praise|pride|progress|patience|precious|prosper|justice|wisdom|merit|honour)$/u;

/** "Jakey" of Jakub: a pet name that no list has is still the student's own. */
function isPetName(key: string, own: PersonName): boolean {
  return firstNamesOf(own).some((each) => {
    const name = fold(each);
    return (
      key.length > 2 &&
      name.length > 2 &&
      (name.startsWith(key) || (!GIVEN_NAMES.has(key) && key.slice(0, 3) === name.slice(0, 3)))
    );
  });
}

/** "Alexander/Oleksandr", "Xiaoyu (Shirley on her old reports)", "Ailie... Eilidh": the same pupil by another name. */
function isAlias({ tokens, at, end }: Named, text: string, own: PersonName): boolean {
  const isOwn = (token: Token | undefined) =>
    token !== undefined && firstNamesOf(own).some((name) => fold(name) === token.key);
  const [first, last, next] = [tokens[at], tokens[end - 1], tokens[end]];
  if (first === undefined || last === undefined) return false;
  const behind = text.slice(last.end, next?.start ?? last.end);
  return (
    (isOwn(tokens[at - 1]) && /^(?:\s?\/\s?| \(|\s?=\s?)$/u.test(first.gap)) ||
    (isOwn(next) && /^(?:\s?\/\s?| \(|\.{2,} ?|… ?|\s?=\s?)$/u.test(behind)) ||
    /^(?:aka|alias|nee|née)$/u.test(tokens[at - 1]?.key ?? "")
  );
}

const PARENT =
  /^(?:mum|mam|mom|mother|dad|father|parent|nan|gran|grandma|grandad|carer|aunt|auntie|uncle)$/u;
const LETTER = /^(?:letters?|emails?|postcards?|invitations?|thank-you)$/u;
/** What is done by a person to another: "X helps him". */
const TO_OTHERS = /^(?:him|her|them|me|us|his|their|others|everyone|everybody)$/u;

/**
 * Whether a name that nobody at the school has is surely somebody's: a first name that people have, or any word where
 * only a person can stand. "Ramanujan is his hero", "Oxbridge material" and "learns Bharatanatyam" name no pupil.
 */
function isPerson(named: Named): boolean {
  const { tokens, at, end } = named;
  const place = { tokens, at };
  const first = tokens[at];
  if (first === undefined) return false;
  // "Mum's partner Gaz", "mum's new partner, Gaz": whoever is with a parent is no pupil.
  const ofParent = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ key, possessive }) => possessive && PARENT.test(key));
  if (isPet(place) || (isIntroduced(place) && ofParent)) return false;
  // "Gosh is her nickname": the pupil's own, most likely.
  if (isNickname(place)) return false;
  if (isIntroduced(place) || inCompany(place) || followsSocial(place)) return true;
  // "陈子怡 signs her work": the pupil's own name, most likely, as it is written at home.
  if (isOfOtherScript(place)) return false;
  // "Wrote a letter to Rosamund Kettleby": whom nobody at the school is called, and one writes to.
  if (end - at > 1 && tokens[at - 1]?.key === "to" && someBefore(named, 4, LETTER)) return false;
  const given = GIVEN_NAMES.has(first.key) || ANY_SHORT_FORM.has(first.key);
  if (given) return first.shape !== "lower" || !isEnglish(first.key) || inCompany(place);
  const [before, verb, whom] = [tokens[at - 1], tokens[end], tokens[end + 1]];
  const acts =
    verb !== undefined && !verb.opens && (THIRD_PERSON.has(verb.key) || PASTS.has(verb.key));
  if (acts && whom !== undefined && TO_OTHERS.test(whom.key)) return true;
  if (first.possessive && OWNED.test(verb?.key ?? "")) return true;
  // "Tilly and Ozzo", "Ozzo, Tilly and Priya".
  const besides = (other: Token | undefined) =>
    other !== undefined &&
    other.shape !== "lower" &&
    GIVEN_NAMES.has(other.key) &&
    !PUBLIC_WORDS.has(other.key);
  if (verb !== undefined && (PEOPLE.test(verb.key) || ONLY_PEOPLE.test(verb.key)) && !verb.opens)
    return true;
  if (isListed({ tokens, at }) || (verb !== undefined && /^, ?$/u.test(verb.gap) && besides(verb)))
    return true;
  if (/^ ?& ?$/u.test(first.gap) && before !== undefined && before.shape === "capital") return true;
  if (before?.key === "and" && besides(tokens[at - 2])) return true;
  return verb?.key === "and" && besides(whom);
}

/** "Worked with grace; grace helped her": the second tells of whom the first speaks. */
function isSomebodyElsewhere({ tokens, at }: Named): boolean {
  const key = tokens[at]?.key;
  return tokens.some(
    (token, place) => place !== at && token.key === key && isSurelySomebody({ tokens, at: place }),
  );
}

/**
 * "responds well to praise" where a student is called Praise, "Mrs Grace", "the Severn estuary": a word, an adult or a
 * place that a student is called like.
 */
function isWordHere(named: Named, text: string): boolean {
  const { tokens, at, end } = named;
  const first = tokens[at];
  const before = tokens[at - 1];
  if (first === undefined || end - at > 1) return false;
  if (hasTitle({ tokens, at })) return true;
  // "Works well with grace", where there is a Grace: hers it is only where a person must come.
  if (
    first.shape === "lower" &&
    isUncounted(first.key) &&
    isWordToo(first.key, "first") &&
    !followsSocial({ tokens, at }) &&
    !isSurelySomebody({ tokens, at }) &&
    !(inCompany({ tokens, at }) && isSomebodyElsewhere(named))
  )
    return true;
  const next = tokens[end]?.key ?? "";
  if (first.possessive && PUBLIC_WORDS.has(first.key)) {
    // "Newton's second law", and "played Juliet's nurse", where a Newton and a Juliet are students.
    const ordinal = /^(?:first|second|third|last|final|early|later?|great)$/u.test(next);
    if (WORKS.test(ordinal ? (tokens[end + 1]?.key ?? "") : next)) return true;
    // "Portia's mercy speech".
    if (!isEnglish(first.key) && WORKS.test(tokens[end + 1]?.key ?? "")) return true;
    if (/^(?:played|plays|playing)$/u.test(before?.key ?? "")) return true;
  }
  // "Fate in Macbeth", "studied Keats": what is public alone, where it is studied.
  if (
    first.shape === "capital" &&
    before !== undefined &&
    !first.opens &&
    PUBLIC_WORDS.has(first.key) &&
    !isEnglish(first.key) &&
    !first.possessive &&
    !inCompany({ tokens, at }) &&
    !followsSocial({ tokens, at })
  ) {
    if (/^(?:studied|studies|studying|recited|recites|analysed|analyses)$/u.test(before.key))
      return true;
    if (before.key === "as" && someBefore(named, 3, /^(?:acted|played|cast|starred|performed)$/u))
      return true;
    if (!GIVEN_NAMES.has(first.key) && /^(?:in|about|of|on|from)$/u.test(before.key)) return true;
  }
  const led =
    before !== undefined && !first.opens && /^(?:the|a|an|this|that|some|of)$/u.test(before.key);
  const followed = tokens[end];
  const thing =
    followed !== undefined &&
    !followed.opens &&
    followed.gap === " " &&
    followed.shape === "lower" &&
    !first.possessive;
  return (
    (led && before.key !== "of" && thing && !PEOPLE.test(followed.key) && isThing(named, text)) ||
    (led &&
      before.key === "the" &&
      thing &&
      !PEOPLE.test(followed.key) &&
      // "The Iceland feild trip": what follows a place may be misspelt.
      (isEnglish(followed.key) || PUBLIC_WORDS.has(first.key)))
  );
}

/** One name is a word, a hyphen and another one: "Isla-Rae", whichever of the two is known. */
function joined(spans: readonly StudentSpan[], text: string): StudentSpan[] {
  const whole: StudentSpan[] = [];
  for (const { start, end } of spans) {
    const last = whole.at(-1);
    if (last && /^[-\u2010-\u2015]?$/u.test(text.slice(last.end, start))) last.end = end;
    else whole.push({ start, end });
  }
  return whole;
}

/** One student is asked about for every note of a report. */
const INDEXES = new WeakMap<PersonName, RosterIndex>();

function indexOf(own: PersonName): RosterIndex {
  const known = INDEXES.get(own);
  if (known) return known;
  const made = buildStudentIndex(own);
  INDEXES.set(own, made);
  return made;
}

/**
 * Those of the people whom a text names who are students other than its own: somebody of the roster, or a name that
 * nobody there has and that stands in no place of an adult, of a place, of a work or of a tool. In doubt it is a
 * student, because a parent who reads another child's name is the worse mistake; the teacher is told by a flag.
 */
export function otherStudentsAmong(
  names: readonly NameSpan[],
  text: string,
  own: PersonName | undefined,
  roster: RosterIndex,
): StudentSpan[] {
  const tokens = tokenise(text);
  const spans = names.filter(({ start, end, kind, figure, listed }) => {
    if (figure) return false;
    if (listed) return kind === "CLASSMATE";
    const at = firstAfter(tokens, (token) => token.end > start);
    const past = firstAfter(tokens, (token) => token.start >= end);
    const named = { tokens, at, end: past < 0 ? tokens.length : past };
    const key = tokens[at]?.key ?? "";
    // "The River Wharfe", where a pupil is called River: no child has an article.
    const article =
      named.end - at > 1 &&
      tokens[at - 1]?.key === "the" &&
      tokens[at]?.gap === " " &&
      isCommonWord(key) &&
      !PEOPLE.test(tokens[named.end]?.key ?? "") &&
      roster.words.get(tokens[named.end - 1]?.key ?? "")?.last !== true;
    if (kind === "CLASSMATE") return !article && !isWordHere(named, text);
    if (kind !== "NAME" && kind !== "STAFF") return false;
    if (kind === "STAFF") {
      // Reports call teachers "Mrs Marsden": a bare "Helen", or a surname that a student has too, is a student.
      if (named.end - at > 1 || hasTitle({ tokens, at })) return false;
      const known = roster.words.get(key);
      // A first name that only a colleague has: "TA support from Agnieszka". "Lena" of a Helen is hardly she.
      return known && isEntered(key, roster) ? known.student : GIVEN_NAMES.has(key);
    }
    // "Responds well to praise" where nobody is called Praise: small, and a word of every day.
    if (tokens[at]?.shape === "lower" && isCommonWord(key) && EVERYDAY.test(key)) return false;
    if (hasTitle({ tokens, at }) || isThing(named, text)) return false;
    if (own && (isPetName(key, own) || isAlias(named, text, own))) return false;
    return isPerson(named);
  });
  return joined(
    spans.toSorted((one, other) => one.start - other.start),
    text,
  );
}

/** Where a text names a student who is not its own. What is no name but leads to a person is left whole. */
export function findOtherStudents(
  text: string,
  own: PersonName | undefined,
  roster: RosterIndex,
): StudentSpan[] {
  if (text.trim() === "") return [];
  const indexes = own ? [indexOf(own), roster] : [roster];
  const others = otherStudentsAmong(findNames(text, indexes), text, own, roster);
  if (others.length === 0) return others;
  const identifiers = findIdentifiers(text, roster.ids);
  return others.filter(({ start, end }) =>
    identifiers.every((one) => end <= one.start || start >= one.end),
  );
}
