import type { Actor, Handle } from "../../database/handle.ts";
import { auditEach } from "../audit/audit.ts";
import { holdClassroom } from "../classrooms/hold-classroom.ts";
import { aboutEnrolment, type Enrolments } from "./enrolments.ts";
import { holdStudents } from "./hold-students.ts";
import { insertEnrolments, touchEnrolled } from "./queries-of-changes.ts";

/**
 * Puts students of the institution into a class that the actor may manage, all of them or none; returns who is
 * new. Whoever is in it stays in it; the class's year need not be the student's.
 */
export async function enrolStudents(
  handle: Handle,
  actor: Actor,
  { classroom: classroom_id, students: ids }: Enrolments,
): Promise<number[]> {
  const classroom = await holdClassroom(handle, actor, classroom_id);
  const students = await holdStudents(handle, ids);
  await touchEnrolled(handle, ids);
  const { institution_id } = actor;
  const added = await insertEnrolments(
    handle,
    students.map(({ id: student_id }) => ({ student_id, classroom_id, institution_id })),
  );
  const isNew = new Set(added);
  const newcomers = students.filter(({ id }) => isNew.has(id));
  await auditEach(handle, actor, "student.enrolled", aboutEnrolment(newcomers, classroom));
  return newcomers.map(({ id }) => id);
}
