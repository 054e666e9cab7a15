import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { goneText } from "../../../lib/api/api-error.ts";
import { toast } from "../../../ui/toast-store.ts";
import type { ReportActions } from "./actions.ts";

/**
 * Deleting one report: asked first, done, and taken back by the toast that says so. `onDeleted` runs before
 * the lists are asked for anew, `onUndo` at once: the toast's button goes with the press.
 */
export function useDelete(
  actions: ReportActions,
  onDeleted: (report: GeneratedReport) => void,
  onUndo?: (report: GeneratedReport) => void,
) {
  const [asked, setAsked] = useState<GeneratedReport | null>(null);
  const [busy, setBusy] = useState(false);

  async function restore(report: GeneratedReport) {
    onUndo?.(report);
    try {
      await actions.restore(report.id);
      toast.success("Report brought back");
    } catch {
      toast.error("Could not be brought back. You can try again within 7 days.");
    }
    actions.outdate();
  }

  async function confirm() {
    if (!asked) return;
    setBusy(true);
    try {
      await actions.discard(asked.id);
      // At once: a page that went with its last report must not be asked for once more.
      flushSync(() => onDeleted(asked));
      toast.success("Report deleted successfully", {
        label: "Undo",
        onAction: () => void restore(asked),
      });
    } catch (error) {
      toast.error(goneText(error, "report") ?? "Failed to delete report");
    }
    setBusy(false);
    setAsked(null);
    actions.outdate();
  }

  return { asked, busy, ask: setAsked, cancel: () => setAsked(null), confirm };
}
