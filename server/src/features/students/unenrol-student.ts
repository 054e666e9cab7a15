import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { holdClassroom } from "../classrooms/hold-classroom.ts";
import { deleteEnrolment, lockStudent, touchEnrolled } from "./queries-of-changes.ts";

type Enrolment = { student_id: number; classroom_id: number };

/** Takes a student out of a class that the actor may manage; nothing happens where they are not in it. */
export async function unenrolStudent(
  handle: Handle,
  actor: Actor,
  enrolment: Enrolment,
): Promise<void> {
  const { student_id } = enrolment;
  const classroom = await holdClassroom(handle, actor, enrolment.classroom_id);
  const student = await lockStudent(handle, student_id);
  if (student === undefined) throw notFound();
  if (!(await deleteEnrolment(handle, enrolment))) return;
  await touchEnrolled(handle, student_id);
  await audit(handle, actor, "student.unenrolled", {
    type: "student",
    id: student_id,
    label: student.student_id,
    details: { classroom: { id: classroom.id, name: classroom.name } },
  });
}
