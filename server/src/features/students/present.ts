import type { Student, StudentName } from "@reportair/contract/features/students.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { fieldsOf } from "./fields.ts";
import type { StudentRow } from "./queries.ts";

/** A student for somebody who may manage them. */
export function presentStudent(row: StudentRow): Student {
  return {
    id: row.id,
    student_id: row.student_id,
    unique_institution_id: row.student_id,
    full_name: fullName(row),
    ...fieldsOf(row),
    classrooms: row.classrooms,
  };
}

/** A student for enrolling: no more than a name and a year, and what is asked for beyond. */
export function presentName(
  row: Omit<StudentName, "full_name">,
  include: readonly ("form_group" | "preferred_name")[] = [],
): StudentName {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    full_name: fullName(row),
    year: row.year,
    ...(include.includes("form_group") && { form_group: row.form_group }),
    ...(include.includes("preferred_name") && { preferred_name: row.preferred_name }),
    classrooms: row.classrooms,
  };
}
