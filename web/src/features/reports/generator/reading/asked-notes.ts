import {
  MAIN_FIELDS,
  NOTES_FIELD,
  SUMMARY_FIELDS,
  type ReportInputs,
} from "@reportair/contract/report-inputs.ts";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { AskedNote } from "../../../../data/note-readings.ts";

/** A note of a pupil, whose class is known where it is shown. */
export type NoteOfPupil = Omit<AskedNote, "student" | "classroom" | "allowed">;

/** What is asked of a note; null where it is blank, and where no option makes it count. */
export function askedNote(inputs: ReportInputs, field: WrittenField): NoteOfPupil | null {
  const text = inputs[field];
  if (text.trim() === "") return null;
  const main = MAIN_FIELDS.find((each) => NOTES_FIELD[each] === field);
  const option = main ? inputs[main] : "";
  return main && option === "" ? null : { field, option, text };
}

const WRITTEN: readonly WrittenField[] = [
  ...MAIN_FIELDS.map((field) => NOTES_FIELD[field]),
  ...SUMMARY_FIELDS,
];

/** Every note that counts, in the order of the screen. */
export function askedNotes(inputs: ReportInputs): NoteOfPupil[] {
  return WRITTEN.flatMap((field) => askedNote(inputs, field) ?? []);
}
