import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { lockKept } from "./queries.ts";

/**
 * The ids, each once, where all are the actor's own kept reports, which alone may be shared; they stay so until the
 * transaction ends. Else a 404.
 */
export async function holdSharable(
  handle: Handle,
  actor: Actor,
  ids: readonly number[],
): Promise<number[]> {
  const wanted = new Set(ids);
  const kept = await lockKept(handle, actor, [...wanted]);
  if (kept.length < wanted.size) throw notFound();
  return kept;
}
