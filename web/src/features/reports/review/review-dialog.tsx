import { DISCARD_DAYS } from "@reportair/contract/product.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { GalleryVertical, Table2 } from "lucide-react";
import { useState, useEffect } from "react";
import { errorText } from "../../../lib/api/api-error.ts";
import { formatCount } from "../../../lib/format.ts";
import { useMedia } from "../../../lib/use-media.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { EditDialog } from "./editing/edit-dialog.tsx";
import { ReaderActions } from "./reading/reader-actions.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { ReviewCards } from "./overview/review-cards.tsx";
import { ReviewTable } from "./overview/review-table.tsx";
import { useNavigation } from "./overview/use-navigation.ts";
import { useReviewKeys } from "./use-review-keys.ts";
import { useReview } from "./state/use-review.ts";

type View = "table" | "cards";

const tabs = [
  {
    value: "table",
    label: "Table View",
    icon: <Table2 aria-hidden size={16} strokeWidth={1.75} />,
  },
  {
    value: "cards",
    label: "Card View",
    icon: <GalleryVertical aria-hidden size={16} strokeWidth={1.75} />,
  },
] as const;

/**
 * Reviews reports: reads, edits, keeps, regenerates and discards them. It closes by itself when all are
 * kept at once, or none remains; with unsaved edits closing asks first.
 */
export function ReviewDialog(props: {
  title: string;
  reportIds: readonly number[];
  onClose: () => void;
}) {
  const { title, reportIds, onClose } = props;
  const review = useReview(reportIds, onClose);
  const navigation = useNavigation(review);
  const phone = useMedia("(max-width: 639.9px)");
  const one = reportIds.length === 1;
  const [view, setView] = useState<View>(one ? "cards" : "table");
  const [asking, setAsking] = useState<"leave" | "discard" | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const { query, reports } = review;
  const { current } = navigation;
  const edited = reports.find((report) => report.id === editing);
  const reading = view === "cards" && (!phone || one || navigation.reading);

  useLeaveWarning(review.dirty.length > 0);
  useReviewKeys(reading && current !== null && edited === undefined, {
    j: () => navigation.next?.(),
    J: () => navigation.previous?.(),
    n: () => navigation.nextUnreviewed?.(),
    k: () => void navigation.keepAndNext(),
    e: () => current && review.edit(current),
  });
  function open(report: GeneratedReport) {
    navigation.open(report);
    setView("cards");
  }
  const unread = reports.find((report) => report.status === "draft") ?? reports[0];
  useReviewKeys(view === "table" && edited === undefined, {
    n: () => unread && open(unread),
  });

  const close = () => (review.dirty.length > 0 ? setAsking("leave") : onClose());
  const sample = reports[0];
  const phoneReader = phone && reading && current;
  return (
    <Tabs value={view} onChange={setView}>
      <Dialog
        open
        onClose={close}
        title={title}
        description={sample && description(sample, phone ? reports.length : null)}
        size="full"
        flush
        tools={
          one || phoneReader ? undefined : (
            <TabList
              label="View"
              look="segments"
              value={view}
              items={tabs}
              className="max-sm:flex"
            />
          )
        }
        actions={
          phoneReader ? (
            <ReaderActions
              narrow
              review={review}
              report={current}
              more={navigation.more}
              onDiscard={navigation.discard}
              onKeep={() => void navigation.keepAndNext()}
            />
          ) : (
            !one && (
              <ReviewActions
                review={review}
                narrow={phone}
                table={view === "table"}
                onDiscardAll={() => setAsking("discard")}
                onKeepAll={() => void review.keepAll().then((done) => done && onClose())}
                onClose={close}
              />
            )
          )
        }
      >
        <p className="sr-only" aria-live="polite">
          {navigation.announcement}
        </p>
        {query.isPending && <ReviewLoading />}
        {query.isError && (
          <ErrorState
            className="m-6"
            safe="What is written is saved."
            onRetry={() => void query.refetch()}
          >
            {errorText(query.error, "Failed to load reports. Please try again.")}
          </ErrorState>
        )}
        {query.isSuccess && reports.length === 0 && (
          <EmptyState title="No reports to review">They have been discarded.</EmptyState>
        )}
        {reports.length > 0 && (
          <>
            <TabPanel value="table">
              <ReviewTable
                review={review}
                onOpen={open}
                onEdit={(report) => {
                  review.edit(report);
                  setEditing(report.id);
                }}
              />
            </TabPanel>
            <TabPanel value="cards" className="h-full">
              <ReviewCards review={review} navigation={navigation} />
            </TabPanel>
          </>
        )}
      </Dialog>
      {edited && <EditDialog review={review} report={edited} onClose={() => setEditing(null)} />}
      <ConfirmDialog
        open={asking === "leave"}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          review.dropEdits();
          onClose();
        }}
        title="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
      >
        Not saved: {review.dirty.map((report) => report.student_name).join(", ")}.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "discard"}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          void review.discard(reports);
        }}
        title={`Discard all ${reports.length} reports?`}
        confirmLabel={`Discard ${formatCount(reports.length, "report")}`}
      >
        Kept ones too. They leave every list at once and can be brought back for {DISCARD_DAYS}{" "}
        days.
      </ConfirmDialog>
    </Tabs>
  );
}

function description(
  report: { classroom: { name: string }; selected_word_count: string; length_unit: string },
  count: number | null,
): string {
  if (count !== null) return `${count} report(s) available`;
  return `${report.classroom.name} · ${report.selected_word_count} ${report.length_unit}`;
}

function ReviewLoading() {
  return (
    <Loading label="Loading reports..." className="space-y-4 px-6 py-5">
      {Array.from({ length: 7 }, (_, at) => (
        <Skeleton key={at} className="h-8 w-full" />
      ))}
    </Loading>
  );
}

/** While something is unsaved, closing or reloading the page asks first. */
function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
}
