import { and, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { Actor, Handle } from "../../database/handle.ts";
import { classrooms, classroomTeachers, enrolments, students } from "../../database/schema.ts";

type ClassValues = typeof classrooms.$inferInsert;

/** The class's row, kept from being deleted ("key share") or changed ("update") until the transaction ends. */
export async function lockClassroom(handle: Handle, id: number, how: "key share" | "update") {
  const rows = await handle.select().from(classrooms).where(eq(classrooms.id, id)).for(how);
  return rows[0];
}

/** Adds a class; returns its id, or nothing where the year has one of that name. */
export async function insertClassroom(
  handle: Handle,
  values: ClassValues,
): Promise<number | undefined> {
  const rows = await handle
    .insert(classrooms)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: classrooms.id });
  return rows[0]?.id;
}

export async function updateClassroomFields(
  handle: Handle,
  id: number,
  change: Partial<ClassValues>,
): Promise<void> {
  await handle
    .update(classrooms)
    .set({ ...change, updated_at: sql`now()` })
    .where(eq(classrooms.id, id));
}

/** Moves the end of the members' time in classes to now, in one order so that two of these never wait for each other. */
export async function touchMembers(handle: Handle, classroomId: number): Promise<void> {
  const members = handle
    .select({ id: enrolments.student_id })
    .from(enrolments)
    .where(eq(enrolments.classroom_id, classroomId));
  const locked = handle
    .select({ id: students.id })
    .from(students)
    .where(inArray(students.id, members))
    .orderBy(students.id)
    .for("no key update");
  await handle
    .update(students)
    .set({ enrolled_until: sql`now()` })
    .where(inArray(students.id, locked));
}

export async function deleteClassroomRow(handle: Handle, id: number): Promise<void> {
  await handle.delete(classrooms).where(eq(classrooms.id, id));
}

export async function isTaughtByOthers(handle: Handle, actor: Actor, id: number): Promise<boolean> {
  const rows = await handle
    .select({ id: classroomTeachers.user_id })
    .from(classroomTeachers)
    .where(
      and(eq(classroomTeachers.classroom_id, id), ne(classroomTeachers.user_id, actor.user_id)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Makes these the class's teachers; returns whether that changed anything. */
export async function replaceTeachers(
  handle: Handle,
  actor: Actor,
  classroom_id: number,
  teachers: readonly number[],
): Promise<boolean> {
  const { institution_id } = actor;
  const gone = await handle
    .delete(classroomTeachers)
    .where(
      and(
        eq(classroomTeachers.classroom_id, classroom_id),
        notInArray(classroomTeachers.user_id, [...teachers]),
      ),
    )
    .returning({ id: classroomTeachers.user_id });
  if (teachers.length === 0) return gone.length > 0;
  const come = await handle
    .insert(classroomTeachers)
    .values(teachers.map((user_id) => ({ classroom_id, user_id, institution_id })))
    .onConflictDoNothing()
    .returning({ id: classroomTeachers.user_id });
  return gone.length + come.length > 0;
}
