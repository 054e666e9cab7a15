import { eq, sql } from "drizzle-orm";
import { byName } from "../../database/conditions.ts";
import type { Handle } from "../../database/handle.ts";
import { classrooms, enrolments, students } from "../../database/schema.ts";

/** Every student of the school by name, each with the names of their classes. */
export function selectForExport(handle: Handle) {
  return handle
    .select({
      student_id: students.student_id,
      first_name: students.first_name,
      preferred_name: students.preferred_name,
      last_name: students.last_name,
      legal_first_name: students.legal_first_name,
      legal_last_name: students.legal_last_name,
      pronouns: students.pronouns,
      date_of_birth: students.date_of_birth,
      year: students.year,
      form_group: students.form_group,
      classes: sql<
        string[]
      >`array_remove(array_agg(${classrooms.name} order by ${classrooms.name_key}), null)`,
    })
    .from(students)
    .leftJoin(enrolments, eq(enrolments.student_id, students.id))
    .leftJoin(classrooms, eq(classrooms.id, enrolments.classroom_id))
    .groupBy(students.id)
    .orderBy(...byName);
}
