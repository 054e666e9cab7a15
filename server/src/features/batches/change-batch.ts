import type { Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { countChanges, type ItemChange } from "./progress.ts";
import { lockBatch, selectItems, updateItems, type BatchRow, type ItemRow } from "./queries.ts";

/** Cancels what has not begun; what is written, or being written, stays. */
export function cancelBatch(handle: Handle, id: number): Promise<BatchRow> {
  return change(handle, id, (item) => item.state === "waiting", { state: "cancelled" });
}

/**
 * Takes up what failed, or was cancelled: all of it, or the one student at `index`. With `fallback` the writer on this
 * server writes it, and the chosen one is not asked again. What has been taken up is no longer in that state, so that
 * the same call again writes nothing twice.
 */
export async function retryBatch(
  handle: Handle,
  id: number,
  options: {
    state?: "failed" | "cancelled" | undefined;
    index?: number | undefined;
    fallback?: boolean | undefined;
  },
): Promise<BatchRow> {
  const { state = "failed", index } = options;
  const left = (item: ItemRow) =>
    item.state === state && (index === undefined || item.index === index);
  return change(handle, id, left, {
    state: "waiting",
    error: null,
    failure: null,
    leased_until: null,
    // What this server was chosen for once, no provider is asked for later.
    ...(options.fallback === true && { on_this_server: true }),
  });
}

async function change(
  handle: Handle,
  id: number,
  which: (item: ItemRow) => boolean,
  to: ItemChange["to"] & { leased_until?: null; on_this_server?: boolean },
): Promise<BatchRow> {
  // The batch's lock is taken first, as the workers do.
  const batch = await lockBatch(handle, id);
  if (batch === undefined) throw notFound();
  const items = (await selectItems(handle, [id])).filter(which);
  if (items.length === 0) return batch;
  await updateItems(
    handle,
    items.map((item) => item.id),
    to,
  );
  return countChanges(
    handle,
    batch,
    items.map((item) => ({ item, to })),
  );
}
