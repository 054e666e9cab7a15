import {
  FIELD_LABELS,
  REPORT_FIELDS,
  type ReportField,
  type ReportInputs,
} from "@reportair/contract/report-inputs.ts";
import { formatList } from "../../../../lib/format.ts";

/** The fields in which two sets of inputs differ, in the order of the form. */
export function changedFields(before: ReportInputs, now: ReportInputs): ReportField[] {
  return REPORT_FIELDS.filter((field) => before[field].trim() !== now[field].trim());
}

/** "Homework and Participation note", "Level, Homework and 4 others"; empty where there is none. */
export function fieldsInWords(fields: readonly ReportField[]): string {
  return formatList(
    fields.map((field) => FIELD_LABELS[field]),
    3,
  );
}
