import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { findStudent } from "./find-student.ts";
import { deleteStudentRow, lockStudent } from "./queries-of-changes.ts";
import { checkMayDelete } from "./rights.ts";

/** Deletes a student with everything about them. A teacher deletes only students who are nobody else's. */
export async function deleteStudent(handle: Handle, actor: Actor, id: number): Promise<void> {
  // Locked first, so that nobody enrols the student between the look and the deletion.
  const row = await lockStudent(handle, id);
  if (row === undefined || (await findStudent(handle, actor, id)) === undefined) throw notFound();
  await checkMayDelete(handle, actor, id);
  await deleteStudentRow(handle, id);
  await audit(handle, actor, "student.deleted", { type: "student", id, label: row.student_id });
}
