import {
  EMPTY_INPUTS,
  FIELD_OPTIONS,
  MAIN_FIELDS,
  type NotesField,
  type ReportInputs,
  type SummaryField,
} from "@reportair/contract/features/report-fields.ts";

type Words = Partial<Record<NotesField | SummaryField, string>>;

/**
 * What a teacher has entered for one student: the six main fields as the keys pressed on the screen
 * ("1" the first option of the field, "-" nothing), and the notes and summaries.
 */
export type Marked = readonly [marks: string, words?: Words];

/** What a teacher has entered for a class this term, by the students' full names. */
export type EnteredMarks = {
  /** E-mail address. */
  teacher: string;
  classroom: string;
  marks: Readonly<Record<string, Marked>>;
};

/** The inputs that those key presses and words amount to. */
export function inputsOf([marks, words]: Marked): ReportInputs {
  const ticked = MAIN_FIELDS.map((field, index) => {
    const key = marks[index];
    return [field, key === "-" ? "" : FIELD_OPTIONS[field][Number(key) - 1]];
  });
  return { ...EMPTY_INPUTS, ...Object.fromEntries(ticked), ...words };
}
