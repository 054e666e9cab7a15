import type { Batch } from "@reportair/contract/features/batches.ts";
import { formatCount } from "../../../../lib/format.ts";
import { isRunning } from "./fold-events.ts";

export const NOTHING_GENERATED =
  "No reports were generated. The API may have returned an empty response.";

/** The specification's sentence for a batch that failed. */
export function batchFailed(error: string): string {
  return `Batch Generation Failed: ${error}`;
}

export interface Outcome {
  tone: "danger" | "warning" | "info";
  text: string;
  /** What is not lost. */
  safe?: string;
}

/** What is to be said of a batch that has ended, or null where all is written or it still runs. */
export function outcomeOf(batch: Batch): Outcome | null {
  if (isRunning(batch) || (batch.done === batch.total && batch.total > 0)) return null;
  const open = batch.total - batch.done;
  const written = `${formatCount(batch.done, "report")} of ${batch.total} ${batch.done === 1 ? "is" : "are"} written and saved.`;
  if (batch.done === 0) {
    const cause = batch.items.find((item) => item.error !== null)?.error;
    if (cause) {
      return {
        tone: "danger",
        text: batchFailed(cause),
        safe: "What you entered is saved; nothing is lost.",
      };
    }
    if (batch.cancelled > 0) {
      return {
        tone: "info",
        text: "Cancelled before a report was written. Your inputs are saved.",
      };
    }
    return { tone: "danger", text: NOTHING_GENERATED };
  }
  if (batch.failed === 0) {
    const rest = open === 1 ? "1 pupil was" : `${open} pupils were`;
    return { tone: "info", text: `${written} The rest was cancelled: ${rest} not begun.` };
  }
  return {
    tone: "warning",
    text: `${written} ${batch.failed} could not be written.`,
    safe: "What you entered for them is saved. Retry them here, or review the others now.",
  };
}

/**
 * What a screen reader reads out between two states of a batch: each quarter, each failure and the
 * end, so that forty students do not make forty messages. Null where nothing is worth saying.
 */
export function announcementOf(before: Batch | null, after: Batch): string | null {
  if (before === null) return null;
  const failed = after.items
    .filter((item, at) => item.state === "failed" && before.items[at]?.state !== "failed")
    .map((item) => `${item.student.full_name}: could not be written.`);
  const quarter = (batch: Batch) => Math.floor((batch.done * 4) / Math.max(1, batch.total));
  const ended = isRunning(before) && !isRunning(after);
  const progress =
    ended || quarter(after) > quarter(before)
      ? [`${after.done} of ${after.total} reports written.`]
      : [];
  const sentences = [...failed, ...progress];
  return sentences.length > 0 ? sentences.join(" ") : null;
}
