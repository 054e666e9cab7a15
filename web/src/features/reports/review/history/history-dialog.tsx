import type {
  GeneratedReport,
  VERSIONS_MOST as Most,
} from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
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

const VERSIONS_MOST: typeof Most = 100;

/** The earlier texts of a report, how each differs from the present one, and the way back to it. */
export function HistoryDialog(props: {
  review: Review;
  report: GeneratedReport;
  onClose: () => void;
}) {
  const { review, report, onClose } = props;
  const versions = useQuery(versionsQuery(report));
  const before = useQuery(earlierReportsQuery(report));
  const [chosen, setChosen] = useState<string | null>(null);
  const error = versions.error ?? before.error;
  const loaded = versions.isSuccess && before.isSuccess;
  const texts = loaded ? earlierTexts(report, versions.data, before.data) : [];
  const text = texts.find((each) => each.key === chosen) ?? texts[0];
  const busy = review.actions[report.id] !== undefined;

  async function bringBack(earlier: EarlierText) {
    if (earlier.kept === null)
      await review.refining.bringBack(report, earlier.text, `${earlier.label} brought back`);
    else await review.keepAgain(report, earlier.kept);
    // Done or refused, what came of it stands in the report itself.
    onClose();
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
          <HistoryList texts={texts} chosen={text.key} onChoose={setChosen} />
          <EarlierTextView key={text.key} earlier={text} now={report.report_content} />
        </div>
      )}
      {versions.data?.length === VERSIONS_MOST && (
        <p className="mt-4 text-sm text-muted">
          These are the newest {VERSIONS_MOST} versions. Those before them are stored as well.
        </p>
      )}
    </Dialog>
  );
}
