import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Pronouns } from "@reportair/contract/features/report-fields.ts";
import { readNotes } from "../src/notes/read-notes.ts";

/** How a note on Sam Hill is read, in Maths and where nobody else is known. */
export function readOfSam(
  field: WrittenField,
  text: string,
  pronouns: Pronouns = "He/Him",
  option = "",
) {
  const student = { first_name: "Sam", last_name: "Hill", pronouns, year: 9 };
  return readNotes({ student, subject: "Maths", field, option, text, roster: null });
}

/** What is said of its pieces; "—" of each that is handed back. */
export function saidOfSam(
  field: WrittenField,
  text: string,
  pronouns?: Pronouns,
  option?: string,
): string {
  return readOfSam(field, text, pronouns, option)
    .map(({ reads_as }) => reads_as || "—")
    .join(" ");
}
