// How far a name goes to the left and to the right of the word that gave it away.
import { MISSPELLINGS } from "../language/misspellings.ts";
import { BASES, PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { PREPOSITIONS } from "../notes/word-lists.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { ANY_SHORT_FORM } from "./names/short-forms.ts";
import { soundOf } from "./sound.ts";
import type { KnownKind, RosterIndex } from "./roster.ts";
import { AUXILIARY, startsSaying } from "./subject-of.ts";
import { hasTitle, isFellow } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isEnglish, isEverydayWord, isKnownName, isTypo } from "./words.ts";

/** After a first name: a surname or an initial, whatever word it may be. */
export function followsAsSurname(tokens: readonly Token[], at: number, end: number): boolean {
  const [first, next, after] = [tokens[at], tokens[end], tokens[end + 1]];
  if (first === undefined || next === undefined) return false;
  if (first.possessive || tokens[end - 1]?.possessive) return false;
  if (next.opens && next.gap !== "-") return false;
  // "Copied off Holly G. Sits alone": a new sentence.
  if (/\./u.test(next.gap) && isCommonWord(next.key) && !isKnownName(next.key)) return false;
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

/** "Kayley smith", of a Kayleigh Smith: her surname behind her first name, however either is written. */
export function isOwnSurnameBehind(
  tokens: readonly Token[],
  end: number,
  indexes: readonly RosterIndex[],
): boolean {
  const [before, token] = [tokens[end - 1], tokens[end]];
  if (token === undefined || before?.possessive === true || token.gap !== " ") return false;
  const known = indexes[0]?.words.get(token.key);
  // "Llew pew", of a Pugh: as it is said.
  // "Autumn has", of a Hughes, is no surname.
  const plain = AUXILIARY.test(token.key) || isEverydayWord(token.key);
  if (known === undefined && token.shape === "lower" && !plain) {
    const ends = tokens[end + 1] === undefined || tokens[end + 1]?.opens === true;
    const stands = isCommonWord(token.key) ? ends || startsSaying({ tokens, at: end }) : true;
    const sound = soundOf(token.key);
    for (const [name, { last, first, kind }] of indexes[0]?.words ?? [])
      if (stands && kind === "PUPIL" && last && !first && name[0] === token.key[0])
        if (soundOf(name.replaceAll("gh", "")) === sound || soundOf(name) === sound) return true;
  }
  // "Markie read the play" is no Read.
  // "Izzy kings work".
  const owner = /[^s]s$/u.test(token.key)
    ? indexes[0]?.words.get(token.key.slice(0, -1))
    : undefined;
  if (owner?.kind === "PUPIL" && owner.last && !owner.first && !THIRD_PERSON.has(token.key))
    return tokens[end + 1]?.gap === " ";
  return (
    known?.kind === "PUPIL" &&
    known.last &&
    !known.first &&
    !BASES.has(token.key) &&
    !PASTS.has(token.key)
  );
}

/** "Foster carer jackie thorne", "like callum brody": behind a first name in small letters, what no dictionary has. */
export function isSmallSurnameBehind(tokens: readonly Token[], at: number, end: number): boolean {
  const [first, token, next] = [tokens[at], tokens[end], tokens[end + 1]];
  // "Jackie thorne" may be a slip in "thorn", but no thing stands alone behind a name; "callum trys" may do something.
  const alone =
    (next === undefined || next.opens || PREPOSITIONS.has(next.key)) &&
    !/(?:[^s]s|ed|ing)$/u.test(token?.key ?? "");
  return (
    end === at + 1 &&
    first?.shape === "lower" &&
    !first.possessive &&
    GIVEN_NAMES.has(first.key) &&
    token?.shape === "lower" &&
    token.gap === " " &&
    token.key.length > 3 &&
    !isEnglish(token.key) &&
    !PUBLIC_WORDS.has(token.key) &&
    !MISSPELLINGS.has(token.key) &&
    (isKnownName(token.key) || alone || !isTypo(token.key))
  );
}

/** "Amara Ben": two people without a comma; the second is found on its own. */
export function knownElsewhere(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
  kind: KnownKind | undefined,
): boolean {
  const found = indexes.map((index) => index.words.get(tokens[at]?.key ?? "")).find(Boolean);
  return found !== undefined && found.first && !found.last && found.kind !== kind;
}

/** "Destiny-Rae": where the first half is a word of English, it is a name all the same. */
export function precededByHalf(tokens: readonly Token[], at: number): number | undefined {
  const before = tokens[at - 1];
  const half = before?.shape === "capital" && tokens[at]?.gap === "-";
  return half && tokens[at]?.shape === "capital" ? before?.start : undefined;
}

/** "Lea van der Berg", "Sorrel Whitby": a forename that no list has, or that is spelt otherwise there. */
export function precededByForename(
  tokens: readonly Token[],
  at: number,
  kind: KnownKind | undefined,
): number | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before === undefined || token === undefined || kind === "SCHOOL") return undefined;
  // "Whang junjie", of a Huang: what no dictionary has, first in a note and before the pupil's name.
  if (
    kind === "PUPIL" &&
    before.opens &&
    before.shape === "lower" &&
    before.key.length > 2 &&
    token.gap === " " &&
    !isEnglish(before.key) &&
    !MISSPELLINGS.has(before.key) &&
    !PUBLIC_WORDS.has(before.key)
  )
    return before.start;
  if (before.shape !== "capital" || before.possessive || token.gap !== " ") return undefined;
  if (token.shape === "lower" && kind === undefined) return undefined;
  if (GIVEN_NAMES.has(token.key) || ANY_SHORT_FORM.has(token.key)) return undefined;
  // "Foster carer Jan Hobbs": what is a month besides, where somebody is introduced.
  const introduced = GIVEN_NAMES.has(before.key) && isFellow(tokens[at - 2]?.key ?? "");
  const plain = !introduced && (isCommonWord(before.key) || PUBLIC_WORDS.has(before.key));
  return plain || hasTitle({ tokens, at }) ? undefined : before.start;
}

/** Where "J." or "J" stands before a surname, its start. */
export function precededByInitial(
  tokens: readonly Token[],
  at: number,
  text: string,
): number | undefined {
  const before = tokens[at - 1];
  const token = tokens[at];
  if (before === undefined || token === undefined) return undefined;
  const between = text.slice(before.end, token.start);
  const initial = text.slice(before.start, before.end);
  const whole = /^\. ?$/u.test(between) || (between === " " && !/^[AI]$/u.test(initial));
  return before.key.length === 1 && before.shape === "capital" && whole ? before.start : undefined;
}
