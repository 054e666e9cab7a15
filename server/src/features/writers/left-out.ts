import { REPORT_FIELDS, type ReportField } from "@reportair/contract/features/report-fields.ts";
import type { Flag } from "@reportair/contract/features/reports.ts";
import { KEPT_OUT_KINDS } from "@reportair/writing/privacy/flags.ts";

const keptOut: readonly string[] = KEPT_OUT_KINDS;

/** The fields that no writer is told of, for what they read like. One may be flagged for more than one reason. */
export function leftOut(flags: readonly Flag[]): ReportField[] {
  return REPORT_FIELDS.filter((field) =>
    flags.some((flag) => flag.field === field && keptOut.includes(flag.kind)),
  );
}
