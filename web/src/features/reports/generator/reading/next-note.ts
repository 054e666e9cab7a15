import { REPORT_FIELDS } from "@reportair/contract/report-inputs.ts";
import type { NotePlace } from "./use-handed-back.ts";

/** The note to go to after another one, which may need nothing any more; after the last comes the first. */
export function nextNote(
  notes: readonly NotePlace[],
  last: NotePlace | null,
  order: readonly number[],
): NotePlace | undefined {
  const place = ({ student, field }: NotePlace) =>
    order.indexOf(student) * REPORT_FIELDS.length + REPORT_FIELDS.indexOf(field);
  return notes.find((note) => last && place(note) > place(last)) ?? notes[0];
}
