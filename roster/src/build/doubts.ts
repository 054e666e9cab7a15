import { LONGEST } from "../bounds.ts";
import type { Field, WarningCode } from "../roster.ts";
import type { Log } from "./log.ts";
import type { DataRow } from "./sources.ts";

/** Takes what is doubted of a row; the first of the fields that it has is the cell. */
export type Doubter = (code: WarningCode, sentence: string, ...fields: Field[]) => void;

/** Doubts that are said whoever comes in. */
export function doubtsOf(row: DataRow, log: Log): Doubter {
  return (code, sentence, ...fields) =>
    log.warn({ code, sentence, student_id: null, place: row.place(...fields) });
}

const WHAT = {
  name: "The name of a teacher",
  form_group: "A form group",
  class: "The name of a class",
  subject: "A subject",
} as const;

/** A text as the records can hold it: one that is longer is left out, and named. */
export function bounded(
  text: string,
  what: keyof typeof WHAT,
  doubt: Doubter,
  ...fields: Field[]
): string {
  if (text.length <= LONGEST[what]) return text;
  doubt(
    "value_too_long",
    `${WHAT[what]} has at most ${LONGEST[what]} characters, so that this one was left out. Shorten it in the file, and read the file again.`,
    ...fields,
  );
  return "";
}
