import type { TakenOutKind } from "@reportair/contract/features/leaving.ts";
import { findIdentifiers } from "../privacy/find-identifiers.ts";
import { plainWords } from "../privacy/redact.ts";
import { verbForms } from "./align.ts";

/** The kinds of placeholder as a teacher is told of them. */
const PLACEHOLDERS: Record<string, TakenOutKind> = {
  PUPIL: "pupil",
  CLASSMATE: "classmate",
  STAFF: "staff",
  SCHOOL: "school",
  NAME: "name",
  DATE: "date",
  AGE: "age",
  ID: "id",
  PHONE: "phone",
  EMAIL: "email",
  ADDRESS: "address",
  PLACE: "place",
  LINK: "link",
  HANDLE: "handle",
  REMOVED: "by_hand",
};
const PRONOUN = /^\{(?:they|them|theirs?|themselves)\}$/iu;
const GENDER = /^(?:pupil|child|young person)$/iu;
const CLASSMATES = /classmates?$/iu;
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/iu;

/**
 * What a word that a provider gets stands for; `typed` is what stood there. A verb is in both its forms and stands for
 * nothing.
 */
export function kindOf(
  sent: string,
  typed: string,
  takenOut: readonly string[],
): TakenOutKind | "verb" {
  if (verbForms(sent).length > 0) return "verb";
  if (PRONOUN.test(sent)) return "pronoun";
  const placeholder = /^\{([A-Z]+)(?:_\d+)?\}$/u.exec(sent)?.[1];
  if (placeholder !== undefined) {
    const kind = PLACEHOLDERS[placeholder] ?? "other";
    return kind === "address" && POSTCODE.test(typed.trim()) ? "postcode" : kind;
  }
  if (sent === "(removed)") return removedKind(typed, takenOut);
  if (CLASSMATES.test(sent)) return "classmate";
  return GENDER.test(sent) ? "gender" : "other";
}

/** What was taken out so that not even its placeholder is sent. */
export function removedKind(typed: string, takenOut: readonly string[]): TakenOutKind {
  const words = ` ${plainWords(typed)} `;
  if (takenOut.some((each) => words.includes(` ${plainWords(each)} `))) return "by_hand";
  if (POSTCODE.test(typed.trim())) return "postcode";
  // A telephone number is a number, too: the longest says most, and of two the one that says what it is of.
  const [found] = findIdentifiers(typed).toSorted(
    (one, other) =>
      other.end - other.start - (one.end - one.start) ||
      Number(one.kind === "ID") - Number(other.kind === "ID"),
  );
  return found === undefined ? "other" : (PLACEHOLDERS[found.kind] ?? "other");
}
