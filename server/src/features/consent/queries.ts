import { and, desc, eq, inArray } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { enrolments, guardianConsents, institutions, students } from "../../database/schema.ts";

/** What was said of a student, newest first. */
export function selectEntries(handle: Handle, studentId: number) {
  return handle
    .select()
    .from(guardianConsents)
    .where(eq(guardianConsents.student_id, studentId))
    .orderBy(desc(guardianConsents.id));
}

/** Keeps a student from being deleted or erased until the transaction ends. */
export async function holdStudent(handle: Handle, studentId: number): Promise<void> {
  await handle
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, studentId))
    .for("key share");
}

export async function insertEntry(
  handle: Handle,
  entry: typeof guardianConsents.$inferInsert,
): Promise<void> {
  await handle.insert(guardianConsents).values(entry);
}

export async function isRequired(handle: Handle): Promise<boolean> {
  const rows = await handle.select({ required: institutions.consent_required }).from(institutions);
  return rows[0]?.required ?? false;
}

export async function saveRequired(
  handle: Handle,
  institutionId: number,
  required: boolean,
): Promise<void> {
  await handle
    .update(institutions)
    .set({ consent_required: required })
    .where(eq(institutions.id, institutionId));
}

/** What the rule asks of one student, of a class's members, or of all of the institution. */
export function selectStates(handle: Handle, of: { student?: number; classroom?: number } = {}) {
  const newest = handle
    .selectDistinctOn([guardianConsents.student_id], {
      student_id: guardianConsents.student_id,
      decision: guardianConsents.decision,
    })
    .from(guardianConsents)
    .where(of.student === undefined ? undefined : eq(guardianConsents.student_id, of.student))
    .orderBy(guardianConsents.student_id, desc(guardianConsents.id))
    .as("newest");
  const members = handle
    .select({ id: enrolments.student_id })
    .from(enrolments)
    .where(eq(enrolments.classroom_id, of.classroom ?? 0));
  return handle
    .select({
      id: students.id,
      date_of_birth: students.date_of_birth,
      decision: newest.decision,
    })
    .from(students)
    .leftJoin(newest, eq(newest.student_id, students.id))
    .where(
      and(
        of.student === undefined ? undefined : eq(students.id, of.student),
        of.classroom === undefined ? undefined : inArray(students.id, members),
      ),
    )
    .orderBy(students.id);
}
