import { MISSPELLINGS } from "../language/misspellings.ts";
import { isUncounted } from "../notes/countability.ts";
import { BASES, PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { ADJECTIVES, DETERMINERS, PREPOSITIONS } from "../notes/word-lists.ts";
import { isOwnName } from "./name-or-word.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { shortForms } from "./names/short-forms.ts";
import { WORD_NAMES } from "./names/word-names.ts";
import { nearWords } from "./near.ts";
import { isFormBehind, leavesOutIs } from "./notes-headed.ts";
import { isCommonNoun, isPlainlyWord } from "./plainly-word.ts";
import type { KnownKind, KnownWord, RosterIndex } from "./roster.ts";
import { soundOf } from "./sound.ts";
import { isSurelySomebody } from "./somebody.ts";
import { AUXILIARY, sentenceOf, startsSaying } from "./subject-of.ts";
import {
  hasTitle,
  inCompany,
  isIntroduced,
  isTitle,
  OWNED,
  readsAsFirstName,
  readsAsSurname,
  type Place,
} from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isEnglish } from "./words.ts";

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

/** "e.farrow", "J Strong": an initial that goes with the surname behind it; "e.g. long words" is none. */
function isInitialOf(tokens: readonly Token[], at: number): boolean {
  const [initial, surname, before] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  if (initial === undefined || surname === undefined) return false;
  if (surname.gap === ".") return !(before?.key.length === 1 && initial.gap === ".");
  return (
    initial.shape !== "lower" &&
    surname.shape !== "lower" &&
    // "Section B. Marks were lost", "Section B Marks" and "A Marks" name nobody.
    (surname.gap === ". "
      ? initial.opens && (!/^[ai]$/u.test(initial.key) || startsSaying({ tokens, at: at + 1 }))
      : surname.gap === " " && !/^[ai]$/u.test(initial.key) && !isCommonWord(surname.key))
  );
}

/** "penny m needs to label", "sits with rob b": in small letters where somebody is spoken of, and no "mark a" or "jack w/ care". */
function isOwnInitial(tokens: readonly Token[], at: number, length: number): boolean {
  const end = at + length - 1;
  const [initial, next] = [tokens[end], tokens[end + 1]];
  if (initial === undefined || initial.gap !== " ") return false;
  if (next !== undefined && !/^(?: |[,;.])/u.test(next.gap)) return false;
  // "Green i has gaps": no English, were it the pronoun or the article.
  if (/^[ai]$/u.test(initial.key))
    return (
      next !== undefined && /^(?:is|has|does)$|s$/u.test(next.key) && THIRD_PERSON.has(next.key)
    );
  const without = [...tokens.slice(0, end), ...tokens.slice(end + 1)];
  const place = { tokens: without, at };
  const { words, here } = sentenceOf(place);
  return startsSaying({ tokens, at: end }) || isSurelySomebody(place) || leavesOutIs(words, here);
}

