import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { stateOfReport } from "@reportair/contract/report-status.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { ReportStateMark } from "../../status/report-state-mark.tsx";
import { SuggestedMark } from "../../../sharing/suggested-mark.tsx";
import type { RowHandlers } from "./row-handlers.ts";

/** The student's name, which opens the report, and how far the report is. */
export function RowName({ report, actions }: { report: ListedReport; actions: RowHandlers }) {
  const open = actions.inRow?.report.id === report.id;
  const unsaved = !open && actions.editing.isUnsaved(report.id);
  return (
    <>
      <button
        type="button"
        className="max-w-full min-w-0 truncate rounded-1 text-left font-mid hover:underline touch:min-h-11"
        title={report.student_name}
        onClick={() => actions.onOpen(report)}
      >
        <span className="sr-only">Open report for </span>
        {report.student_name}
      </button>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs font-body text-muted">
        {report.period}
        <ReportStateMark state={stateOfReport(report)} className="text-xs" />
        {report.kept_unread && <Chip tone="warning">Not opened</Chip>}
        <SuggestedMark report={report} />
        {unsaved && <Chip tone="info">Unsaved edit</Chip>}
      </span>
    </>
  );
}
