import { BASES, PASTS } from "../notes/verbs.ts";
import { MISSPELLINGS } from "../language/misspellings.ts";
import { isOnTopic, publicPhrases, type PublicPhrase } from "./find-public.ts";
import { ACRONYMS } from "./names/school-words.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { ANY_SHORT_FORM, shortForms } from "./names/short-forms.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { WORD_NAMES } from "./names/word-names.ts";
import { isOwnName, isPlainlyWord, startsSaying } from "./name-or-word.ts";
import { nearWords } from "./near.ts";
import { isStudied } from "./studied.ts";
import { soundOf } from "./sound.ts";
import type { KnownKind, KnownWord, RosterIndex } from "./roster.ts";
import {
  followsSocial,
  hasTitle,
  actsOnOthers,
  inCompany,
  isIntroduced,
  isListed,
  isSocial,
  isTitle,
  readsAsFirstName,
  readsAsSurname,
  type Place,
} from "./surroundings.ts";
import { tokenise, type Token } from "./tokens.ts";
import { isCommonWord, isEnglish, isKnownName, isTypo, isTypoOfCapital } from "./words.ts";

/** A stretch of a text that names somebody; `NAME` where nobody on the roster is known by it. */
export type NameSpan = {
  start: number;
  end: number;
  kind: KnownKind | "NAME";
  /** Shares a name with somebody at the school, and is more likely the author or leader whom lessons speak of. */
  figure: boolean;
  /** One of several names in a row, so that it is no word, whatever its letters. */
  listed: boolean;
};

/** Letters with full stops that are no initials of a person. */
const DOTTED: ReadonlySet<string> = new Set(
  "PE RE IT DT UK US EU TV AM PM BC AD CE BCE EG IE OK NB PS CV USA USSR NHS GCSE".split(" "),
);
/** "NaCl", "MgO": at least two elements. "KOFI" and "FINN" are, too. */
const FORMULA =
  /^(?:H|He|Li|Be|B|C|N|O|F|Ne|Na|Mg|Al|Si|P|S|Cl|Ar|K|Ca|Cr|Mn|Fe|Ni|Cu|Zn|Br|Ag|I|Ba|Au|Hg|Pb|Sn){2,}$/u;