function phraseAt(tokens: readonly Token[], at: number, index: RosterIndex) {
  return index.phrases.get(tokens[at]?.key ?? "")?.find(({ words, surnameFirst }) => {
    const fits = words.every((word, step) => {
      const token = tokens[at + step];
      if (token?.key !== word) return false;
      if (step === 0) return true;
      const before = tokens[at + step - 1];
      // "Not his best. Frank can do better", "the neater page, Will the better memory".
      const apart = /\./u.test(token.gap) && (before?.key.length ?? 0) > 2;
      const comma =
        /,/u.test(token.gap) &&
        // "The land grant, wise choices", in the notes of Grant Wise.
        (!surnameFirst || (before?.shape === "lower" && token.shape === "capital"));
      return JOINED.test(token.gap) && !apart && !comma;
    });
    if (!fits) return false;
    const last = tokens[at + words.length - 1];
    if (words[0]?.length === 1) return isInitialOf(tokens, at);
    // "Read, C", but neither "read a book" nor "The note I read. A pity."
    if (last?.key.length === 1) {
      if (last.shape === "lower") return isOwnInitial(tokens, at, words.length);
      if (/[.]/u.test(last.gap)) return false;
      const next = tokens[at + words.length];
      const ends = next === undefined || next.opens || /[,;]/u.test(next.gap);
      return (
        /,/u.test(last.gap) || (tokens[at]?.shape !== "lower" && (ends || !/[ai]/u.test(last.key)))
      );
    }
    // "Wise, grant: tidy", as a mark book lists people.
    const behind = tokens[at + words.length];
    if (
      surnameFirst &&
      tokens[at]?.opens &&
      tokens.slice(at + 1, at + words.length).some(({ gap }) => gap.startsWith(",")) &&
      (behind === undefined || behind.opens)
    )
      return true;
    // "mark winters 9C": headed by the name and the form.
    if (tokens[at]?.opens && isFormBehind(behind)) return true;
    // "he will read" names nobody, not even where there is a Will Read.
    return (
      words.length > 2 ||
      !PROSE.has(words[0] ?? "") ||
      // "Will parsons" is no prose: no verb comes after "will".
      (/^(?:will|may)$/u.test(words[0] ?? "") &&
        !BASES.has(words[1] ?? "") &&
        !/^(?:be|have|not|also|need|always|never|then|still|\p{L}+ly)$/u.test(words[1] ?? "")) ||
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

/** "Mohamad khan": after a first name. */
function endsName(tokens: readonly Token[], at: number): boolean {
  const [first, last] = [tokens[at - 1], tokens[at]];
  return first?.shape === "capital" && GIVEN_NAMES.has(first.key) && last?.gap === " ";
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
    // "Ming China" is no Ling: so short a word is another name as easily as a slip in one.
    if (
      token.shape !== "lower" &&
      name.length < 5 &&
      token.key.length < 5 &&
      index.words.get(name)?.kind !== "PUPIL"
    )
      return inCompany(place) || startsSaying(place);
    if (token.shape === "lower" && name.length < 5 && token.key.length < 5) {
      return inCompany(place);
    }
    return true;
  });
  return near === undefined ? undefined : index.words.get(near);
}

/** Whether a word is entered as a name, and is not only a short form of one. */
const isEntered = (key: string, { near }: RosterIndex) => near.get(key)?.includes(key) === true;

/** "Shaun" in a note on Seán, where nobody else is called Shaun: the name as a teacher spells it who hears it. */
function soundsLikeOwn(place: Place, indexes: readonly RosterIndex[]): boolean {
  const token = place.tokens[place.at];
  if (token === undefined || token.key.length < 4) return false;
  const sound = soundOf(token.key);
  if (!GIVEN_NAMES.has(token.key)) {
    if (isEnglish(token.key) || PUBLIC_WORDS.has(token.key)) return false;
    // "Sersha forgets accents": in small letters only who does something, by three sounds at least.
    const first = token.opens || token.gap.startsWith(",");
    const does = sound.length > 2 && first && startsSaying(place);
    if (token.shape !== "capital" && (!does || MISSPELLINGS.has(token.key))) return false;
  }
  // "Through rosy lenses", in a note on Rosie.
  if (
    token.shape === "lower" &&
    isEnglish(token.key) &&
    (WORD_NAMES.has(token.key) || isPlainlyWord(place, true))
  )
    return false;
  if (indexes.some(({ words }) => words.get(token.key)?.student)) return false;
  // "Griff" of Gruffydd, "Kobby" of Kwabena: a name cut short by its sound, where somebody does something.
  const cut = sound.length > 1 && token.opens && !GIVEN_NAMES.has(token.key);
  const isCut = cut && (token.possessive || startsSaying(place));
  if (isCut && indexes.some(({ sounds }) => [...sounds].some((own) => own.startsWith(sound))))
    return true;
  return indexes.some(
    // "William" in a note on Will.
    (index) =>
      index.sounds.has(sound) ||
      shortForms(token.key).some((short) => {
        const known = index.words.get(short);
        // Only a name that the student is entered by: a Helen is no Eleanor, though both may be Nell.
        return isEntered(short, index) && known?.first === true && known.kind === "PUPIL";
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
  if (tokens[at - 1]?.key === "and" && isFirst(tokens[at - 2])) from = at - 2;
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
      /^(?:are|were|have|had|all|both|giggle|chat|natter|argue|laugh|bicker|squabble|mess|muck)$/u.test(
        verb.key,
      ))
  );
}

/** "Benny" where the pupil is a Ben and a classmate is entered as Benny. */
function isAnothersName(key: string, own: RosterIndex, indexes: readonly RosterIndex[]): boolean {
  return (
    !isEntered(key, own) &&
    indexes.some((one) => one !== own && isEntered(key, one) && one.words.get(key)?.first === true)
  );
}

/** "Wills best work was on Ypres": a name that is a word too, without its apostrophe, before what somebody has. */
function isOwnWithoutApostrophe(tokens: readonly Token[], at: number, own: RosterIndex): boolean {
  const [token, first, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token === undefined || !token.opens || !token.key.endsWith("s")) return false;
  const known = own.words.get(token.key.slice(0, -1));
  if (known?.kind !== "PUPIL" || !known.first || first?.gap !== " ") return false;
  const described =
    ADJECTIVES.has(first.key) ||
    /^(?:own|first|second|last|next|(?!test)\p{L}+est)$/u.test(first.key);
  const had = described ? second : first;
  const verb = described ? tokens[at + 3] : second;
  return (
    had?.gap === " " &&
    had.shape === "lower" &&
    (isCommonNoun(had.key) ||
      // "Jades diagrams are": several of what she has.
      (/^(?:are|were|have)$/u.test(verb?.key ?? "") && /[^s]s$/u.test(had.key)) ||
      isUncounted(had.key) ||
      OWNED.test(had.key) ||
      // "Graces folder is": what no list has as a verb or an adverb, and English has as a word.
      (isCommonWord(had.key) &&
        !BASES.has(had.key) &&
        !PASTS.has(had.key) &&
        !THIRD_PERSON.has(had.key) &&
        !AUXILIARY.test(had.key) &&
        !PREPOSITIONS.has(had.key) &&
        !DETERMINERS.has(had.key) &&
        !/(?:ing|ly)$|^(?:are|were|have|i|he|she|they|we|you|it|and|but|or|not)$/u.test(had.key)) ||
      /^(?:work|essay|book)$/u.test(had.key)) &&
    verb !== undefined &&
    verb.gap === " " &&
    (AUXILIARY.test(verb.key) ||
      /^(?:are|were|have)$/u.test(verb.key) ||
      THIRD_PERSON.has(verb.key) ||
      PASTS.has(verb.key))
  );
}

/** "Adas folder", "away from leos table": a first name without its apostrophe, where no dictionary has the word. */
function withoutApostrophe({ key }: Token, indexes: readonly RosterIndex[]): KnownWord | undefined {
  if (key.length < 4 || !/[^s]s$/u.test(key)) return undefined;
  if (isEnglish(key) || GIVEN_NAMES.has(key) || PUBLIC_WORDS.has(key)) return undefined;
  if (indexes.some(({ words }) => words.has(key))) return undefined;
  const name = key.slice(0, -1);
  return indexes
    .filter((index) => isEntered(name, index))
    .map(({ words }) => words.get(name))
    .find((known) => known?.first);
}

/** Whose name on the roster begins at a token, and how many of them it takes up; "word" where it is surely none. */
export function knownAt(
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
  const [own] = indexes;
  if (own && isOwnWithoutApostrophe(tokens, at, own)) return { length: 1, kind: "PUPIL" };
  const bare = tokens[at] && withoutApostrophe(tokens[at], indexes);
  if (bare) return { length: 1, kind: bare.kind };
  for (const index of indexes) {
    const known = index.words.get(key);
    if (known?.kind === "PUPIL" && isAnothersName(key, index, indexes)) continue;
    if (known?.kind === "PUPIL" && isWordOnly(known)) {
      // "Mr Long" in the notes of Art Long is no pupil, and a name all the same.
      if (hasTitle({ tokens, at }) && tokens[at]?.shape !== "lower")
        return { length: 1, kind: "STAFF" };
      if (isOwnName({ tokens, at }, known, text)) return { length: 1, kind: known.kind };
      // The student is on the roster, too: what is no name there, is none here.
      return "word";
    }
    if (known?.first && known.wordFirst && isSurelySomebody({ tokens, at }))
      return { length: 1, kind: known.kind };
    if (
      known &&
      !(known.last && endsName(tokens, at)) &&
      isPlainlyWord({ tokens, at }, isWordOnly(known))
    )
      return "word";
    // "May helped him": no verb that "may" could go with.
    if (known && /^(?:will|may)$/u.test(key) && tokens[at]?.opens && startsSaying({ tokens, at }))
      return { length: 1, kind: known.kind };
    if (known?.kind === "PUPIL" && key.length === 2 && startsSaying({ tokens, at }))
      return { length: 1, kind: known.kind };
    if (known && standsForKnown({ tokens, at }, known)) return { length: 1, kind: known.kind };
  }
  if (soundsLikeOwn({ tokens, at }, indexes)) return { length: 1, kind: "PUPIL" };
  if (indexes.some((index) => index.words.has(key))) return undefined;
  for (const index of indexes) {
    const known = misspelt({ tokens, at }, index);
    if (known) return { length: 1, kind: known.kind };
  }
  return undefined;
}

/** Subjects that people are called after, too: "GCSE English" is no Faith English. */
const SUBJECT_NAME = /^(?:english|french|german|welsh|irish|spanish|scots|music|maths|art|drama)$/u;

/** "An essay on Austen" where somebody is called Austen: the author, most likely, and all the same a name of theirs. */
export function publicSurname(
  token: Token,
  indexes: readonly RosterIndex[],
): { length: number; kind: KnownKind } | undefined {
  if (token.shape === "lower" || !PUBLIC_WORDS.has(token.key) || isEnglish(token.key))
    return undefined;
  if (SUBJECT_NAME.test(token.key)) return undefined;
  const known = indexes.map(({ words }) => words.get(token.key)).find((word) => word?.last);
  return known && { length: 1, kind: known.kind };
}
