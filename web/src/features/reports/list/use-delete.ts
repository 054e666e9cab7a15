import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { goneText } from "../../../lib/api/api-error.ts";
import { discardReports } from "../discarding.ts";

/** Deleting one report of a list, after a question; the message that it is done offers to undo it. */
export function useDelete(
  onDeleted: (report: ListedReport) => void,
  onUndo?: (report: ListedReport) => void,
) {
  const [asked, setAsked] = useState<ListedReport | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (!asked) return;
    setBusy(true);
    await discardReports([asked.id], {
      done: "Report deleted successfully",
      failed: (error) => goneText(error, "report") ?? "Failed to delete report",
      // At once: a page that went with its last report must not be asked for once more.
      onDiscarded: () => flushSync(() => onDeleted(asked)),
      // Before the server has done it: the message's button goes with the press.
      onUndo: () => onUndo?.(asked),
    });
    setBusy(false);
    setAsked(null);
  }

  return { asked, busy, ask: setAsked, cancel: () => setAsked(null), confirm };
}