/** Forenames that with a surname after them make ordinary prose: "he will read", "the rose garden". */
const PROSE: ReadonlySet<string> = new Set(
  "will may mark rose hope grace joy art summer autumn winter major max faith patience an so see long sing good best better rich strong sharp young old wise little small large great".split(
    " ",
  ),
);
/** Between the words of one name. */
const JOINED = /^['’]?[\s.,-]{0,3}$/u;

/** A word that is written or known as nothing but a name. */
function isPlainly(token: Token, index: RosterIndex): boolean {
  if (token.shape !== "lower") return true;
  const known = index.words.get(token.key);
  return (
    known !== undefined && ((known.first && !known.wordFirst) || (known.last && !known.wordLast))
  );
}

function phraseAt(tokens: readonly Token[], at: number, index: RosterIndex) {
  return index.phrases.get(tokens[at]?.key ?? "")?.find(({ words }) => {
    const fits = words.every((word, step) => {
      const token = tokens[at + step];
      return token?.key === word && (step === 0 || JOINED.test(token.gap));
    });
    if (!fits) return false;
    const last = tokens[at + words.length - 1];
    // "Read, C", but neither "read a book" nor "The note I read. A pity."
    if (last?.key.length === 1) {
      if (last.shape === "lower" || /[.]/u.test(last.gap)) return false;
      const next = tokens[at + words.length];
      const ends = next === undefined || next.opens || /[,;]/u.test(next.gap);
      return (
        /,/u.test(last.gap) || (tokens[at]?.shape !== "lower" && (ends || !/[ai]/u.test(last.key)))
      );
    }
    // "he will read" names nobody, not even where there is a Will Read.
    return (
      words.length > 2 ||
      !PROSE.has(words[0] ?? "") ||
      inCompany({ tokens, at }) ||
      (tokens[at]?.opens && startsSaying({ tokens, at: at + words.length - 1 })) ||
      tokens.slice(at, at + words.length).some((token) => isPlainly(token, index))
    );
  });
}

/** A known name that is nowhere a name alone. */
function isWordOnly(known: KnownWord): boolean {
  return (!known.first || known.wordFirst) && (!known.last || known.wordLast);
}

function standsForKnown(place: Place, known: KnownWord): boolean {
  const token = place.tokens[place.at];
  if (token === undefined) return false;
  if (token.key.length === 2 && token.shape === "lower") {
    return (
      hasTitle(place) || inCompany(place) || (token.possessive && known.first && !known.wordFirst)
    );
  }
  if (known.first && (!known.wordFirst || readsAsFirstName(place))) return true;
  return known.last && (!known.wordLast || readsAsSurname(place));
}

/** A slip of one letter in a known name; never a word of English, which may be meant as it stands. */
function misspelt(place: Place, index: RosterIndex): KnownWord | undefined {
  const token = place.tokens[place.at];
  if (
    token === undefined ||
    token.key.length < 3 ||
    token.key.length > 40 ||
    PUBLIC_WORDS.has(token.key) ||
    isTitle(token.key) ||
    // "Brother Kayden" of a Jayden is not Jayden.
    (GIVEN_NAMES.has(token.key) && isIntroduced(place)) ||
    // "Feild" may be a Summer Field; "feild" is a field.
    (token.shape === "lower" && MISSPELLINGS.has(token.key))
  )
    return undefined;
  if (isEnglish(token.key)) {
    const odd = token.shape === "capital" && !token.opens && token.key.length > 4;
    if (!odd || isCommonWord(token.key)) return undefined;
  }
  const near = nearWords(token.key, index.near).find((name) => {
    // "Brendan" is a name of its own, and no slip in the surname Brennan.
    if (GIVEN_NAMES.has(token.key) && index.words.get(name)?.first !== true) return false;
    if (name.length < 4) return token.shape !== "lower";
    if (token.shape === "lower" && name.length < 5 && token.key.length < 5) {
      return inCompany(place);
    }
    return true;
  });
  return near === undefined ? undefined : index.words.get(near);
}

/** "Shaun" in a note on Seán, where nobody else is called Shaun: the name as a teacher spells it who hears it. */
function soundsLikeOwn(token: Token | undefined, indexes: readonly RosterIndex[]): boolean {
  if (token === undefined || token.key.length < 4) return false;
  if (
    !GIVEN_NAMES.has(token.key) &&
    (token.shape !== "capital" || isEnglish(token.key) || PUBLIC_WORDS.has(token.key))
  )
    return false;
  if (token.shape === "lower" && isEnglish(token.key) && WORD_NAMES.has(token.key)) return false;
  if (indexes.some(({ words }) => words.get(token.key)?.student)) return false;
  const sound = soundOf(token.key);
  return indexes.some(
    // "William" in a note on Will.
    ({ sounds, words }) =>
      sounds.has(sound) ||
      shortForms(token.key).some((short) => {
        const known = words.get(short);
        return known?.first === true && known.kind === "PUPIL";
      }),
  );
}

const NEXT_IN_LIST = /^(?:, ?| ?[&+] ?)$/u;

/** "miracle, praise, blessing & precious sing": several first names of the school, in small letters, that do something. */
function isInRollCall(tokens: readonly Token[], at: number, indexes: readonly RosterIndex[]) {
  const isFirst = (token: Token | undefined) =>
    token !== undefined && indexes.some(({ words }) => words.get(token.key)?.first);
  const joins = (token: Token | undefined, next: Token | undefined) =>
    next !== undefined && token !== undefined && !next.opens && NEXT_IN_LIST.test(next.gap);
  let from = at;
  while (at - from < 12 && isFirst(tokens[from - 1]) && joins(tokens[from - 1], tokens[from]))
    from--;
  if (tokens[from]?.opens !== true) return false;
  let to = from;
  while (to - from < 12) {
    if (joins(tokens[to], tokens[to + 1]) && isFirst(tokens[to + 1])) to++;
    else if (tokens[to + 1]?.key === "and" && isFirst(tokens[to + 2])) to += 2;
    else break;
  }
  const verb = tokens[to + 1];
  return (
    to - from > 1 &&
    at <= to &&
    verb !== undefined &&
    !verb.opens &&
    (BASES.has(verb.key) ||
      PASTS.has(verb.key) ||
      /^(?:are|were|have|had|all|both)$/u.test(verb.key))
  );
}

function knownAt(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
  text: string,
): { length: number; kind: KnownKind; listed?: boolean } | "word" | undefined {
  let best: { length: number; kind: KnownKind } | undefined;
  for (const index of indexes) {
    const phrase = phraseAt(tokens, at, index);
    if (phrase && phrase.words.length > (best?.length ?? 0)) {
      best = { length: phrase.words.length, kind: phrase.kind };
    }
  }
  if (best) return best;
  const key = tokens[at]?.key ?? "";
  const called = indexes.map(({ words }) => words.get(key)).find((known) => known?.first);
  if (called && isInRollCall(tokens, at, indexes))
    return { length: 1, kind: called.kind, listed: true };
  for (const index of indexes) {
    const known = index.words.get(key);
    if (known?.kind === "PUPIL" && isWordOnly(known)) {
      if (isOwnName({ tokens, at }, known, text)) return { length: 1, kind: known.kind };
      // The student is on the roster, too: what is no name there, is none here.
      return "word";
    }
    if (known && isPlainlyWord({ tokens, at })) return "word";
    // "May helped him": no verb that "may" could go with.
    if (known && /^(?:will|may)$/u.test(key) && tokens[at]?.opens && startsSaying({ tokens, at }))
      return { length: 1, kind: known.kind };
    if (known?.kind === "PUPIL" && key.length === 2 && startsSaying({ tokens, at }))
      return { length: 1, kind: known.kind };
    if (known && standsForKnown({ tokens, at }, known)) return { length: 1, kind: known.kind };
  }
  if (soundsLikeOwn(tokens[at], indexes)) return { length: 1, kind: "PUPIL" };
  if (indexes.some((index) => index.words.has(key))) return undefined;
  for (const index of indexes) {
    const known = misspelt({ tokens, at }, index);
    if (known) return { length: 1, kind: known.kind };
  }
  return undefined;
}

/** "An essay on Austen" where somebody is called Austen: the author, most likely, and all the same a name of theirs. */
function publicSurname(
  token: Token,
  indexes: readonly RosterIndex[],
): { length: number; kind: KnownKind } | undefined {
  if (token.shape === "lower" || !PUBLIC_WORDS.has(token.key) || isEnglish(token.key))
    return undefined;
  const known = indexes.map(({ words }) => words.get(token.key)).find((word) => word?.last);
  return known && { length: 1, kind: known.kind };
}

/** Whether a word that no roster knows stands for a person all the same. */
function isStranger(place: Place, onTopic: boolean): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  if (token === undefined) return false;
  // "Mr T".
  if (token.key.length < 2)
    return hasTitle(place) && (token.shape !== "lower" || !/^[ai]$/u.test(token.key));
  if (hasTitle(place) && token.key !== "and")
    return token.shape !== "lower" || !isEnglish(token.key);
  if (isIntroduced(place)) return true;
  if (isTitle(token.key) && tokens[at + 1]?.shape === "capital") return false;
  const given = GIVEN_NAMES.has(token.key);
  if (given && token.shape === "lower" && isPlainlyWord(place)) return false;
  if (PUBLIC_WORDS.has(token.key)) {
    // "Sits with Juno".
    if (!given) return token.shape === "capital" && followsSocial(place);
    return (
      !onTopic && !WORD_NAMES.has(token.key) && !isCommonWord(token.key) && token.shape !== "upper"
    );
  }
  if (isEnglish(token.key)) {
    if (!given) return token.shape === "capital" && isSocial(place);
    return WORD_NAMES.has(token.key) || isCommonWord(token.key)
      ? readsAsFirstName(place)
      : token.shape === "capital" || inCompany(place);
  }
  if (token.shape === "lower")
    return (
      (given && token.key.length > 2) ||
      ((inCompany(place) || followsSocial(place)) && token.key.length > 2 && !isTypo(token.key))
    );
  if (token.shape === "upper") {
    if (ACRONYMS.has(token.key.toUpperCase())) return false;
    return isKnownName(token.key) || (token.key.length > 5 && !isTypo(token.key));
  }
  if (given || isKnownName(token.key)) return true;
  if (token.possessive || inCompany(place) || isListed(place) || actsOnOthers(place)) return true;
  // Who misses a letter of a word in mid-sentence does not give it a capital: "Bartek" is no barter, Newlyn not newly.
  if (!token.opens) return !isTypoOfCapital(token.key) && !MISSPELLINGS.has(token.key);
  return !isTypo(token.key);
}

