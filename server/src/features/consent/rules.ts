import { CONSENT_AGE, type EmbeddedReason } from "@reportair/contract/features/consent.ts";

/** What the rule asks of a student. */
export type ConsentState = {
  date_of_birth: string | null;
  /** The guardians' newest word; null where none is recorded. */
  decision: "given" | "withdrawn" | null;
};

/**
 * Why a student's data may go to no AI provider, or null. A guardian's no holds at any age and whatever the setting.
 * Where the institution asks for consent, a student below the age of it needs one, and a student without a date of
 * birth counts as below. Dates are ISO days.
 */
export function embeddedOnly(
  { date_of_birth, decision }: ConsentState,
  required: boolean,
  today: string,
): EmbeddedReason | null {
  if (decision === "withdrawn") return "withdrawn";
  if (decision === "given" || !required) return null;
  if (date_of_birth === null) return "no_birth_date";
  return hasReached(CONSENT_AGE, date_of_birth, today) ? null : "under_age";
}

// Days compare as their text does. Who was born on 29 February is a year older on 1 March.
function hasReached(age: number, born: string, today: string): boolean {
  const year = String(Number(born.slice(0, 4)) + age).padStart(4, "0");
  return `${year}${born.slice(4)}` <= today;
}
