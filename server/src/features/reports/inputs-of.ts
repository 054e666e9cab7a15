import { REPORT_FIELDS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";

/** The ticks and notes of a configuration, without what else its row holds. */
export function inputsOf(configuration: ReportInputs): ReportInputs {
  return Object.fromEntries(
    REPORT_FIELDS.map((field) => [field, configuration[field]]),
  ) as unknown as ReportInputs;
}
