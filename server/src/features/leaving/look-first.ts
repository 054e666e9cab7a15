import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { shownWriter, type ShownWriters } from "../report-policies/shown-writer.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { selectLookedAt } from "./queries.ts";

/**
 * Refuses to send anything of a class to a provider before its teacher has looked, in this period, at what would be
 * sent of one of its pupils; where the school asks for that look. Nothing is asked where this server writes.
 */
export async function lookFirst(
  handle: Handle,
  actor: Actor,
  writers: ShownWriters,
  classrooms: readonly (number | null)[],
  now: Date,
): Promise<void> {
  const policy = await findPolicy(handle);
  if (!policy.look_first || shownWriter(writers, policy).kind !== "model") return;
  // A class that is deleted has no pupil to look at.
  const asked = [...new Set(classrooms)].filter((id) => id !== null);
  if (asked.length === 0) return;
  const looked = await selectLookedAt(handle, await currentPeriod(handle, actor, now), asked);
  const missing = asked.filter((id) => !looked.includes(id));
  if (missing.length > 0) throw new AppError("look_first", { extra: { classrooms: missing } });
}