/** After a first name: a surname or an initial, whatever word it may be. */
function followsAsSurname(tokens: readonly Token[], at: number, end: number): boolean {
  const [first, next, after] = [tokens[at], tokens[end], tokens[end + 1]];
  if (first === undefined || first.possessive || next === undefined) return false;
  if (next.opens && next.gap !== "-") return false;
  if (!/^(?:[ \u00A0]|-| ?\. ?)$/u.test(next.gap)) return false;
  if (next.shape === "lower") return false;
  // Halves of a double name belong together, whatever words they are.
  if (next.gap === "-" || (after?.gap === "-" && after.shape !== "lower")) return true;
  if (PUBLIC_WORDS.has(next.key) && isEnglish(next.key)) return false;
  if (next.key.length === 1) return next.key !== "i";
  // "Zoe Key Stage" is no surname; "Zoe Rose Stone" may have two.
  const inTitle = isCommonWord(next.key) && !GIVEN_NAMES.has(next.key);
  return next.shape === "capital" && !(inTitle && after?.shape === "capital");
}

/** "J.B.", "J. B.", and "JB" where somebody on the roster has these initials. */
function initialSpans(text: string, indexes: readonly RosterIndex[]): NameSpan[] {
  const spans: NameSpan[] = [];
  for (const match of text.matchAll(
    /(?<![\p{L}\p{N}.'’-])(?:\p{Lu}\.[ \u00A0]?){1,3}\p{Lu}(?:\.|(?![\p{L}\p{N}'’]))|(?<![\p{L}\p{N}.'’&/-])\p{Lu}{2,4}(?![\p{L}\p{N}&/])/gu,
  )) {
    const letters = match[0].replaceAll(/[^\p{L}]/gu, "");
    const around = text.slice(Math.max(0, match.index - 10), match.index);
    const isTitled =
      isTitle(letters.toLowerCase()) &&
      /^\.? \p{Lu}/u.test(text.slice(match.index + match[0].length));
    if (isTitled) continue;
    const person =
      /\b(?:next to|beside|alongside|opposite) $/u.test(around) ||
      /^['’]s? \p{Ll}/u.test(text.slice(match.index + match[0].length));
    if (match[0].includes(".") ? DOTTED.has(letters) && !person : ACRONYMS.has(letters)) continue;
    const kind = indexes.map((index) => index.initials.get(letters)).find(Boolean);
    if (!kind) continue;
    spans.push({
      start: match.index,
      end: match.index + match[0].length,
      kind,
      figure: false,
      listed: false,
    });
  }
  return spans;
}

/**
 * Whether a name that somebody at the school has stands for a figure of lessons: "read Jane Austen" where a student is
 * called just that, "Johnson's proof" after "Katherine Johnson", "read Jane Goodall" where Jane is another Jane.
 */
function isFigure(
  place: Place,
  end: number,
  known: { length: number; kind: KnownKind },
  phrases: readonly PublicPhrase[],
  indexes: readonly RosterIndex[],
): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  // Of a name of several words only the first counts for what stands around it.
  const around = { tokens: [...tokens.slice(0, at + 1), ...tokens.slice(end)], at };
  if (token === undefined || inCompany(around) || followsSocial(place) || hasTitle(place))
    return false;
  if (token.opens && !tokens[end - 1]?.possessive) return false;
  if (phrases.some((one) => one.shared && one.at === at && one.end === end)) return true;
  const isKnown = (key: string, part: "first" | "last") =>
    indexes.some(({ words }) => words.get(key)?.[part] === true);
  if (end === at + 1)
    return (
      !isKnown(token.key, "first") &&
      phrases.some((one) => one.at !== at && tokens[one.end - 1]?.key === token.key)
    );
  const surname = tokens.slice(at + known.length, end).map(({ key }) => key);
  return (
    known.kind === "PUPIL" &&
    known.length === 1 &&
    surname.length > 0 &&
    surname.every(
      (key) =>
        key.length > 1 &&
        !isKnown(key, "last") &&
        indexes.every(({ near }) => nearWords(key, near).length === 0),
    )
  );
}

/** Everybody whom a text names, on the roster or not, in the order of the text and without overlaps. */
export function findNames(text: string, indexes: readonly RosterIndex[]): NameSpan[] {
  const tokens = tokenise(text);
  const phrases = publicPhrases(tokens, indexes);
  const spoken = new Set(
    phrases
      .filter(({ shared }) => !shared)
      .flatMap((one) => tokens.slice(one.at, one.end).map((_, step) => one.at + step)),
  );
  const onTopic = isOnTopic(text, tokens);
  const spans: NameSpan[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const here = spoken.has(at) ? undefined : knownAt(tokens, at, indexes, text);
    if (here === "word") continue;
    const person = here;
    const shared = person || spoken.has(at) ? undefined : publicSurname(token, indexes);
    const known = person ?? shared;
    const formula = FORMULA.test(text.slice(token.start, token.end)) && !isKnownName(token.key);
    const stranger = !known && !formula && !spoken.has(at) && isStranger({ tokens, at }, onTopic);
    if (!known && !stranger) continue;
    let end = at + (known?.length ?? 1);
    if (known?.kind !== "SCHOOL") {
      while (
        followsAsSurname(tokens, at, end) &&
        !knownElsewhere(tokens, end, indexes, known?.kind) &&
        end < at + 4
      )
        end++;
    }
    if (!known && isStudied(tokens, at, end)) {
      at = end - 1;
      continue;
    }
    const initial =
      precededByInitial(tokens, at, text) ??
      precededByHalf(tokens, at) ??
      precededByForename(tokens, at, person?.kind);
    const last = tokens[end - 1] ?? token;
    const dot =
      end > at + 1 && last.key.length === 1 && /^\. \p{Ll}/u.test(text.slice(last.end)) ? 1 : 0;
    spans.push({
      start: initial ?? token.start,
      end: last.end + dot,
      kind: known?.kind ?? "NAME",
      listed: person?.listed === true,
      figure:
        shared !== undefined ||
        (person !== undefined && isFigure({ tokens, at }, end, person, phrases, indexes)),
    });
    at = end - 1;
  }
  // "R. S. Thomas" is nobody with the initials R. S.
  const said = phrases.filter(({ shared }) => !shared).map((one) => tokens[one.at]?.start ?? -1);
  return [...spans, ...initialSpans(text, indexes).filter(({ start }) => !said.includes(start))];
}

/** "Amara Ben": two people without a comma; the second is found on its own. */
function knownElsewhere(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
  kind: KnownKind | undefined,
): boolean {
  const found = indexes.map((index) => index.words.get(tokens[at]?.key ?? "")).find(Boolean);
  return found !== undefined && found.first && !found.last && found.kind !== kind;
}

/** "Destiny-Rae": where the first half is a word of English, it is a name all the same. */
function precededByHalf(tokens: readonly Token[], at: number): number | undefined {
  const before = tokens[at - 1];
  const half = before?.shape === "capital" && tokens[at]?.gap === "-";
  return half && tokens[at]?.shape === "capital" ? before?.start : undefined;
}

/** "Lea van der Berg", "Sorrel Whitby": a forename that no list has, or that is spelt otherwise there. */
function precededByForename(
  tokens: readonly Token[],
  at: number,
  kind: KnownKind | undefined,
): number | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined || kind === "SCHOOL") return undefined;
  if (before.shape !== "capital" || before.possessive || token.gap !== " ") return undefined;
  if (token.shape === "lower" && kind === undefined) return undefined;
  if (GIVEN_NAMES.has(token.key) || ANY_SHORT_FORM.has(token.key)) return undefined;
  const plain = isCommonWord(before.key) || PUBLIC_WORDS.has(before.key);
  return plain || hasTitle({ tokens, at }) ? undefined : before.start;
}

/** Where "J." or "J" stands before a surname, its start. */
function precededByInitial(tokens: readonly Token[], at: number, text: string): number | undefined {
  const before = tokens[at - 1];
  const token = tokens[at];
  if (before === undefined || token === undefined) return undefined;
  const between = text.slice(before.end, token.start);
  const initial = text.slice(before.start, before.end);
  const whole = /^\. ?$/u.test(between) || (between === " " && !/^[AI]$/u.test(initial));
  return before.key.length === 1 && before.shape === "capital" && whole ? before.start : undefined;
}
