import type { CountedSum } from "@reportair/contract/features/class-time.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { currentPeriod } from "../reporting-periods/current-period.ts";
import { addSum, findChoices, selectTaught } from "./queries.ts";

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
  // In one order, so that two devices never wait for each other.
  const own = sums
    .filter(({ classroom }) => taught.has(classroom))
    .toSorted((a, b) => a.classroom - b.classroom);
  for (const sum of own) await addSum(handle, actor, period, sum);
  return true;
}
