import { setTimeout as wait } from "node:timers/promises";
import type { Actor, Database } from "../../database/handle.ts";
import { rideOut } from "../../database/ride-out.ts";
import { notFound } from "../../http/errors.ts";
import { findBatch, selectItems, type BatchRow, type ItemRow } from "./queries.ts";

const FIRST_LOOK = 15;
const LONGEST_PAUSE = 250;

/** Waits until a batch has ended, wherever its workers run. Looks often at first, as the embedded writer is quick. */
export async function settled(
  database: Database,
  actor: Actor,
  id: number,
  signal: AbortSignal,
): Promise<{ batch: BatchRow; items: ItemRow[] }> {
  for (let pause = FIRST_LOOK; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    const look = () =>
      database.as(actor, async (handle) => {
        const batch = await findBatch(handle, id);
        if (batch === undefined) throw notFound();
        if (batch.status === "queued" || batch.status === "running") return null;
        return { batch, items: await selectItems(handle, [id]) };
      });
    // The batch outlives a database that is away; whoever was told that it failed would order it a second time.
    const found = await rideOut(look, signal);
    if (found !== null) return found;
    await wait(pause, undefined, { signal });
  }
}
