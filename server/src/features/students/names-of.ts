import type { PersonName } from "@reportair/writing/privacy/person-name.ts";

/** A student's names as the record has them. */
export type RecordedName = {
  first_name: string;
  last_name: string;
  preferred_name: string | null;
  legal_first_name: string | null;
  legal_last_name: string | null;
};

/** A student's names as texts have them: called by the preferred name where there is one, and both are theirs. */
export function namesOf(recorded: RecordedName): PersonName {
  const { first_name, last_name, preferred_name } = recorded;
  const legal =
    recorded.legal_first_name === null && recorded.legal_last_name === null
      ? {}
      : { legal: { first_name: recorded.legal_first_name, last_name: recorded.legal_last_name } };
  if (preferred_name === null) return { first_name, last_name, ...legal };
  return { first_name: preferred_name, last_name, also_called: first_name, ...legal };
}
