import { sql } from "drizzle-orm";
import type { Handle } from "../database/handle.ts";
import { classrooms, classroomTeachers, enrolments, students, users } from "../database/schema.ts";
import { known } from "./known.ts";
import type { SchoolData } from "./school-data.ts";

/** Record ids by what the plain data calls them: e-mail address, institutional id, class name. */
export type SchoolIds = {
  institution: number;
  staff: Map<string, number>;
  students: Map<string, number>;
  classes: Map<string, number>;
};

/** Inserts a school's people, with their hashes by e-mail address, classes and enrolments: one statement a table. */
export async function insertSchool(
  handle: Handle,
  institution_id: number,
  school: SchoolData,
  passwordHashes: ReadonlyMap<string, string>,
): Promise<SchoolIds> {
  const staffRows = await handle
    .insert(users)
    .values(
      school.staff.map((one) => ({
        ...one,
        institution_id,
        password_hash: known(passwordHashes, one.email),
        // What they have written is there already.
        signed_in_at: sql`now()`,
      })),
    )
    .returning({ id: users.id, key: users.email });
  const studentRows = await handle
    .insert(students)
    .values(school.students.map((student) => ({ ...student, institution_id })))
    .returning({ id: students.id, key: students.student_id });
  const classRows = await handle
    .insert(classrooms)
    .values(
      school.classes.map(({ name, year, subject }) => ({ name, year, subject, institution_id })),
    )
    .returning({ id: classrooms.id, key: classrooms.name });
  const ids: SchoolIds = {
    institution: institution_id,
    staff: byKey(staffRows),
    students: byKey(studentRows),
    classes: byKey(classRows),
  };
  await handle.insert(classroomTeachers).values(
    school.classes.flatMap(({ name, teachers }) =>
      teachers.map((email) => ({
        institution_id,
        classroom_id: known(ids.classes, name),
        user_id: known(ids.staff, email),
      })),
    ),
  );
  await handle.insert(enrolments).values(
    school.classes.flatMap(({ name, students: members }) =>
      members.map((member) => ({
        institution_id,
        classroom_id: known(ids.classes, name),
        student_id: known(ids.students, member),
      })),
    ),
  );
  return ids;
}

function byKey(rows: readonly { id: number; key: string }[]): Map<string, number> {
  return new Map(rows.map((row) => [row.key, row.id]));
}
