import type { Actor } from "../../database/handle.ts";
import { isAdministrator } from "../../http/guards.ts";

// Row-level security limits every query of reports to the author's own rows; this says what is asked at all.

/** Whether the actor is told how many reports the whole institution has; a teacher is told their own number. */
export function countsEveryReport(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Whether the actor reads this author's reports: they belong to their author, and another's do not exist here. */
export function readsReportsOf(actor: Actor, author: number): boolean {
  return actor.user_id === author;
}
