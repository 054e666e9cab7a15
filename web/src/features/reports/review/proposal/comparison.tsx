import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { reportQuery } from "../../../../data/reports.ts";
import { ApiError, errorText } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { useEscape } from "../../../../ui/use-escape.ts";
import type { Navigation } from "../overview/use-navigation.ts";
import type { Review } from "../state/use-review.ts";
import { goingOn, useReviewKeys } from "../use-review-keys.ts";

/** What lays two texts beside each other is fetched when it is first wanted; both can be read without it. */
const ProposalView = lazy(async () => {
  try {
    return { default: (await import("./proposal-view.tsx")).ProposalView };
  } catch {
    return { default: NotLoaded };
  }
});

/** A kept report and the draft beside it, to choose between them; Escape leads to the text by itself. */
export function Comparison(props: {
  review: Review;
  navigation: Navigation;
  /** Either of the two. */
  report: GeneratedReport;
  onClose: () => void;
}) {
  const { review, navigation, report, onClose } = props;
  const other = useQuery({
    ...reportQuery(report.beside ?? report.proposal ?? 0),
    // As it is now, whatever an earlier look found.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const leave = () => review.proposals.leave(report);
  useEscape(true, leave);
  /** Both stay as they are; one goes on. */
  async function leaveAsItIs() {
    await navigation.decide(() => {
      leave();
      return Promise.resolve(true);
    });
    if (review.reports.length === 1) onClose();
  }
  const waiting = <Waiting navigation={navigation} onLeave={leaveAsItIs} />;
  if (other.data) {
    const proposal =
      report.beside === null
        ? { kept: report, draft: other.data }
        : { kept: other.data, draft: report };
    return (
      <Suspense fallback={waiting}>
        <ProposalView
          key={proposal.draft.id}
          review={review}
          navigation={navigation}
          proposal={proposal}
          onLeave={leaveAsItIs}
        />
      </Suspense>
    );
  }
  if (other.isPending) return waiting;
  const gone = other.error instanceof ApiError && other.error.status === 404;
  return (
    <ErrorState
      className="m-6"
      title={gone ? "There is only one text any more" : "The two texts could not be loaded"}
      safe="Both are stored as they were."
      onRetry={() => void (gone ? review.reload() : other.refetch())}
    >
      {gone
        ? "The other one was kept or discarded elsewhere."
        : errorText(other.error, "Please try again.")}{" "}
      <Button size="row" className="ml-2" onClick={leave}>
        Read the report
      </Button>
    </ErrorState>
  );
}

/** The keys are there before the texts: nothing is taken yet, so that K leaves the report as it is. */
function Waiting(props: { navigation: Navigation; onLeave: () => Promise<void> }) {
  const { navigation, onLeave } = props;
  useReviewKeys(true, { ...goingOn(navigation), k: () => void onLeave() });
  return (
    <Loading label="Loading both texts..." className="space-y-4 px-6 py-5">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="h-10 w-full" />
      ))}
    </Loading>
  );
}

function NotLoaded() {
  return (
    <ErrorState className="m-6" safe="Both texts are stored as they were.">
      What compares them could not be loaded. Reload the page, or press Escape to read the report.
    </ErrorState>
  );
}
