import { WHOLE_REPORT_DAYS } from "@reportair/contract/lifetimes.ts";
import { type WholeReport } from "@reportair/contract/features/whole-reports.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { WholeReportRow } from "./queries.ts";

/** A document as administrators see it. */
export function presentWholeReport({
  first_name,
  last_name,
  created_at,
  ...row
}: WholeReportRow): WholeReport {
  return {
    ...row,
    ordered_by: fullName({ first_name, last_name }),
    created_at: created_at.toISOString(),
    removed_at: new Date(created_at.getTime() + WHOLE_REPORT_DAYS * 86_400_000).toISOString(),
  };
}
