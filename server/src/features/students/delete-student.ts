import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { isAdministrator } from "../../http/guards.ts";
import { audit } from "../audit/audit.ts";
import { findStudent } from "./find-student.ts";
import {
  deleteStudentRow,
  isReportedOnByOthers,
  isTaughtByOthers,
  lockStudent,
} from "./queries-of-changes.ts";

/** Deletes a pupil with everything about them. A teacher deletes only pupils who are nobody else's. */
export async function deleteStudent(handle: Handle, actor: Actor, id: number): Promise<void> {
  // Locked first, so that nobody enrols the pupil between the look and the deletion.
  const row = await lockStudent(handle, id);
  if (row === undefined || (await findStudent(handle, actor, id)) === undefined) throw notFound();
  if (!isAdministrator(actor)) {
    if (await isTaughtByOthers(handle, actor, id)) {
      throw new AppError("not_allowed", {
        detail: "Another teacher teaches this student too. Please ask an administrator to delete.",
      });
    }
    if (await isReportedOnByOthers(handle, id)) {
      throw new AppError("not_allowed", {
        detail:
          "Another teacher has written reports about this student. Please ask an administrator to delete.",
      });
    }
  }
  await deleteStudentRow(handle, id);
  await audit(handle, actor, "student.deleted", { type: "student", id, label: row.student_id });
}
