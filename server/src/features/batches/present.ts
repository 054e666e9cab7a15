import type { Batch } from "@reportair/contract/features/batches.ts";
import { presentItem } from "./progress.ts";
import type { BatchRow, ItemRow } from "./queries.ts";

/** A batch with its items, in the order of the request. */
export function presentBatch(batch: BatchRow, items: readonly ItemRow[]): Batch {
  return {
    id: batch.id,
    status: batch.status,
    total: batch.total,
    done: batch.done,
    failed: batch.failed,
    cancelled: batch.cancelled,
    classroom: { id: batch.classroom_id, name: batch.classroom_name },
    word_count: batch.length_range,
    length_unit: batch.length_unit,
    created_at: batch.created_at.toISOString(),
    items: items.map(presentItem),
  };
}
