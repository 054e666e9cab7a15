import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { discardReports, restoreReports, type Restoring } from "../../discarding.ts";
import type { Copies } from "./use-copies.ts";
import type { During } from "./use-review-actions.ts";

/**
 * Discards reports and brings them back. Where another text of the pupil stands beside a discarded one, it comes into
 * its place. `onEmpty` runs when the last of the review is discarded.
 */
export function useDiscarding(copies: Copies, during: During, onEmpty: () => void) {
  // Their edits stay where they are: who brings a report back finds them again.
  const [discarded, setDiscarded] = useState<readonly number[]>([]);
  const restoring = (ids: readonly number[]): Restoring => ({
    onUndo: () => setDiscarded([]),
    onRestored: () => void copies.reload(ids),
  });

  async function discard(reports: readonly GeneratedReport[]): Promise<void> {
    const all = reports.length > 1;
    const ids = reports.map(({ id }) => id);
    // Whoever discards all is done with the review.
    const beside = all ? null : (reports[0]?.beside ?? reports[0]?.proposal ?? null);
    let left = true;
    await during(ids, "discarding", () =>
      discardReports(ids, {
        ...restoring(ids),
        done: all ? "All reports discarded successfully" : "Report discarded successfully",
        failed: () => (all ? "Error discarding reports" : "Error discarding report"),
        onDiscarded: (gone) => {
          left = copies.remove(gone) || beside !== null;
          setDiscarded(gone);
          if (beside !== null) void copies.reload([beside]);
        },
      }),
    );
    if (!left) onEmpty();
  }

  return {
    /** What was discarded last, and can be brought back from here. */
    discarded,
    discard,
    restore: (ids: readonly number[]) => restoreReports(ids, restoring(ids)),
  };
}
