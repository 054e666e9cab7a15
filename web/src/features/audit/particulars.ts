import type { AuditEntry } from "@reportair/contract/features/audit.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";

/** Fields whose name in the records is not what the screens call them. */
const FIELDS: Record<string, string> = {
  date_of_birth: "date of birth",
  length_range: "length",
  length_fixed: "who keeps to the length",
  length_unit: "words or characters",
  avoid_words: "words to avoid",
  starts_on: "first day",
  ends_on: "last day",
  due_on: "deadline",
  teacher_ids: "teachers",
};

/** What else an entry says: "first name, year", "9X/En1", "3 reports". */
export function particulars({ details }: Pick<AuditEntry, "details">): string {
  return [
    details.fields?.map((field) => FIELDS[field] ?? field.replaceAll("_", " ")).join(", "),
    details.email && `${details.email.from} → ${details.email.to}`,
    details.classroom?.name,
    details.reports !== undefined && formatCount(details.reports, "report"),
    ...Object.entries(details.removed ?? {}).map(
      ([kind, count]) => `${kind.replaceAll("_", " ")}: ${formatNumber(count)}`,
    ),
    details.removed && Object.keys(details.removed).length === 0 && "nothing to remove",
    details.token && `by the token “${details.token.name}”`,
    details.provider && `with ${details.provider === "google" ? "Google" : "Microsoft"}`,
    details.reason?.replaceAll("_", " "),
    details.network && `from ${details.network}`,
    details.browser,
    details.warned !== undefined && formatCount(details.warned, "warning"),
  ]
    .filter(Boolean)
    .join(" · ");
}
