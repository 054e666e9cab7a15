import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Eye, History, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { HistoryDialog } from "../history/history-dialog.tsx";
import { isFromServer, writerOf } from "../history/provider.ts";
import { RefineRow } from "../refining/refine-row.tsx";
import { HasLeftDialog } from "../../../leaving/leaving-dialog.tsx";
import { SharedNotice } from "../refining/shared-notice.tsx";
import type { Pointing } from "./use-pointing.ts";
import { canUnkeep, UNKEEP } from "../state/unkeeping.ts";
import type { Review } from "../state/use-review.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Under a text that is read: what can be asked of it, its earlier texts, whether it stays kept, and what left the school. */
export function TextTools(props: { review: Review; report: GeneratedReport; pointing: Pointing }) {
  const { review, report, pointing } = props;
  const [open, setOpen] = useState<"history" | "sent" | null>(null);
  const history = useRef<HTMLButtonElement>(null);
  const refine = useRef<HTMLDivElement>(null);
  const busy = review.actions[report.id] !== undefined;
  /** The button goes with what it does; the focus stays beside it. */
  function unkeep() {
    history.current?.focus();
    void review.unkeep([report]);
  }
  const close = () => setOpen(null);
  const whose = <span className="sr-only">, report for {report.student_name}</span>;
  return (
    <div className="mt-4 max-w-140 space-y-3">
      <RefineRow ref={refine} review={review} report={report} pointing={pointing} />
      <SharedNotice review={review} report={report} onDone={() => refine.current?.focus()} />
      <div className="-mx-2.5 flex flex-wrap gap-x-1">
        <Button
          ref={history}
          variant="ghost"
          size="row"
          icon={<History {...icon} />}
          onClick={() => setOpen("history")}
        >
          History{whose}
        </Button>
        {report.has_left && (
          <Button
            variant="ghost"
            size="row"
            icon={<Eye {...icon} />}
            onClick={() => setOpen("sent")}
          >
            What left the school{whose}
          </Button>
        )}
        {canUnkeep(review, report) && (
          <Button
            variant="ghost"
            size="row"
            icon={<Undo2 {...icon} />}
            aria-disabled={busy || undefined}
            onClick={() => busy || unkeep()}
          >
            {UNKEEP}
            {whose}
          </Button>
        )}
        <p className="flex min-h-(--control-row) items-center px-2.5 text-sm text-muted">
          {writerOf(report.written_by)}
        </p>
      </div>
      {open === "history" && <HistoryDialog review={review} report={report} onClose={close} />}
      {open === "sent" && (
        <HasLeftDialog
          report={report}
          steppedIn={isFromServer(report.written_by)}
          onClose={close}
        />
      )}
    </div>
  );
}
