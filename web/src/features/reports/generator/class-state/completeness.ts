import {
  MAIN_FIELDS,
  NOTES_FIELD,
  SUMMARY_FIELDS,
  usedFields,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";

/** How many of the six main fields have a value. */
export function filledCount(inputs: ReportInputs): number {
  return MAIN_FIELDS.filter((field) => inputs[field] !== "").length;
}

/** Whether anything at all would go into the report. */
export function isUsed(inputs: ReportInputs): boolean {
  return usedFields(inputs).length > 0;
}

/** Whether the teacher has written any words, and not only chosen options. */
export function hasWords(inputs: ReportInputs): boolean {
  const texts = [...MAIN_FIELDS.map((field) => NOTES_FIELD[field]), ...SUMMARY_FIELDS];
  return texts.some((field) => inputs[field].trim() !== "");
}

/** "16 of 28 pupils complete, 7 partly filled, 5 still empty". */
export function summaryLine(all: readonly ReportInputs[]): string {
  const complete = all.filter((inputs) => filledCount(inputs) === MAIN_FIELDS.length).length;
  const empty = all.filter((inputs) => !isUsed(inputs)).length;
  const partly = all.length - complete - empty;
  const noun = all.length === 1 ? "pupil" : "pupils";
  return `${complete} of ${all.length} ${noun} complete, ${partly} partly filled, ${empty} still empty`;
}
