import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Chip } from "../../../../ui/chip.tsx";
import type { RowDeeds } from "./row-deeds.ts";

/** Whose report it is, which opens it to be read, and how it stands with it. */
export function RowName({ report, deeds }: { report: GeneratedReport; deeds: RowDeeds }) {
  const open = deeds.inRow?.report.id === report.id;
  const unsaved = !open && deeds.editing.isUnsaved(report.id);
  return (
    <>
      <button
        type="button"
        className="max-w-full min-w-0 truncate rounded-1 text-left font-mid hover:underline touch:min-h-11"
        title={report.student_name}
        onClick={() => deeds.onOpen(report)}
      >
        <span className="sr-only">Open report for </span>
        {report.student_name}
      </button>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs font-body text-muted">
        {report.period} · {report.status === "kept" ? "Kept" : "Draft"}
        {report.kept_unread && <Chip tone="warning">Not opened</Chip>}
        {unsaved && <Chip tone="info">Unsaved edit</Chip>}
      </span>
    </>
  );
}
