import { phraseAt } from "./known-phrases.ts";
import { isOwnWithoutApostrophe, withoutApostrophe } from "./without-apostrophe.ts";
import { MISSPELLINGS } from "../language/misspellings.ts";
import { BASES, PASTS } from "../notes/verbs.ts";
import { ADJECTIVES } from "../notes/word-lists.ts";
import { actsAsPerson } from "./acts-as-person.ts";
import { partedName, runTogether } from "./joined-names.ts";
import { isBeginningOf, isHeardAs, partedSurname, saidBeforeSurname } from "./heard.ts";
import { isDoneByPeople, isOwnName } from "./name-or-word.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { shortForms } from "./names/short-forms.ts";
import { WORD_NAMES } from "./names/word-names.ts";
import { nearWords } from "./near.ts";
import { isPair, mayBeOther, ownsAsOther } from "./others-in-doubt.ts";
import { isQuality, mayBeOwnName, perhapsOwn } from "./own-in-doubt.ts";
import { isAmongPeople, isPlacedAsPerson, isSaidLike } from "./people-around.ts";
import { isPlainlyWord } from "./plainly-word.ts";
import { isEntered, type KnownKind, type KnownWord, type RosterIndex } from "./roster.ts";
import { soundOf } from "./sound.ts";
import { isSurelySomebody } from "./somebody.ts";
import { isState, leavesOutIs } from "./notes-headed.ts";
import { sentenceOf, startsSaying } from "./subject-of.ts";
import {
  followsSocial,
  hasTitle,
  inCompany,
  isIntroduced,
  isTitle,
  readsAsFirstName,
  readsAsSurname,
  type Place,
} from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isEnglish, isKnownName, isTypo } from "./words.ts";

/** A known name that is nowhere a name alone. */
function isWordOnly(known: KnownWord): boolean {
  return (!known.first || known.wordFirst) && (!known.last || known.wordLast);
}

/** A first name that is nothing else, so that nothing that holds it is sent. */
const isCertainFirst = (known: KnownWord | undefined) => known?.first === true && !known.wordFirst;

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
    // "Sits with aliyah": a rare word, where people come.
    // "Thomson needs his glasses", of a Thompson.
    const acts = isKnownName(token.key) && token.opens && startsSaying(place);
    const placed = token.key.length > 4 && (acts || followsSocial(place));
    if ((!odd && !placed) || isCommonWord(token.key)) return undefined;
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
      // "Mrk is up a set": no word, and whose note it is.
      const own = index.words.get(name)?.kind === "PUPIL" && token.opens && startsSaying(place);
      return own || inCompany(place);
    }
    return true;
  });
  return near === undefined ? undefined : index.words.get(near);
}

