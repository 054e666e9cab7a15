import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useEffect, useRef, type ReactNode } from "react";
import { formatCount } from "../../../../lib/format.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { FeedbackWidget } from "../../../feedback/feedback-widget.tsx";
import { lengthHint } from "../length-hint.ts";
import { ReportEditor } from "../editing/report-editor.tsx";
import { AboutShare } from "./about-share.tsx";
import { DoubtLines } from "./doubt-lines.tsx";
import { ReportText } from "./report-text.tsx";
import type { SourceRow } from "./sentences.ts";
import { ReportStateMark } from "../../status/report-state-mark.tsx";
import { stateInReview, waits } from "../state/waiting.ts";
import { StaleNotice } from "./stale-notice.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";
import { TextEnd } from "./text-end.tsx";
import { TextTools } from "./text-tools.tsx";
import type { Pointing } from "./use-pointing.ts";
import { WaysOfReading } from "./ways-of-reading.tsx";
import type { Review } from "../state/use-review.ts";

/** One report to read or edit, with its place among the others. */
export function Reader(props: {
  review: Review;
  report: GeneratedReport;
  rows: readonly SourceRow[];
  pointing: Pointing;
  /** What stands at the right of the name: the way to the others. */
  aside?: ReactNode;
}) {
  const { review, report, rows, pointing, aside } = props;
  const draft = review.drafts[report.id];
  const action = review.actions[report.id];
  const writing = action === "writing";
  const heading = useRef<HTMLHeadingElement>(null);
  const editing = draft ? report.id : null;
  const wasEditing = useRef(editing);
  useEffect(() => {
    // What was pressed to come here left with its list.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // The editor took the focus with it; the button that opened it is where one goes on.
    if (wasEditing.current === report.id && editing === null) {
      heading.current
        ?.closest("[role=dialog]")
        ?.querySelector<HTMLElement>("[data-edit-report]")
        ?.focus();
    }
    wasEditing.current = editing;
  }, [editing, report.id]);
  return (
    <>
      <header className="mb-4 flex items-start gap-x-4">
        <div className="min-w-0 flex-1">
          <h3 ref={heading} tabIndex={-1} className="text-h2 font-bold">
            {report.student_name}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-muted">
            <span className="mr-1 flex flex-wrap items-center gap-x-1.5 max-lg:basis-full">
              Year {report.year} · <ReportStateMark state={stateInReview(report)} /> · version{" "}
              {report.version}
            </span>
            {/* The editor counts what is being typed: two counts would disagree. */}
            {!draft && (
              <>
                <Chip>{formatCount(report.char_count, "character")}</Chip>
                <Chip>{formatCount(report.word_count, "word")}</Chip>
                <LengthHint report={report} />
              </>
            )}
          </p>
        </div>
        {aside}
      </header>
      {waits(report) && <WaitingNotice review={review} report={report} />}
      {report.stale && (
        <StaleNotice review={review} report={report} onDone={() => heading.current?.focus()} />
      )}
      {draft ? (
        <ReportEditor
          key={report.id}
          review={review}
          report={report}
          draft={draft}
          onDone={() => {}}
        />
      ) : (
        <>
          <div aria-busy={writing} className={writing || action === "refining" ? "opacity-60" : ""}>
            {writing && (
              <p role="status" className="mb-2 text-md text-info">
                Writing another text...
              </p>
            )}
            <div className="mb-3 flex min-h-(--control-row) flex-wrap items-center gap-x-3 gap-y-1">
              <AboutShare review={review} report={report} />
              <WaysOfReading review={review} report={report} pointing={pointing} />
            </div>
            <ReportText
              key={report.id}
              report={report}
              rows={rows}
              pointing={pointing}
              quiet={review.quiet}
            />
            <DoubtLines review={review} report={report} />
            <TextEnd key={`end of ${report.id}`} onSeen={() => void review.markOpened(report)} />
          </div>
          <TextTools review={review} report={report} pointing={pointing} />
        </>
      )}
      <div className="mt-6 max-w-140">
        <FeedbackWidget report={report} />
      </div>
    </>
  );
}

function LengthHint({ report }: { report: GeneratedReport }) {
  const hint = lengthHint(report.report_content, report.selected_word_count, report.length_unit);
  return hint && <span>{hint}</span>;
}
