import type { PersonName } from "@reportair/writing/privacy/person-name.ts";

/** A student's names as the record has them. */
export type RecordedName = {
  first_name: string;
  last_name: string;
  preferred_name: string | null;
};

/** A student's names as texts have them: called by the preferred name where there is one, and both are theirs. */
export function namesOf({ first_name, last_name, preferred_name }: RecordedName): PersonName {
  if (preferred_name === null) return { first_name, last_name };
  return { first_name: preferred_name, last_name, also_called: first_name };
}
