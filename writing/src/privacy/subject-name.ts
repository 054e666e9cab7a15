import { findIdentifiers } from "./find-identifiers.ts";
import { fold } from "./fold.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { SCHOOL_WORDS } from "./names/school-words.ts";
import type { RosterIndex } from "./roster.ts";
import { isTitle } from "./surroundings.ts";
import { tokenise } from "./tokens.ts";
import { isCommonWord } from "./words.ts";

/**
 * Whether a school's subject is called as subjects are, so that its name may be sent even where a student's surname is
 * "English" or "Art": words of every day, of schools and of languages, and nobody's whole name or title.
 */
export function isOrdinarySubject(subject: string, roster: RosterIndex): boolean {
  const tokens = tokenise(subject);
  const ordinary = tokens.every(
    ({ key }) =>
      !isTitle(key) &&
      (SCHOOL_WORDS.has(key) ||
        ((isCommonWord(key) || PUBLIC_WORDS.has(key)) && !GIVEN_NAMES.has(key))),
  );
  if (!ordinary || tokens.length === 0 || findIdentifiers(subject, roster.ids).length > 0)
    return false;
  const keys = tokens.map(({ key }) => key);
  return !keys.some((key, at) =>
    (roster.phrases.get(key) ?? []).some(
      ({ words }) =>
        words.every((word) => word.length > 1) &&
        words.every((word, step) => keys[at + step] === word),
    ),
  );
}

/** The words of a subject's name, as they are compared. */
export function subjectWords(subject: string): ReadonlySet<string> {
  return new Set(fold(subject).split(/[^\p{L}]+/u));
}
