import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { isAdministrator } from "../../http/guards.ts";
import { isReportedOnByOthers, isTaughtByOthers } from "./queries-of-changes.ts";

/**
 * Whether the actor manages every student of the institution; a teacher manages those of their classes and those
 * they added, and sees the names of the others.
 */
export function managesEveryStudent(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Refuses a teacher the deletion of a student whom somebody else teaches, or has written reports about. */
export async function checkMayDelete(handle: Handle, actor: Actor, id: number): Promise<void> {
  if (isAdministrator(actor)) return;
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
