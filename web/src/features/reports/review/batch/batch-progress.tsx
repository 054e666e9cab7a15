import { useEffect, useRef, useState } from "react";
import { ApiError, errorText } from "../../../../lib/api/api-error.ts";
import { formatCount } from "../../../../lib/format.ts";
import { useMe } from "../../../../data/accounts.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { InlineAlert } from "../../../../ui/inline-alert.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { useRetryBatch } from "../../../../data/batches.ts";
import { BatchItemLine } from "./batch-item.tsx";
import {
  announcementOf,
  batchFailed,
  commonCause,
  CONNECTION_LOST,
  outcomeOf,
  sharedCauses,
} from "./batch-outcome.ts";
import { BatchActions } from "./batch-actions.tsx";
import { isRunning, writtenReports } from "./fold-events.ts";
import { useBatch } from "./use-batch.ts";
import { useTimeLeft } from "./use-time-left.ts";
import type { Batch } from "@reportair/contract/features/batches.ts";

/** Milliseconds for which the full bar is seen before the review opens. */
const FULL_BAR = 600;

/**
 * How far a batch is, live. With everything written it calls `onReview` by itself; `onReview` gets the
 * ids of the reports that are finished so far.
 */
export function BatchProgress(props: {
  batchId: number;
  onReview: (reportIds: number[]) => void;
  onClose: () => void;
}) {
  const { batchId, onReview, onClose } = props;
  const { data: batch, error, refetch, lost } = useBatch(batchId);
  const left = useTimeLeft(batch);
  const announcement = useBatchAnnouncement(batch);
  const { data: me } = useMe();
  const retry = useRetryBatch();
  const again = (which: { index: number; fallback?: true }) =>
    retry.mutate({ id: batchId, ...which });

  const complete = batch !== undefined && !isRunning(batch) && batch.done === batch.total;
  const review = useRef(() => {});
  useEffect(() => {
    review.current = () => onReview(batch ? writtenReports(batch) : []);
  });
  useEffect(() => {
    if (!complete) return;
    const timer = setTimeout(() => review.current(), FULL_BAR);
    return () => clearTimeout(timer);
  }, [complete]);

  const title = batch ? `Generating Reports (${batch.done}/${batch.total})` : "Generating Reports";
  const outcome = batch ? outcomeOf(batch) : null;
  const cause = batch ? commonCause(batch) : null;
  const causes = batch ? sharedCauses(batch) : [];
  const saidOfAll = (why: string | null) =>
    cause !== null || causes.some((each) => each.cause === why);
  const wide = batch && batch.items.length > 6;
  // What is to be taken up again has a line to itself, with room for the whole name and the buttons.
  const columns = wide && (isRunning(batch) || batch.failed === 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={wide ? "lg" : "md"}
      flush
      actions={batch && <BatchActions batch={batch} onReview={onReview} />}
    >
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {lost && (
        <InlineAlert tone="warning" className="mx-5 mt-4 sm:mx-6">
          {CONNECTION_LOST}
        </InlineAlert>
      )}
      {error && !lost && isGone(error) && (
        <ErrorState className="m-5 sm:m-6" safe="What it wrote is in the lists of your reports.">
          This batch is no longer kept.
        </ErrorState>
      )}
      {error && !lost && !isGone(error) && (
        <ErrorState
          className="m-5"
          safe="The batch itself goes on, and what is written is saved."
          onRetry={() => void refetch()}
        >
          {batchFailed(errorText(error))}
        </ErrorState>
      )}
      {batch ? (
        <>
          <div className="sticky top-0 z-10 border-b border-border bg-raised px-5 py-4 sm:px-6">
            <ProgressBar label="Reports written" value={batch.done} max={batch.total} />
            <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-sm text-muted">
              <span className="min-w-0 flex-1 basis-72">
                {batch.classroom.name}, {batch.word_count} {batch.length_unit}.{" "}
                {isRunning(batch) && "You may close this window or the page: the batch goes on."}
              </span>
              {isRunning(batch) && (
                <span className="tabular-nums">
                  {left ?? (batch.status === "queued" ? "about to begin" : "estimating...")}
                </span>
              )}
            </p>
          </div>
          {outcome && (
            <InlineAlert tone={outcome.tone} className="mx-5 mt-4 sm:mx-6">
              <p>{outcome.text}</p>
              {causes.map((each) => (
                <p key={each.cause}>
                  {each.cause}{" "}
                  <span className="text-text-2">
                    ({formatCount(each.names.length, "pupil")}: {each.names.join(", ")})
                  </span>
                </p>
              ))}
              {outcome.safe && <p className="text-text-2">{outcome.safe}</p>}
            </InlineAlert>
          )}
          <ul
            aria-label={formatCount(batch.total, "pupil")}
            className={columns ? "gap-x-5 px-5 py-3 sm:columns-2 sm:px-6" : "px-5 py-3 sm:px-6"}
          >
            {batch.items.map((item) => (
              <BatchItemLine
                key={item.index}
                item={item}
                cause={saidOfAll(item.error) ? null : item.error}
                busy={retry.isPending && retry.variables.index === item.index}
                onRetry={() => again({ index: item.index })}
                onThisServer={
                  me?.writer.kind === "model"
                    ? () => again({ index: item.index, fallback: true })
                    : undefined
                }
              />
            ))}
          </ul>
        </>
      ) : (
        (!error || lost) && (
          <Loading className="space-y-3 px-6 py-5">
            <Skeleton className="h-1.5 w-full" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-32 w-full" />
          </Loading>
        )
      )}
    </Dialog>
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** What a screen reader last read out of a batch. */
function useBatchAnnouncement(batch: Batch | undefined): string {
  const [last, setLast] = useState<{ batch: Batch | null; announcement: string }>({
    batch: null,
    announcement: "",
  });
  if (batch !== undefined && batch !== last.batch) {
    setLast({ batch, announcement: announcementOf(last.batch, batch) ?? last.announcement });
  }
  return last.announcement;
}
