import type { Actor, Handle } from "../../database/handle.ts";
import { auditEach } from "../audit/audit.ts";
import { holdClassroom } from "../classrooms/hold-classroom.ts";
import { aboutEnrolment, type Enrolments } from "./enrolments.ts";
import { holdStudents } from "./hold-students.ts";
import { deleteEnrolments, touchEnrolled } from "./queries-of-changes.ts";

/**
 * Takes students out of a class that the actor may manage, all of them or none; returns who was in it. Nothing
 * happens to those who were not.
 */
export async function unenrolStudents(
  handle: Handle,
  actor: Actor,
  { classroom: classroom_id, students: ids }: Enrolments,
): Promise<number[]> {
  const classroom = await holdClassroom(handle, actor, classroom_id);
  const students = await holdStudents(handle, ids);
  const removed = new Set(await deleteEnrolments(handle, classroom_id, ids));
  const leavers = students.filter(({ id }) => removed.has(id));
  await touchEnrolled(handle, [...removed]);
  await auditEach(handle, actor, "student.unenrolled", aboutEnrolment(leavers, classroom));
  return leavers.map(({ id }) => id);
}