/** "Shaun" in a note on Seán, where nobody else is called Shaun: the name as a teacher spells it who hears it. */
function soundsLikeOwn(place: Place, indexes: readonly RosterIndex[]): boolean {
  const token = place.tokens[place.at];
  if (token === undefined || token.key.length < 3) return false;
  // "Nur works well", of a Noor: so short a word only where it does something.
  if (
    token.key.length === 3 &&
    (GIVEN_NAMES.has(token.key) || !token.opens || !startsSaying(place))
  )
    return false;
  const sound = soundOf(token.key);
  if (!GIVEN_NAMES.has(token.key)) {
    if (isEnglish(token.key) || PUBLIC_WORDS.has(token.key)) return false;
    // "Sersha forgets accents": in small letters only who does something, by three sounds at least.
    const first = token.opens || token.gap.startsWith(",");
    // "Chian is careful", of a Qian: so short a sound is that of many a slip, but for what only people do.
    const long =
      sound.length > 2 || (sound.length > 1 && (!isTypo(token.key) || actsAsPerson(place)));
    const does = long && first && startsSaying(place);
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
  // "Sharn" of a Siân: before a consonant and at the end hardly anybody says an R.
  const withoutR = soundOf(token.key.replaceAll(/r(?![aeiouy])/gu, ""));
  const muted = !isEnglish(token.key) && (token.shape === "capital" || actsAsPerson(place));
  // "Feebs" of a Phoebe: a pet name, where somebody does something.
  const pet = /^(?<stem>.{3,})(?:s|z|y|ie|sy)$/u.exec(token.key)?.groups?.["stem"] ?? "";
  const stem = pet !== "" && !isEnglish(token.key) && actsAsPerson(place) ? soundOf(pet) : "";
  if (stem.length > 1 && indexes.some(({ sounds }) => sounds.has(stem))) return true;
  return indexes.some(
    // "William" in a note on Will.
    (index) =>
      index.sounds.has(sound) ||
      (muted && withoutR.length > 1 && index.sounds.has(withoutR)) ||
      shortForms(token.key).some((short) => {
        const known = index.words.get(short);
        // Only a name that the student is entered by: a Helen is no Eleanor, though both may be Nell.
        return isEntered(short, index) && known?.first === true && known.kind === "PUPIL";
      }),
  );
}

/** "Rosies book": the same without its apostrophe. */
function withoutIts(tokens: readonly Token[], at: number, indexes: readonly RosterIndex[]) {
  const token = tokens[at];
  if (token === undefined || !/[^s]s$/u.test(token.key) || isEnglish(token.key)) return false;
  const owner = { ...token, key: token.key.slice(0, -1), possessive: true };
  const read = [...tokens.slice(0, at), owner, ...tokens.slice(at + 1)];
  return (
    owner.key.length > 3 &&
    GIVEN_NAMES.has(owner.key) &&
    soundsLikeOwn({ tokens: read, at }, indexes)
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

/** Subjects that people are called after, too: "GCSE English" is no Faith English. */
const SUBJECT_NAME = /^(?:english|french|german|welsh|irish|spanish|scots|music|maths|art|drama)$/u;

/** "Marsh top in test", "stone late again": whose note it is, and how that pupil is. */
function isHeading({ tokens, at }: Place): boolean {
  const { words, here } = sentenceOf({ tokens, at });
  const [next, behind] = [words[here + 1], words[here + 2]];
  return (
    leavesOutIs(words, here) ||
    isState(words, here) ||
    // "Storm to re-sit".
    (here === 0 &&
      next?.key === "to" &&
      !ADJECTIVES.has(words[0]?.key ?? "") &&
      (behind?.key === "re" || BASES.has(behind?.key ?? ""))) ||
    (here === 0 &&
      next?.gap === " " &&
      /^(?:top|bottom|second|best|first)$/u.test(next.key) &&
      /^(?:in|of|at|for)$/u.test(behind?.key ?? ""))
  );
}

/** "Fitzgerald needs an early night", "swift is a good name": the pupil, or the author, or the word. */
function isAuthorOrOwn(place: Place): boolean {
  const token = place.tokens[place.at];
  return (
    token !== undefined &&
    // "Day and knight were paired, day wrote more".
    (token.opens ||
      (token.gap.startsWith(",") && isDoneByPeople(place.tokens[place.at + 1]?.key ?? ""))) &&
    (token.shape === "lower" || PUBLIC_WORDS.has(token.key)) &&
    !SUBJECT_NAME.test(token.key) &&
    (startsSaying(place) || isHeading(place))
  );
}

/** Whose name it is, and how many words it has. */
export type Known = {
  length: number;
  kind: KnownKind;
  /** One of several names in a row. */
  listed?: boolean;
  /** Perhaps the student's name, perhaps a word: it is sent as neither. */
  doubtful?: boolean;
};

/** Whose name on the roster begins at a token, and how many of them it takes up; "word" where it is surely none. */
export function knownAt(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
  text: string,
): Known | "word" | undefined {
  let best: { length: number; kind: KnownKind } | undefined;
  for (const index of indexes) {
    const phrase = phraseAt(tokens, at, index);
    if (phrase && phrase.words.length > (best?.length ?? 0)) {
      best = { length: phrase.words.length, kind: phrase.kind };
    }
  }
  if (best) return best;
  const whole = saidBeforeSurname(tokens, at, indexes);
  if (whole) return { length: 2, kind: whole };
  const together = runTogether(tokens[at], indexes);
  if (together) return { length: 1, kind: together };
  const apart = partedName(tokens, at, indexes);
  if (apart) return apart;
  const parted = indexes.map((index) => partedSurname(tokens, at, index)).find(Boolean);
  if (parted) return { length: 2, kind: parted, doubtful: true };
  const key = tokens[at]?.key ?? "";
  const called = indexes.map(({ words }) => words.get(key)).find((known) => known?.first);
  if (called && isInRollCall(tokens, at, indexes))
    return { length: 1, kind: called.kind, listed: true };
  const [own] = indexes;
  if (own && isOwnWithoutApostrophe(tokens, at, own)) return { length: 1, kind: "PUPIL" };
  const bare = tokens[at] && withoutApostrophe(tokens[at], indexes);
  if (bare) return { length: 1, kind: bare.kind };
  const owner = ownsAsOther(tokens, at, indexes);
  if (owner) return { length: 1, kind: owner.kind, doubtful: true };
  const perhaps = own ? perhapsOwn(tokens, at, own) : 0;
  if (perhaps > 0) return { length: perhaps, kind: "PUPIL", doubtful: true };
  for (const index of indexes) {
    const known = index.words.get(key);
    if (known?.kind === "PUPIL" && isAnothersName(key, index, indexes)) continue;
    if (known?.kind === "PUPIL" && isWordOnly(known)) {
      // "Mr Long" in the notes of Art Long is no pupil, and a name all the same.
      if (hasTitle({ tokens, at }) && tokens[at]?.shape !== "lower")
        return { length: 1, kind: "STAFF" };
      if (isOwnName({ tokens, at }, known, text)) return { length: 1, kind: known.kind };
      if (
        known.first
          ? mayBeOwnName({ tokens, at }) || isPair(tokens, at, indexes)
          : isAuthorOrOwn({ tokens, at }) ||
            isPair(tokens, at, indexes) ||
            isAmongPeople({ tokens, at }, indexes)
      )
        return { length: 1, kind: known.kind, doubtful: true };
      // "The Blake poems", in the notes of Will Blake where somebody's first name is Blake: it goes, whoever it is.
      const other = indexes.find((one) => one !== index && isCertainFirst(one.words.get(key)));
      if (other && !isPlainlyWord({ tokens, at }))
        return { length: 1, kind: "CLASSMATE", doubtful: true };
      // The student is on the roster, too: what is no name there, is none here.
      return "word";
    }
    if (known?.first && known.wordFirst && isSurelySomebody({ tokens, at }))
      return { length: 1, kind: known.kind };
    if (
      known &&
      !(known.last && (endsName(tokens, at) || hasTitle({ tokens, at }))) &&
      isPlainlyWord({ tokens, at }, isWordOnly(known))
    )
      // In one breath with another name, or where people stand, it is hardly only a word.
      return known.kind !== "SCHOOL" &&
        (isPair(tokens, at, indexes) || isAmongPeople({ tokens, at }, indexes))
        ? { length: 1, kind: known.kind, doubtful: true }
        : "word";
    // "May helped him": no verb that "may" could go with.
    if (known && /^(?:will|may)$/u.test(key) && tokens[at]?.opens && startsSaying({ tokens, at }))
      return { length: 1, kind: known.kind };
    if (known?.kind === "PUPIL" && key.length === 2 && startsSaying({ tokens, at }))
      return { length: 1, kind: known.kind };
    // "Works with joy on her project": in doubt, since one may do so with joy.
    if (
      known &&
      isWordOnly(known) &&
      isQuality(key) &&
      tokens[at]?.shape === "lower" &&
      isAmongPeople({ tokens, at }, indexes)
    )
      return { length: 1, kind: known.kind, doubtful: true };
    if (known && standsForKnown({ tokens, at }, known)) return { length: 1, kind: known.kind };
    if (
      known &&
      known.kind !== "SCHOOL" &&
      (isPair(tokens, at, indexes) ||
        isAmongPeople({ tokens, at }, indexes) ||
        mayBeOther({ tokens, at }, known))
    )
      return { length: 1, kind: known.kind, doubtful: true };
  }
  if (soundsLikeOwn({ tokens, at }, indexes)) return { length: 1, kind: "PUPIL" };
  // "Venkat has neat notes" of a Venkataraman.
  if (own && key.length > 3 && tokens[at]?.opens && startsSaying({ tokens, at }))
    if (isBeginningOf(tokens[at], own, true)) return { length: 1, kind: "PUPIL", doubtful: true };
  if (withoutIts(tokens, at, indexes)) return { length: 1, kind: "PUPIL" };
  if (indexes.some((index) => index.words.has(key))) return undefined;
  for (const index of indexes) {
    const known = misspelt({ tokens, at }, index);
    if (known) return { length: 1, kind: known.kind };
  }
  const like = indexes.map((index) => isSaidLike({ tokens, at }, index, indexes)).find(Boolean);
  if (like) return { length: 1, kind: like.kind, doubtful: true };
  const placed = isPlacedAsPerson({ tokens, at }, indexes);
  const heard = indexes.find(
    (index) => isHeardAs(tokens[at], index, placed) || (placed && isBeginningOf(tokens[at], index)),
  );
  return heard && { length: 1, kind: heard === own ? "PUPIL" : "CLASSMATE", doubtful: true };
}

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
