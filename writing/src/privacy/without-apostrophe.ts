// A name whose apostrophe was left out before what somebody has: "Wills best work", "Adas folder".
import { isUncounted } from "../notes/countability.ts";
import { BASES, PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { ADJECTIVES, DETERMINERS, PREPOSITIONS } from "../notes/word-lists.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { isCommonNoun } from "./plainly-word.ts";
import { isEntered, type KnownWord, type RosterIndex } from "./roster.ts";
import { AUXILIARY } from "./subject-of.ts";
import { OWNED } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isEnglish } from "./words.ts";

/** "Wills best work was on Ypres": a name that is a word too, without its apostrophe, before what somebody has. */
export function isOwnWithoutApostrophe(
  tokens: readonly Token[],
  at: number,
  own: RosterIndex,
): boolean {
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
export function withoutApostrophe(
  { key }: Token,
  indexes: readonly RosterIndex[],
): KnownWord | undefined {
  if (key.length < 4 || !/[^s]s$/u.test(key)) return undefined;
  if (isEnglish(key) || GIVEN_NAMES.has(key) || PUBLIC_WORDS.has(key)) return undefined;
  if (indexes.some(({ words }) => words.has(key))) return undefined;
  const name = key.slice(0, -1);
  return indexes
    .filter((index) => isEntered(name, index))
    .map(({ words }) => words.get(name))
    .find((known) => known?.first);
}
