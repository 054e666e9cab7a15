import {
  MAIN_FIELDS,
  NOTES_FIELD,
  SUMMARY_FIELDS,
  usedFields,
  type ReportInputs,
} from "@reportair/contract/report-inputs.ts";

/** Whether anything at all would go into the report. */
export function isUsed(inputs: ReportInputs): boolean {
  return usedFields(inputs).length > 0;
}

/** Whether the teacher has written any words, and not only chosen options. */
export function hasWords(inputs: ReportInputs): boolean {
  const texts = [...MAIN_FIELDS.map((field) => NOTES_FIELD[field]), ...SUMMARY_FIELDS];
  return texts.some((field) => inputs[field].trim() !== "");
}
