import type {
  BatchEvent,
  BatchItem,
  ItemFailure,
  ItemState,
} from "@reportair/contract/features/batches.ts";
import type { Handle } from "../../database/handle.ts";
import { insertEvents, updateBatch, type BatchRow, type ItemRow } from "./queries.ts";

export type ItemChange = {
  item: ItemRow;
  to: {
    state: ItemState;
    error?: string | null;
    failure?: ItemFailure | null;
    report_id?: number | null;
  };
};

/** An item as the contract has it. */
export function presentItem(item: ItemRow): BatchItem {
  return {
    index: item.index,
    student: { id: item.student_id, full_name: item.student_name },
    state: item.state,
    report: item.report_id,
    error: item.error,
    failure: item.failure,
  };
}

const COUNTED: Partial<Record<ItemState, "done" | "failed" | "cancelled">> = {
  done: "done",
  failed: "failed",
  cancelled: "cancelled",
};

/**
 * Counts items into their new states on the locked batch row, and tells of each in an event. The batch ends
 * when no item is open; it counts as cancelled where its rest was.
 */
export async function countChanges(
  handle: Handle,
  batch: BatchRow,
  changes: readonly ItemChange[],
): Promise<BatchRow> {
  let counts = { ...batch };
  const events: { id: number; payload: BatchEvent }[] = [];
  for (const { item, to } of changes) {
    counts = moved(counts, item.state, to.state);
    counts.last_event += 1;
    const { status, total, done, failed, cancelled } = counts;
    events.push({
      id: counts.last_event,
      payload: {
        status,
        total,
        done,
        failed,
        cancelled,
        item: presentItem({ ...item, ...withDefaults(to) }),
      },
    });
  }
  await updateBatch(handle, batch.id, counts);
  await insertEvents(
    handle,
    events.map((event) => ({
      ...event,
      batch_id: batch.id,
      institution_id: batch.institution_id,
      author_id: batch.author_id,
    })),
  );
  return counts;
}

function withDefaults(to: ItemChange["to"]) {
  const { state, error = null, failure = null, report_id = null } = to;
  return { state, error, failure, report_id };
}

/** A batch's counts and status after one item went from one state to another. Pure. */
function moved(batch: BatchRow, from: ItemState, to: ItemState): BatchRow {
  const counts = { ...batch };
  const left = COUNTED[from];
  const entered = COUNTED[to];
  if (left !== undefined) counts[left] -= 1;
  if (entered !== undefined) counts[entered] += 1;
  const open = counts.total - counts.done - counts.failed - counts.cancelled;
  if (open === 0) {
    counts.status = counts.cancelled > 0 ? "cancelled" : "finished";
  } else {
    counts.status =
      to === "waiting" && counts.done + counts.failed + counts.cancelled === 0
        ? "queued"
        : "running";
  }
  return counts;
}
