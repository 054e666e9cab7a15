import type { Batch, BatchEvent } from "@reportair/contract/features/batches.ts";

/** A batch after events of its progress stream, in order; an event that comes twice changes nothing. */
export function foldEvents(batch: Batch, events: readonly BatchEvent[]): Batch {
  const last = events.at(-1);
  if (last === undefined) return batch;
  const { item: _, ...counts } = last;
  const changed = new Map(events.map(({ item }) => [item.index, item]));
  return {
    ...batch,
    ...counts,
    items: batch.items.map((item) => changed.get(item.index) ?? item),
  };
}

/** Whether something is still to come. */
export function isRunning(batch: Pick<Batch, "status">): boolean {
  return batch.status === "queued" || batch.status === "running";
}

/** Students with whom the batch is through, whatever came of it. */
export function settledCount(batch: Pick<Batch, "done" | "failed" | "cancelled">): number {
  return batch.done + batch.failed + batch.cancelled;
}

/** Ids of the reports that are written, in the order of the class. */
export function writtenReports(batch: Batch): number[] {
  return batch.items.flatMap((item) => (item.state === "done" ? (item.report ?? []) : []));
}
