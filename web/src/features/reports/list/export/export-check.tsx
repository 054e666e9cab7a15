import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { CircleDashed, Flag } from "lucide-react";
import { useState } from "react";
import { formatCount, formatNumber } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { rarePart } from "../../../../ui/part.tsx";
import { ReportStateMark } from "../../status/report-state-mark.tsx";
import { CONCERN_WORDS, concernsOf, type Concern } from "./concerns.ts";

// Most exports have nothing to look at.
const ReviewWindow = rarePart(
  async () => (await import("../../review/review-window.tsx")).ReviewWindow,
);

/** Before an export: which of its reports are worth a look and why, the way to each, and the export all the same. */
export function ExportCheck(props: {
  reports: readonly ListedReport[];
  onExport: (reports: readonly ListedReport[]) => void;
  onCancel: () => void;
  /** One of them has been looked at, and may have changed. */
  onLooked?: () => void;
}) {
  const { reports, onExport, onCancel, onLooked } = props;
  const [opened, setOpened] = useState<number | null>(null);
  const doubtful = reports.filter((report) => concernsOf(report).length > 0);
  const others = reports.filter((report) => concernsOf(report).length === 0);
  const all = formatNumber(reports.length);
  return (
    <>
      <Dialog
        open
        onClose={onCancel}
        title="Before you export"
        description={sentence(doubtful.length, reports.length)}
        actions={
          <>
            <Button className="mr-auto" onClick={onCancel}>
              Cancel
            </Button>
            {others.length > 0 && doubtful.length > 0 && (
              <Button onClick={() => onExport(others)}>
                Export the other {formatNumber(others.length)}
              </Button>
            )}
            <Button variant="primary" onClick={() => onExport(reports)}>
              {doubtful.length > 0 ? `Export all ${all} anyway` : `Export ${all}`}
            </Button>
          </>
        }
      >
        <ul aria-label="Worth a look" className="divide-y divide-border">
          {doubtful.map((report) => (
            <li key={report.id} className="flex items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="text-md font-mid">{report.student_name}</p>
                <p className="flex flex-wrap gap-x-3 gap-y-0.5">
                  {concernsOf(report).map((concern) => (
                    <ConcernMark key={concern} concern={concern} />
                  ))}
                </p>
              </div>
              <Button size="row" onClick={() => setOpened(report.id)}>
                Open
                <span className="sr-only"> the report for {report.student_name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
      {opened !== null && (
        <ReviewWindow
          title="Report"
          reportIds={[opened]}
          onClose={() => {
            setOpened(null);
            onLooked?.();
          }}
        />
      )}
    </>
  );
}

function sentence(doubtful: number, all: number): string {
  if (doubtful === 0) return "Nothing is left that is worth a look.";
  return `${doubtful} of ${formatCount(all, "report")} ${doubtful === 1 ? "is" : "are"} worth a look first.`;
}

function ConcernMark({ concern }: { concern: Concern }) {
  if (concern === "out_of_date") return <ReportStateMark state="out_of_date" />;
  const Icon = concern === "flagged" ? Flag : CircleDashed;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-warning">
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      {CONCERN_WORDS[concern]}
    </span>
  );
}
