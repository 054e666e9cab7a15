import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { holdClassroom } from "../classrooms/hold-classroom.ts";
import { insertEnrolment, touchEnrolled } from "./queries-of-changes.ts";

type Enrolment = { student_id: number; classroom_id: number };

/**
 * Puts a student of the institution into a class that the actor may manage. Whoever is in it stays in it; the
 * class's year need not be the student's.
 */
export async function enrolStudent(
  handle: Handle,
  actor: Actor,
  { student_id, classroom_id }: Enrolment,
): Promise<void> {
  const classroom = await holdClassroom(handle, actor, classroom_id);
  const student = await touchEnrolled(handle, student_id);
  if (student === undefined) throw notFound();
  const { institution_id } = actor;
  const isNew = await insertEnrolment(handle, { student_id, classroom_id, institution_id });
  if (!isNew) return;
  await audit(handle, actor, "student.enrolled", {
    type: "student",
    id: student_id,
    label: student.student_id,
    details: { classroom: { id: classroom.id, name: classroom.name } },
  });
}
