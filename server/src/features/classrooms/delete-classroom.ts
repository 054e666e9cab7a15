import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { findClassroom } from "./find-classroom.ts";
import { deleteClassroomRow, lockClassroom, touchMembers } from "./queries-of-changes.ts";
import { checkMayDelete } from "./rights.ts";

/**
 * Deletes a class with its enrolments; its reports stay. A teacher deletes only a class that nobody else
 * teaches.
 */
export async function deleteClassroom(handle: Handle, actor: Actor, id: number): Promise<void> {
  const row = await lockClassroom(handle, id, "update");
  if (row === undefined || (await findClassroom(handle, actor, id)) === undefined) throw notFound();
  await checkMayDelete(handle, actor, id);
  // They were in it until now.
  await touchMembers(handle, id);
  await deleteClassroomRow(handle, id);
  await audit(handle, actor, "classroom.deleted", { type: "classroom", id, label: row.name });
}
