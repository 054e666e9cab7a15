import { fullName } from "@reportair/contract/full-name.ts";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { audit } from "../audit/audit.ts";
import { queueText } from "../mail/queue-text.ts";
import { composeTakenOff } from "./compose-told.ts";
import {
  findColleague,
  findProtected,
  findRequired,
  removeByOperator,
  removeSecondStep,
  saveRequired,
} from "./queries-of-policy.ts";

/** What the school asks of its administrators when they sign in, and who has a second step. */
export async function describePolicy(handle: Handle, actor: Actor) {
  return {
    second_step_required: await findRequired(handle, actor.institution_id),
    with_second_step: await findProtected(handle),
  };
}

/** Requires a second step of administrators, or not. It holds at once, also for those who are signed in. */
export async function requireSecondStep(
  handle: Handle,
  actor: Actor,
  wanted: boolean,
): Promise<void> {
  if (!(await saveRequired(handle, wanted))) return;
  const action = wanted ? "second_factor.required" : "second_factor.not_required";
  const subject = { type: "institution", id: actor.institution_id, label: "Signing in" } as const;
  await audit(handle, actor, action, subject);
}

/**
 * Takes a colleague's lost second step off: their sessions end, and they are told. Nobody does so for themselves: at
 * an open screen that would be all that a stranger needs.
 */
export async function takeSecondStepOff(
  handle: Handle,
  actor: SignedIn,
  id: number,
): Promise<void> {
  if (id === actor.user_id) {
    throw new AppError("not_allowed", {
      detail:
        "You cannot take your own second step off here. Sign in with a recovery code, or ask another administrator.",
    });
  }
  const colleague = await findColleague(handle, id);
  if (colleague === undefined) throw notFound();
  const label = fullName(colleague);
  const told = composeTakenOff(
    { name: label, email: colleague.email },
    `${fullName(actor.user)}, an administrator of ${actor.user.institution.name},`,
  );
  if (!(await removeSecondStep(handle, id, told))) throw notFound();
  await audit(handle, actor, "second_factor.taken_off", { type: "user", id, label });
}

/** The same by whoever runs the server, for whom nobody else can help; null where the address has no second step. */
export async function takeOffByOperator(database: Database, email: string): Promise<string | null> {
  const whose = await removeByOperator(database, email);
  if (whose === undefined) return null;
  await queueText(database, composeTakenOff(whose, "The provider"));
  return whose.name;
}
