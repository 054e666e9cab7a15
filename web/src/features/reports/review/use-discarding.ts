import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { toast } from "../../../ui/toast-store.ts";
import { discardReport, restoreReport } from "../../../data/reports.ts";
import { eachOf } from "./each-of.ts";
import type { Copies } from "./use-copies.ts";
import type { During } from "./use-review-actions.ts";

/** Discards reports and brings them back. `onEmpty` runs when the last of the review is discarded. */
export function useDiscarding(copies: Copies, during: During, onEmpty: () => void) {
  // Their edits stay where they are: who brings a report back finds them again.
  const [discarded, setDiscarded] = useState<readonly number[]>([]);

  async function discard(gone: readonly GeneratedReport[]): Promise<void> {
    const all = gone.length > 1;
    const ids = gone.map((each) => each.id);
    const results = await during(ids, "discarding", () =>
      eachOf(ids, (id) =>
        discardReport(id).then(
          () => true,
          () => false,
        ),
      ),
    );
    const hidden = ids.filter((_, at) => results[at]);
    const left = copies.remove(hidden);
    if (hidden.length > 0) setDiscarded(hidden);
    copies.outdate();
    if (hidden.length < ids.length) {
      toast.error(all ? "Error discarding reports" : "Error discarding report");
    } else {
      toast.success(all ? "All reports discarded successfully" : "Report discarded successfully", {
        label: "Undo",
        onAction: () => void restore(hidden),
      });
    }
    if (!left) onEmpty();
  }

  async function restore(ids: readonly number[]): Promise<void> {
    setDiscarded([]);
    try {
      await eachOf(ids, restoreReport);
      toast.success(ids.length > 1 ? "Reports brought back" : "Report brought back");
    } catch {
      toast.error("Could not be brought back. You can try again within 7 days.");
    }
    copies.outdate();
    await copies.reload();
  }

  return {
    /** What was discarded last, and can be brought back from here. */
    discarded,
    discard,
    restore,
  };
}
