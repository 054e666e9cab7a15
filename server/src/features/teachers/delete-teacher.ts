import { fullName } from "@reportair/contract/full-name.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { audit } from "../audit/audit.ts";
import { countReportsOf, deleteStaffRow, holdBatchesOf, lockStaff } from "./queries.ts";
import { keepOneAdministrator } from "./rights.ts";

/**
 * Deletes an account with its reports; returns how many those were. Its classes are handed to nobody, its
 * students stay.
 */
export async function deleteTeacher(handle: Handle, actor: Actor, id: number): Promise<number> {
  // What is being written locks its batch first and its author later, and so does this.
  await holdBatchesOf(handle, id);
  await keepOneAdministrator(handle, id, "deleted");
  const row = await lockStaff(handle, id);
  if (row === undefined) throw notFound();
  const reports = await countReportsOf(handle, id);
  // Written first: whoever deletes their own account is there to be named.
  await audit(handle, actor, "teacher.deleted", {
    type: "user",
    id,
    label: fullName(row),
    details: { reports },
  });
  await deleteStaffRow(handle, id);
  return reports;
}
