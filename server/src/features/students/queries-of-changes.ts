import { and, eq, inArray, ne, sql } from "drizzle-orm";
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

/** Those of the ids that there are, locked in one order, so that two calls for many never wait for each other. */
export function lockStudents(handle: Handle, ids: readonly number[]) {
  return handle
    .select({ id: students.id, student_id: students.student_id })
    .from(students)
    .where(inArray(students.id, [...ids]))
    .orderBy(students.id)
    .for("no key update");
}

/** Moves the end of students' time in classes to now. */
export async function touchEnrolled(handle: Handle, ids: readonly number[]): Promise<void> {
  await handle
    .update(students)
    .set({ enrolled_until: sql`now()` })
    .where(inArray(students.id, [...ids]));
}

/** Answers the ids of those students who were not in their class before. */
export async function insertEnrolments(
  handle: Handle,
  values: (typeof enrolments.$inferInsert)[],
): Promise<number[]> {
  const rows = await handle
    .insert(enrolments)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: enrolments.student_id });
  return rows.map(({ id }) => id);
}

/** Answers the ids of those students who were in the class. */
export async function deleteEnrolments(
  handle: Handle,
  classroom_id: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await handle
    .delete(enrolments)
    .where(and(inArray(enrolments.student_id, [...ids]), eq(enrolments.classroom_id, classroom_id)))
    .returning({ id: enrolments.student_id });
  return rows.map(({ id }) => id);
}
