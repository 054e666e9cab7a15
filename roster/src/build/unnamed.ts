import type { Place, StudentHere } from "../roster.ts";
import { idKey } from "../values/text.ts";
import type { MergedStudent } from "./merge-students.ts";

/** A student of whom the files have no more than a number. */
export function unnamed(
  { student_id, upn, first_name, last_name, year }: StudentHere,
  place: Place,
): MergedStudent {
  return {
    student: {
      student_id,
      upn,
      first_name,
      last_name,
      legal_first_name: null,
      legal_last_name: null,
      preferred_name: null,
      preferred: { first: false, last: false },
      date_of_birth: null,
      year,
      form_group: null,
      pronouns: null,
      classes: [],
      listed: false,
      place,
    },
    key: idKey(student_id),
    rows: [],
    suggested: null,
  };
}
