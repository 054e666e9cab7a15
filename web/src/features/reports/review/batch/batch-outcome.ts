import type { Batch } from "@reportair/contract/features/batches.ts";
import { formatCount } from "../../../../lib/format.ts";
import { isRunning } from "./fold-events.ts";

export const NOTHING_GENERATED =
  "No reports were generated. The API may have returned an empty response.";

/** While the server cannot be heard. */
export const CONNECTION_LOST =
  "Connection lost. The batch goes on; this page catches up when it is back.";

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

/** Why all that failed did so, where it is one and the same for each; it is then said once, and not in every line. */
export function commonCause(batch: Batch): string | null {
  const causes = new Set(
    batch.items.filter(({ state }) => state === "failed").map(({ error }) => error),
  );
  return causes.size === 1 ? ([...causes][0] ?? null) : null;
}

/** Why several of them failed, where the rest failed for other reasons, each with the names that it is about. */
export function sharedCauses(batch: Batch): { cause: string; names: string[] }[] {
  if (commonCause(batch) !== null) return [];
  const failed = batch.items.filter(({ state }) => state === "failed");
  return [...Map.groupBy(failed, ({ error }) => error)].flatMap(([cause, items]) =>
    cause === null || items.length < 2
      ? []
      : [{ cause, names: items.map(({ student }) => student.full_name) }],
  );
}

/** What is to be said of a batch: what failed, and how it has ended; null where there is nothing but its progress. */
export function outcomeOf(batch: Batch): Outcome | null {
  if (batch.done === batch.total && batch.total > 0) return null;
  const cause = commonCause(batch);
  const because = cause === null ? "" : ` ${cause}`;
  // Most causes say themselves that nothing is lost; once is enough.
  const saidSafe = cause?.includes("Nothing was lost") ?? false;
  if (isRunning(batch)) {
    if (batch.failed === 0) return null;
    return { tone: "warning", text: `${batch.failed} could not be written.${because}` };
  }
  const written = `${formatCount(batch.done, "report")} of ${batch.total} ${batch.done === 1 ? "is" : "are"} written and saved.`;
  const cancelled =
    batch.cancelled === 0
      ? ""
      : ` The rest was cancelled: ${batch.cancelled === 1 ? "1 pupil was" : `${batch.cancelled} pupils were`} not begun.`;
  if (batch.failed === 0) {
    if (batch.done > 0) return { tone: "info", text: `${written}${cancelled}` };
    if (batch.cancelled === 0) return { tone: "danger", text: NOTHING_GENERATED };
    return { tone: "info", text: "Cancelled before a report was written. Your inputs are saved." };
  }
  if (batch.done === 0) {
    const several =
      sharedCauses(batch).length > 0 ? "not all for one reason." : "each pupil below says why.";
    return {
      tone: "danger",
      text: `${batchFailed(cause ?? several)}${cancelled}`,
      ...(!saidSafe && { safe: "What you entered is saved. Try again below." }),
    };
  }
  return {
    tone: "warning",
    text: `${written} ${batch.failed} could not be written.${because}${cancelled}`,
    safe: `${saidSafe ? "" : "What you entered for them is saved. "}Retry them here, or review the others now.`,
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
