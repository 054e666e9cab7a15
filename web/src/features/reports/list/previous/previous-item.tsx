import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { stateOfReport } from "@reportair/contract/report-status.ts";
import { X } from "lucide-react";
import { formatCount, formatDateUs } from "../../../../lib/format.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { ReportStateMark } from "../../status/report-state-mark.tsx";

/** One earlier report, whole. */
export function PreviousItem(props: { report: ListedReport; onDelete: () => void }) {
  const { report, onDelete } = props;
  const date = formatDateUs(report.created_at);
  return (
    <li className="border-t border-border py-4 first:border-t-0 first:pt-3">
      <div className="flex items-start justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted tabular-nums">
          <time dateTime={report.created_at} className="font-mid text-text">
            {date}
          </time>
          <span>{formatCount(report.word_count, "word")}</span>
          <span>{formatCount(report.char_count, "character")}</span>
          {report.standing ? (
            <ReportStateMark state={stateOfReport(report)} />
          ) : (
            <span>{report.was_kept ? "Kept before" : "Earlier draft"}</span>
          )}
        </p>
        <IconButton
          size="row"
          variant="danger"
          className="-mt-1"
          label={`Delete the report of ${date}`}
          icon={<X aria-hidden size={16} strokeWidth={1.75} />}
          onClick={onDelete}
        />
      </div>
      <p className="mt-1 max-w-[58ch] border-l border-margin-line pl-5 font-read text-read whitespace-pre-line">
        {report.report_content}
      </p>
    </li>
  );
}
