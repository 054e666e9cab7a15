import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { ClassroomRow } from "./queries.ts";

/** A class as the contract has it. */
export function presentClassroom(row: ClassroomRow): Classroom {
  return {
    id: row.id,
    name: row.name,
    year: row.year,
    year_level: row.year,
    subject: row.subject,
    teachers: row.teachers,
    student_count: row.student_count,
  };
}
