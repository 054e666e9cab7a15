import type { CountedSum } from "@reportair/contract/features/class-time.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { addSums, findChoices, selectTaught } from "./queries.ts";

/**
 * Adds seconds of work to the actor's own classes, in the period of now; what is of another class is left out, since
 * whoever counted it may teach it no more. Returns whether the actor has their time counted at all.
 */
export async function addTime(
  handle: Handle,
  actor: Actor,
  sums: readonly CountedSum[],
  now: Date,
): Promise<boolean> {
  const { counting } = await findChoices(handle);
  if (!counting) return false;
  const ids = [...new Set(sums.map(({ classroom }) => classroom))];
  const taught = await selectTaught(handle, actor, ids);
  const period = await currentPeriod(handle, actor, now);
  await addSums(
    handle,
    actor,
    period,
    sums.filter(({ classroom }) => taught.has(classroom)),
  );
  return true;
}
