import {
  MAIN_FIELDS,
  NOTES_FIELD,
  REPORT_FIELDS,
  usedFields,
  type ReportField,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";

const isFilled = (inputs: Partial<ReportInputs>, field: ReportField) =>
  (inputs[field] ?? "").trim() !== "";

const only = (inputs: ReportInputs, fields: Iterable<ReportField>): Partial<ReportInputs> =>
  Object.fromEntries([...fields].map((field) => [field, inputs[field]]));

/**
 * What a change takes away that somebody has typed: the fields that it empties, where a note, a summary text or a
 * field with a note is among them; null where there is no such. A tick alone is set again with one press.
 */
export function clearedBy(before: ReportInputs, after: ReportInputs): Partial<ReportInputs> | null {
  const emptied = new Set(
    REPORT_FIELDS.filter((field) => isFilled(before, field) && !isFilled(after, field)),
  );
  // A note counts only with its field, so that it goes with it.
  for (const field of MAIN_FIELDS) {
    const note = NOTES_FIELD[field];
    if (emptied.has(field) && isFilled(before, note)) emptied.add(note);
  }
  const typed = [...emptied].some((field) => !MAIN_FIELDS.some((main) => main === field));
  return typed ? only(before, emptied) : null;
}

/** All that is filled in; null where nothing is. */
export function filledIn(inputs: ReportInputs): Partial<ReportInputs> | null {
  if (usedFields(inputs).length === 0) return null;
  return only(
    inputs,
    REPORT_FIELDS.filter((field) => isFilled(inputs, field)),
  );
}

/**
 * The cleared fields that are empty now, those that hold the same again, and those that hold something else, which
 * cannot come back before that goes.
 */
export function comingBack(
  cleared: Partial<ReportInputs>,
  now: ReportInputs,
): { back: ReportField[]; same: ReportField[]; left: ReportField[] } {
  const fields = REPORT_FIELDS.filter((field) => isFilled(cleared, field));
  return {
    back: fields.filter((field) => !isFilled(now, field)),
    same: fields.filter((field) => now[field] === cleared[field]),
    left: fields.filter((field) => isFilled(now, field) && now[field] !== cleared[field]),
  };
}
