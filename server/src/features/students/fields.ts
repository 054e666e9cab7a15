import { STUDENT_FIELDS, type StudentField } from "@reportair/contract/features/student-fields.ts";

const FIELDS = Object.keys(STUDENT_FIELDS) as StudentField[];

/** The fields of a student's record, of whatever has something for each: a row, a table's columns, an input. */
export function fieldsOf<T extends Record<StudentField, unknown>>(whole: T): Pick<T, StudentField> {
  return Object.fromEntries(FIELDS.map((field) => [field, whole[field]])) as Pick<T, StudentField>;
}
