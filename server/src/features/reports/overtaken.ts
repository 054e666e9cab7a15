import { REPORT_FIELDS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import { AppError } from "../../http/errors.ts";

/** Whether a field holds something else than its sender saw in it, and than what is being written. */
export function isOvertaken(
  now: ReportInputs,
  inputs: ReportInputs,
  was: Partial<ReportInputs>,
): boolean {
  return REPORT_FIELDS.some(
    (field) =>
      was[field] !== undefined && now[field] !== was[field] && now[field] !== inputs[field],
  );
}

/** The refusal of a change that would overwrite another window's, with what stands. */
export function overtaken(current: ReportConfiguration | ReportConfiguration[]): AppError {
  return new AppError("stale", {
    detail:
      "This was changed in another window meanwhile. Nothing was overwritten: choose which one to keep.",
    extra: { current },
  });
}
