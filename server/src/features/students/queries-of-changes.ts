import { and, eq, ne, sql } from "drizzle-orm";
import type { Actor, Handle } from "../../database/handle.ts";
import { classroomTeachers, enrolments, students } from "../../database/schema.ts";

type StudentValues = typeof students.$inferInsert;

/** Adds a student; returns the record's id, or nothing where the institution has that student id. */
export async function insertStudent(
  handle: Handle,
  values: StudentValues,
): Promise<number | undefined> {
  const rows = await handle
    .insert(students)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: students.id });
  return rows[0]?.id;
}

/** The student's row, locked until the transaction ends. */
export async function lockStudent(handle: Handle, id: number) {
  const rows = await handle.select().from(students).where(eq(students.id, id)).for("update");
  return rows[0];
}

export async function updateStudentFields(
  handle: Handle,
  id: number,
  change: Partial<StudentValues>,
): Promise<void> {
  await handle
    .update(students)
    .set({ ...change, updated_at: sql`now()` })
    .where(eq(students.id, id));
}

export async function deleteStudentRow(handle: Handle, id: number): Promise<void> {
  await handle.delete(students).where(eq(students.id, id));
}

/** Whether somebody other than the actor teaches a class that the student is in. */
export async function isTaughtByOthers(handle: Handle, actor: Actor, id: number): Promise<boolean> {
  const rows = await handle
    .select({ one: sql`1` })
    .from(enrolments)
    .innerJoin(classroomTeachers, eq(classroomTeachers.classroom_id, enrolments.classroom_id))
    .where(and(eq(enrolments.student_id, id), ne(classroomTeachers.user_id, actor.user_id)))
    .limit(1);
  return rows.length > 0;
}

/** Whether somebody other than the actor has reports about the student; no more than that. */
export async function isReportedOnByOthers(handle: Handle, id: number): Promise<boolean> {
  const rows = await handle
    .select({ found: sql<boolean>`others_reported_on(${id})` })
    .from(sql`(select 1) one`);
  return rows[0]?.found ?? false;
}

/** Moves the end of a student's time in classes to now; returns the student, unless there is none. */
export async function touchEnrolled(handle: Handle, id: number) {
  const rows = await handle
    .update(students)
    .set({ enrolled_until: sql`now()` })
    .where(eq(students.id, id))
    .returning({ student_id: students.student_id });
  return rows[0];
}

/** Answers whether the student was not in the class before. */
export async function insertEnrolment(
  handle: Handle,
  enrolment: typeof enrolments.$inferInsert,
): Promise<boolean> {
  const rows = await handle
    .insert(enrolments)
    .values(enrolment)
    .onConflictDoNothing()
    .returning({ id: enrolments.student_id });
  return rows.length > 0;
}

/** Answers whether the student was in the class. */
export async function deleteEnrolment(
  handle: Handle,
  { student_id, classroom_id }: { student_id: number; classroom_id: number },
): Promise<boolean> {
  const rows = await handle
    .delete(enrolments)
    .where(and(eq(enrolments.student_id, student_id), eq(enrolments.classroom_id, classroom_id)))
    .returning({ id: enrolments.student_id });
  return rows.length > 0;
}
