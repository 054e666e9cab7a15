import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { isAdministrator } from "../../http/guards.ts";
import { isTaughtByOthers } from "./queries-of-changes.ts";

/** Whether the actor manages every class of the institution; a teacher manages those they teach. */
export function managesEveryClass(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Whether the actor may leave a class without a teacher; a teacher would lose it from sight. */
export function mayLeaveWithoutTeacher(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Refuses a teacher the deletion of a class that somebody else teaches too. */
export async function checkMayDelete(handle: Handle, actor: Actor, id: number): Promise<void> {
  if (isAdministrator(actor) || !(await isTaughtByOthers(handle, actor, id))) return;
  throw new AppError("not_allowed", {
    detail: "Another teacher teaches this class too. Please ask an administrator to delete it.",
  });
}
