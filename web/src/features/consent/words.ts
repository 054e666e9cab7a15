import type {
  ConsentEntry,
  EmbeddedReason,
  StudentConsent,
} from "@reportair/contract/features/consent.ts";
import { CONSENT_AGE } from "../../lib/contract-constants.ts";
import { formatDate } from "../../lib/format.ts";

const REASONS: Record<EmbeddedReason, string> = {
  withdrawn: "A guardian does not consent.",
  under_age: `Under ${CONSENT_AGE} and without a guardian’s consent.`,
  no_birth_date: `There is no date of birth, so the student counts as under ${CONSENT_AGE}, and there is no guardian’s consent.`,
};

/** What follows for the writer. */
export function outcomeText({ embedded_only }: StudentConsent): string {
  return embedded_only === null
    ? "Reports are written by the writer that your school has chosen."
    : `Reports are written on this server only: nothing is sent to an AI provider. ${REASONS[embedded_only]}`;
}

/** "Given by Mrs Aldous on 14 Mar 2026". */
export function entryText({ decision, guardian, decided_on }: ConsentEntry): string {
  const said = decision === "given" ? "Given by" : "Refused or withdrawn by";
  return `${said} ${guardian} on ${formatDate(decided_on)}`;
}
