import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import { discardReport, restoreReport } from "../../data/reports.ts";
import { asOneChange } from "../../data/stale.ts";
import { eachOf } from "../../lib/each-of.ts";
import { toast } from "../../ui/toast-store.ts";

/** What bringing reports back changes on the screen, before and after the server has done it. */
export interface Restoring {
  onUndo: () => void;
  onRestored?: () => void;
}

/** A screen's messages, and what it changes when reports are discarded. */
interface Discarding extends Restoring {
  done: string;
  /** The message where a report could not be discarded, from the error of one of them. */
  failed: (error: unknown) => string;
  /** Takes discarded reports off the screen, before the lists are fetched again. */
  onDiscarded: (gone: readonly number[]) => void;
}

/**
 * Discards reports by their ids, a few at a time; where all are, the message that says so offers to undo it.
 */
export async function discardReports(ids: readonly number[], screen: Discarding): Promise<void> {
  await asOneChange(async (of) => {
    const results = await eachOf(ids, (id) =>
      discardReport(id, of).then(
        () => ({ gone: id }),
        (error: unknown) => ({ error }),
      ),
    );
    const gone = results.flatMap((result) => ("gone" in result ? [result.gone] : []));
    if (gone.length > 0) screen.onDiscarded(gone);
    const failure = results.find((result) => "error" in result);
    if (failure) {
      toast.error(screen.failed(failure.error));
    } else {
      toast.success(screen.done, {
        label: "Undo",
        later: `Under Recently discarded for ${DISCARD_DAYS} days`,
        onAction: () => void restoreReports(gone, screen),
      });
    }
  });
}

/** Brings discarded reports back; the message where that fails says for how long it can be tried again. */
export async function restoreReports(ids: readonly number[], screen: Restoring): Promise<void> {
  screen.onUndo();
  await asOneChange(async (of) => {
    try {
      await eachOf(ids, (id) => restoreReport(id, of));
      toast.success(ids.length > 1 ? "Reports brought back" : "Report brought back");
    } catch {
      toast.error(
        `Could not be brought back. You can try again within ${DISCARD_DAYS} days, from Recently discarded.`,
      );
    }
  });
  screen.onRestored?.();
}
