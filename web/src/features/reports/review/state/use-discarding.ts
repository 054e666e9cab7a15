import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { discardReports, restoreReports, type Restoring } from "../../discarding.ts";
import type { Copies } from "./use-copies.ts";
import type { During } from "./use-review-actions.ts";

/** Discards reports and brings them back. `onEmpty` runs when the last of the review is discarded. */
export function useDiscarding(copies: Copies, during: During, onEmpty: () => void) {
  // Their edits stay where they are: who brings a report back finds them again.
  const [discarded, setDiscarded] = useState<readonly number[]>([]);
  const restoring: Restoring = {
    onUndo: () => setDiscarded([]),
    onRestored: () => void copies.reload(),
  };

  async function discard(reports: readonly GeneratedReport[]): Promise<void> {
    const all = reports.length > 1;
    const ids = reports.map(({ id }) => id);
    let left = true;
    await during(ids, "discarding", () =>
      discardReports(ids, {
        ...restoring,
        done: all ? "All reports discarded successfully" : "Report discarded successfully",
        failed: () => (all ? "Error discarding reports" : "Error discarding report"),
        onDiscarded: (gone) => {
          left = copies.remove(gone);
          setDiscarded(gone);
        },
      }),
    );
    if (!left) onEmpty();
  }

  return {
    /** What was discarded last, and can be brought back from here. */
    discarded,
    discard,
    restore: (ids: readonly number[]) => restoreReports(ids, restoring),
  };
}
