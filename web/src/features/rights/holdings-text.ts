import type { Holdings } from "@reportair/contract/features/rights.ts";
import { formatCount } from "../../lib/format.ts";

/** What goes with a student, as a sentence's list: "the record, 2 classes, 3 reports by 1 teacher". */
export function holdingsText(held: Holdings): string {
  const parts = [
    "the record",
    held.classes > 0 && formatCount(held.classes, "enrolment"),
    held.inputs > 0 &&
      formatCount(held.inputs, "set of ticks and notes", "sets of ticks and notes"),
    held.reports > 0 &&
      `${formatCount(held.reports, "report")} by ${formatCount(held.authors, "teacher")}`,
    held.versions > 0 && formatCount(held.versions, "earlier version"),
    held.consents > 0 && formatCount(held.consents, "entry on consent", "entries on consent"),
  ].filter((part) => part !== false);
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}
