import { PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { isUncounted } from "../notes/countability.ts";
import { findIdentifiers } from "./find-identifiers.ts";
import { findNames } from "./find-names.ts";
import type { NameSpan } from "./name-span.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { ANY_SHORT_FORM } from "./names/short-forms.ts";
import { fold } from "./fold.ts";
import { firstNamesOf, type PersonName } from "./person-name.ts";
import { buildStudentIndex, type RosterIndex } from "./roster.ts";
import { isSurelySomebody } from "./somebody.ts";
import {
  followsSocial,
  hasTitle,
  inCompany,
  isIntroduced,
  isListed,
  ONLY_PEOPLE,
  OWNED,
} from "./surroundings.ts";
import { tokenise, type Token } from "./tokens.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { isCommonWord, isEnglish, isWordToo } from "./words.ts";

/** A stretch of a note that names a student other than its own. */
export type StudentSpan = { start: number; end: number };
/** A name of one or more words among the words of its text. */
type Named = { tokens: readonly Token[]; at: number; end: number };

const INSTITUTION =
  /^(?:cup|trophy|prize|award|shield|medal|league|festival|competition|challenge|grammar|school|academy|college|university|museum|gallery|theatre|hall|castle|park|house|centre|station|street|road|river|lake|valley|hill|mountain|bridge|beach|island|abbey|cathedral|church|club|fc|united|city|town|rovers|trust|foundation|hospital|library|society|scheme|bay|forest|farm|zoo|garden|gardens|stadium|tower|palace|county|app|website|software|programme|method|test|experiment|equation|triangle|cycle|model|theorem|poems?|novel|play|sonnet|symphony|paintings?|text|cells?|winds?|currents?|plate|ridge|trench|desert|glacier|effect)$/u;
/** What a scientist, a poet or a king has and a classmate hardly does. */
const WORKS =
  /^(?:laws?|theorem|theory|equation|experiment|triangle|rule|method|principle|poems?|poetry|novels?|novella|plays?|sonnets?|symphony|sonata|paintings?|reign|army|empire|speech|soliloquy|character|death|rise|fall|victory|defeat|victories|navy|fleet|diary|letters|voyages?|discovery|discoveries|invention|raft|ghost|hamlet|column)$/u;
const MAKER =
  /^(?:poets?|authors?|writers?|novelists?|playwrights?|artists?|painters?|sculptors?|composers?|musicians?|singers?|scientists?|physicists?|chemists?|biologists?|philosophers?|mathematicians?|inventors?|explorers?|engineers?|architects?|designers?|directors?|historians?|theorists?|psychologists?|sociologists?|king|queen|emperor|empress|president|general|saint|st|character|protagonist|hero|heroine|villain|band|brand|company|author's|poet's)$/u;
const STUDY =
  /^(?:essays?|poems?|poetry|novels?|novella|stories|story|plays?|books?|texts?|films?|songs?|pieces?|works?|music|paintings?|projects?|presentations?|posters?|talks?|speeches|speech|reports?|articles?|biography|study|studies|research\w*|coursework|unit|topic|questions?|module|chapter|extracts?|quotations?|portrait|monologue|performance|knowledge|understanding|analys\w+|wrote|writes|writing|written|compar\w+|read|reads|reading|studied|studying|learn\w*|explor\w+|knows?|knew)$/u;
const TRAVEL =
  /^(?:bus|buses|train|trains|coach|ferry|tram|taxi|trips?|visit\w*|went|goes|going|go|mov(?:e|ed|es|ing)|travel\w*|journeys?|tours?|excursions?|expeditions?|flew|came|comes|returned|walks?|cycles?|lives?|living|lived)$/u;
const PLACED = /^(?:in|at|near|towards|through|around|across|outside|inside|visit\w*)$/u;
const STAGE =
  /^(?:perform\w*|starred|acted|acts|cast|role|part|lead|solo|song|sang|danced|musical|pantomime|production|character|monologue)$/u;
/** What is made or done "by" somebody whom a classmate is not. */
const DONE_BY =
  /^(?:led|helped|taught|distracted|copied|teased|chosen|picked|guided|supported|mentored|influenced|hit|hurt|bullied)$/u;
/** What is done with a book, a film or a program. */
const USED =
  /^(?:read|reads|reading|re-?read|studied|studies|studying|analys\w+|watch|watched|watches|watching|perform\w*|uses?|used|using|via|practises?|practised|practising|downloaded|compar\w+|titled|entitled|plays|played|playing|programs|codes|coded|coding|revis\w+)$/u;
const CALLED = /^(?:called|named)$/u;
const FELLOW =
  /^(?:friends?|mates?|classmates?|partners?|pupils?|students?|boys?|girls?|child|neighbours?|teammates?|buddy|somebody|someone|peers?)$/u;
const PEOPLE = /^(?:twins?|brothers?|sisters?|siblings?|boys|girls|family)$/u;

function someBefore({ tokens, at }: Named, steps: number, pattern: RegExp): boolean {
  return tokens.slice(Math.max(0, at - steps), at).some(({ key }) => pattern.test(key));
}

const BUSINESS =
  /^(?:gym|shop|caf[eé]|garage|salon|barbers?|farm|stables|dojo|bakery|butchers?|takeaway|chippy|pub|restaurant|stall|studio|academy|school|club|church|boxing|news|news?agents?)$/u;
const SUBJECT_OF_STUDY =
  /^(?:poems?|poetry|novels?|novella|plays?|sonnets?|paintings?|songs?|coursework|essay|biography|symphony|film|exhibition|biopic|documentary|quotation|quote|lecture)$/u;

/** "Singing lessons with Saffron Pell": who teaches out of school. */
function isAdult(named: Named): boolean {
  const { tokens, at } = named;
  const before = tokens[at - 1]?.key ?? "";
  const back = before === "w" || before === "with" || before === "from" || before === "by";
  return (
    back &&
    /^(?:lessons?|tuition|tutored|tutoring|coached|coaching|masterclass)$/u.test(
      tokens[at - 2]?.key ?? "",
    )
  );
}

/** "Mansa Musa": the first word of a name of which only the second was taken for one. */
function startOf({ tokens, at }: Named): number {
  const before = tokens[at - 1];
  const part =
    before !== undefined &&
    !before.opens &&
    before.shape === "capital" &&
    tokens[at]?.gap === " " &&
    !isEnglish(before.key);
  return part ? at - 1 : at;
}

/** "Played Abigail in the production", "her solo as Nancy", "the part of Eric". */
function isRole(named: Named): boolean {
  const { tokens, at, end } = named;
  const before = tokens[at - 1]?.key ?? "";
  if (
    /^(?:played|plays|playing)$/u.test(before) &&
    tokens[end]?.key === "in" &&
    /^(?:the|a)$/u.test(tokens[end + 1]?.key ?? "")
  )
    return true;
  // "Was Nancy in Oliver!"
  const [inside, work] = [tokens[end], tokens[end + 1]];
  if (
    /^(?:played|plays|playing|was|were)$/u.test(before) &&
    inside?.key === "in" &&
    work !== undefined &&
    work.shape === "capital" &&
    !/^(?:year|set|class|group|form)$/u.test(work.key) &&
    tokens[at]?.shape === "capital"
  )
    return true;
  const nearby = tokens.slice(Math.max(0, at - 5), end + 5).some(({ key }) => STAGE.test(key));
  if (!nearby) return false;
  return (
    /^(?:as|played|plays|playing|sang|sings)$/u.test(before) ||
    (before === "of" && someBefore(named, 3, STAGE))
  );
}

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

/** Whether a place is inside quotation marks of either kind: the title of a work. */
function inTitle(at: number, text: string): boolean {
  // What is in quotation marks before it, or around it.
  const from = Math.max(0, at - 200);
  return [
    ...text
      .slice(from, at + 200)
      .matchAll(/(?<![\p{L}\p{N}])['‘"“]([^'’"”]|['’](?=\p{L})){1,200}['’"”](?!\p{L})/gu),
  ].some(({ index, 0: quoted }) => from + index < at && at < from + index + quoted.length);
}

/** A place, a work, a prize, a tool or somebody whom lessons speak of, by what stands around the name. */
function isThing(found: Named, text: string): boolean {
  const named = { ...found, at: startOf(found) };
  const { tokens, at, end } = named;
  const [first, last, before, after] = [tokens[at], tokens[end - 1], tokens[at - 1], tokens[end]];
  if (first === undefined || last === undefined) return false;
  const follows = after !== undefined && !after.opens && after.gap.trim() === "" ? after.key : "";
  if (PEOPLE.test(follows)) return false;
  if (end - at > 1 && INSTITUTION.test(last.key)) return true;
  if (!last.possessive && INSTITUTION.test(follows)) return true;
  const given = GIVEN_NAMES.has(first.key) || ANY_SHORT_FORM.has(first.key);
  // "Brendan's gym", "Marlon's barbers": where somebody works or trains.
  if (last.possessive && BUSINESS.test(follows)) return true;
  if (isAdult(named)) return true;
  // "Went to the Eden": no child has an article.
  if (
    before?.key === "the" &&
    !first.opens &&
    first.gap === " " &&
    first.shape !== "lower" &&
    !last.possessive &&
    !given
  )
    return true;
  // "Wole Soyinka poem", "Michael Collins coursework".
  if (end - at > 1 && !last.possessive && SUBJECT_OF_STUDY.test(follows)) return true;
  if (last.possessive && (!given || PUBLIC_WORDS.has(first.key)) && WORKS.test(follows))
    return true;
  if (
    /["“”‘*_]\s*$/u.test(text.slice(Math.max(0, first.start - 3), first.start)) ||
    inTitle(first.start, text)
  )
    return true;
  if (before === undefined || first.opens) return false;
  if (MAKER.test(before.key)) return true;
  if (CALLED.test(before.key)) return !someBefore(named, 5, FELLOW);
  if (
    before.key === "in" &&
    someBefore(named, 5, /^(?:played|plays|playing|starred|cast|role|part)$/u)
  )
    return true;
  if (inCompany({ tokens, at })) return false;
  if (isRole(named)) return true;
  if (end - at > 1 && /^(?:by|after)$/u.test(before.key)) return !someBefore(named, 2, DONE_BY);
  if (PLACED.test(before.key))
    return !given || someBefore(named, 5, TRAVEL) || someBefore(named, 5, STAGE);
  if (/^(?:from|to|of)$/u.test(before.key) && someBefore(named, 5, TRAVEL)) return true;
  if (/^(?:on|about|of|by|from|and|between)$/u.test(before.key) && someBefore(named, 7, STUDY))
    return !someBefore(named, 3, FELLOW);
  return !given && (USED.test(before.key) || (before.key === "on" && someBefore(named, 4, USED)));
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
  if (isIntroduced(place) || inCompany(place) || followsSocial(place)) return true;
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
  if (first.possessive && PUBLIC_WORDS.has(first.key) && WORKS.test(next)) return true;
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
      // A first name that only a colleague has: "TA support from Agnieszka".
      return known ? known.student : GIVEN_NAMES.has(key);
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
