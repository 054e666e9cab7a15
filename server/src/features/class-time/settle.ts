import type { settleClassTime } from "@reportair/contract/features/class-time.ts";
import type { BodyOf } from "@reportair/contract/endpoint.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { deleteTimes, findChoices, upsertChoices } from "./queries.ts";

/**
 * Settles what the actor wants of it. Whoever answers has been asked; whoever stops counting has what was counted
 * removed.
 */
export async function settle(
  handle: Handle,
  actor: Actor,
  { before_minutes, asked, counting }: BodyOf<typeof settleClassTime>,
): Promise<void> {
  const choices = await findChoices(handle);
  await upsertChoices(handle, actor, {
    counting: counting ?? choices.counting,
    asked: choices.asked || asked === true || before_minutes !== undefined,
    before_minutes: before_minutes === undefined ? choices.before_minutes : before_minutes,
  });
  if (counting === false) await deleteTimes(handle, actor);
}
