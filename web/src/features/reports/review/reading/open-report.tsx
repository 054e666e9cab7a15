import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useEffect, useRef } from "react";
import { rememberStop } from "../../../../data/reports.ts";
import { PHONE, useMedia } from "../../../../lib/use-media.ts";
import { ReaderActions } from "./reader-actions.tsx";
import { Reader } from "./reader.tsx";
import { SentencePanel } from "./sentence-panel.tsx";
import { rowOf, sourceRows, type Uncovered } from "./sentences.ts";
import { SourceList } from "./source-list.tsx";
import { Stepper } from "../overview/stepper.tsx";
import { UncoveredList } from "../refining/uncovered-list.tsx";
import type { Navigation } from "../overview/use-navigation.ts";
import { usePointing } from "./use-pointing.ts";
import type { Review } from "../state/use-review.ts";

/**
 * The open report: its text, its sources and what can be done with it. It stays while reports change
 * in it, so that the focus stays on its buttons.
 */
export function OpenReport(props: {
  review: Review;
  navigation: Navigation;
  report: GeneratedReport;
}) {
  const { review, navigation, report } = props;
  const wide = useMedia("(min-width: 68.75rem)");
  const phone = useMedia(PHONE);
  const alone = review.reports.length === 1;
  const rows = sourceRows(report);
  const editing = review.drafts[report.id] !== undefined;
  const pointing = usePointing(report.id, rows);

  const page = useRef<HTMLDivElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current === report.id) return;
    shown.current = report.id;
    page.current?.scrollTo(0, 0);
    // In a low window it is the bars around it that have scrolled away.
    page.current?.scrollIntoView({ block: "start" });
    if (!alone) void rememberStop(report);
  });

  /** Shows what has come into the text, beside the way to take it out again. */
  function onWorkedIn({ field }: Uncovered) {
    pointing.pin({ row: rowOf(field) });
    toRefining();
  }
  const toRefining = () => page.current?.querySelector<HTMLElement>("[data-refine]")?.focus();
  const sources = (
    <>
      <SourceList rows={rows} pointing={pointing} />
      <UncoveredList review={review} report={report} onWorkedIn={onWorkedIn} onSaid={toRefining} />
    </>
  );
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <article
        aria-label={`Report for ${report.student_name}`}
        className="flex min-h-0 min-w-0 flex-1 flex-col low:sm:overflow-y-auto"
      >
        <div
          ref={page}
          className="min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-6 sm:px-8 sm:pt-6 lg:px-10 low:flex-none low:overflow-visible"
        >
          <div className="mx-auto max-w-2xl">
            <Reader
              review={review}
              report={report}
              rows={rows}
              pointing={pointing}
              aside={!phone && !alone && <Stepper navigation={navigation} />}
            />
            {!wide && <div className="mt-8">{sources}</div>}
          </div>
        </div>
        {!wide && !editing && pointing.pinnedSentence !== null && (
          <SentencePanel
            number={pointing.pinnedSentence}
            rows={rows}
            onClose={() => pointing.pin(null)}
          />
        )}
        {!phone && (
          <div
            data-action-bar="raised"
            className="border-t border-border px-5 py-3 sm:px-8 lg:px-10"
          >
            <div className="mx-auto max-w-2xl">
              <ReaderActions
                narrow={!wide}
                review={review}
                report={report}
                more={navigation.more}
                onDiscard={navigation.discard}
                onKeep={() => void navigation.keepAndNext()}
              />
            </div>
          </div>
        )}
      </article>
      {wide && (
        <aside
          aria-label="Where it comes from"
          className="w-87 shrink-0 overflow-y-auto border-l border-border bg-bg px-5 py-5 dark:bg-surface"
        >
          {sources}
        </aside>
      )}
    </div>
  );
}
