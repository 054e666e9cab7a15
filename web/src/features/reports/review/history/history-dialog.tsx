import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { errorText } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { earlierReportsQuery, versionsQuery } from "../../../../data/reports.ts";
import { EarlierTextView } from "./earlier-text-view.tsx";
import { HistoryList } from "./history-list.tsx";
import { earlierTexts, type EarlierText } from "./history.ts";
import type { Review } from "../state/use-review.ts";

/** The earlier texts of a report, how each differs from the present one, and the way back to it. */
export function HistoryDialog(props: {
  review: Review;
  report: GeneratedReport;
  onClose: () => void;
}) {
  const { review, report, onClose } = props;
  const versions = useInfiniteQuery(versionsQuery(report));
  const before = useQuery(earlierReportsQuery(report));
  const [chosen, setChosen] = useState<string | null>(null);
  const error = versions.error ?? before.error;
  const loaded = versions.data !== undefined && before.data !== undefined;
  const texts = loaded ? earlierTexts(report, versions.data.pages.flat(), before.data) : [];
  const list = useRef<HTMLDivElement>(null);
  const text = texts.find((each) => each.key === chosen) ?? texts[0];
  const busy = review.actions[report.id] !== undefined;
  /** The first of the texts that came last, until the keyboard is there. */
  const goOn = useRef<string | null>(null);
  const shown = text?.key;
  useEffect(() => {
    if (goOn.current === null || goOn.current !== shown) return;
    goOn.current = null;
    list.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  }, [shown]);

  async function bringBack(earlier: EarlierText) {
    if (earlier.kept === null)
      await review.refining.bringBack(report, earlier.text, `${earlier.label} brought back`);
    else await review.keepAgain(report, earlier.kept);
    // Done or refused, what came of it stands in the report itself.
    onClose();
  }
  /** Goes on with the first of them: the button is gone with the last. */
  async function showEarlier() {
    const { data } = await versions.fetchNextPage();
    const first = data?.pages.at(-1)?.[0];
    if (!first) return;
    goOn.current = `version-${first.version}`;
    setChosen(goOn.current);
  }
  return (
    <Dialog
      open
      size="lg"
      title="History"
      description={`Report for ${report.student_name}, version ${report.version} now`}
      onClose={onClose}
      actions={
        <>
          {text && (
            <p className="mr-auto text-sm text-muted max-sm:basis-full">
              {text.kept === null
                ? "The text now goes into the history."
                : "It is kept again, and the text now goes into the history."}
            </p>
          )}
          <Button onClick={onClose}>Cancel</Button>
          {text && (
            <Button
              variant="primary"
              icon={<Undo2 aria-hidden size={16} strokeWidth={1.75} />}
              busy={busy && "Saving..."}
              onClick={() => void bringBack(text)}
            >
              {text.kept === null ? "Bring this one back" : "Keep this one again"}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <ErrorState
          safe="Every earlier text is stored."
          onRetry={() => void Promise.all([versions.refetch(), before.refetch()])}
        >
          {errorText(error, "The history could not be loaded.")}
        </ErrorState>
      )}
      {!error && !loaded && (
        <Loading className="space-y-2">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      {loaded && !text && (
        <p className="text-md text-text-2">
          There are no earlier texts of this report. Every change from now on is stored here.
        </p>
      )}
      {text && (
        <div className="gap-6 sm:flex">
          <div ref={list} className="shrink-0 max-sm:mb-4 sm:w-56">
            <HistoryList texts={texts} chosen={text.key} onChoose={setChosen} />
            {versions.hasNextPage && (
              <Button
                size="row"
                className="mt-2 w-full"
                busy={versions.isFetchingNextPage && "Loading..."}
                onClick={() => void showEarlier()}
              >
                Show earlier
              </Button>
            )}
          </div>
          <EarlierTextView key={text.key} earlier={text} now={report.report_content} />
        </div>
      )}
    </Dialog>
  );
}
