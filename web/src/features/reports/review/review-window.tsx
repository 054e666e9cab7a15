import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { BookOpen, GalleryVertical, Table2 } from "lucide-react";
import { startTransition, useState } from "react";
import { errorText } from "../../../lib/api/api-error.ts";
import { formatCount, formatList } from "../../../lib/format.ts";
import { PHONE, useMedia } from "../../../lib/use-media.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { useAskBeforeLeaving } from "../../../ui/use-ask-before-leaving.ts";
import { useWorkOn } from "../../class-time/use-work-on.ts";
import { EditDialog } from "./editing/edit-dialog.tsx";
import { Comparison } from "./proposal/comparison.tsx";
import { ReaderActions } from "./reading/reader-actions.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { ReviewCards } from "./overview/review-cards.tsx";
import { ReviewTable } from "./overview/review-table.tsx";
import { Stepper } from "./overview/stepper.tsx";
import { useNavigation } from "./overview/use-navigation.ts";
import { goingOn, useReviewKeys } from "./use-review-keys.ts";
import { useReview } from "./state/use-review.ts";
import { waits, wantsDecision } from "./state/waiting.ts";

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

/** What is reviewed, and where it begins. */
export interface ReviewProps {
  title: string;
  reportIds: readonly number[];
  /** Begins with this report open, or with the first draft where it is null or not among them; else with the table. */
  startAt?: number | null | undefined;
  /** They come of a batch, which has the same bar below, however many it wrote. */
  batch?: boolean;
  onClose: () => void;
}

/**
 * Reviews reports: reads, edits, keeps, regenerates and discards them. It closes by itself when all are
 * kept at once, or none remains; with unsaved edits closing asks first.
 */
export function ReviewWindow(
  props: ReviewProps & {
    /** Runs when there is nothing left to decide, with the last report; whether something else is shown then. */
    onDecided?: (last: GeneratedReport) => Promise<boolean>;
  },
) {
  const { title, reportIds, startAt, batch = reportIds.length > 1, onClose, onDecided } = props;
  const review = useReview(reportIds, onClose);
  const navigation = useNavigation(review, { startAt, onDone: (last) => void onDecided?.(last) });
  const phone = useMedia(PHONE);
  const one = reportIds.length === 1;
  const [tab, setTab] = useState<View>(one || startAt !== undefined ? "cards" : "table");
  const [view, setView] = useState(tab);
  /** The tab answers at once; what it leads to takes longer with a whole class, and the other stays until it is there. */
  function choose(next: View) {
    setTab(next);
    startTransition(() => setView(next));
  }
  const [asking, setAsking] = useState<"leave" | "discard" | "keep" | null>(null);
  const [editing, setEditing] = useState<number | null>(null);
  const { query, reports } = review;
  const { current } = navigation;
  const edited = reports.find((report) => report.id === editing);
  const reading = view === "cards" && (!phone || one || navigation.reading);
  const compared =
    reading && current && review.proposals.comparing(current) && !review.drafts[current.id]
      ? current
      : null;

  useAskBeforeLeaving(review.dirty.length > 0, () => setAsking("leave"));
  useReviewKeys(reading && current !== null && compared === null && edited === undefined, {
    ...goingOn(navigation),
    k: () => void navigation.keepAndNext(),
    e: () => current && review.edit(current),
  });
  function open(report: GeneratedReport) {
    navigation.go(report);
    // Not later: a key that is pressed next is for this report.
    setTab("cards");
    setView("cards");
  }
  const unread = reports.find(wantsDecision) ?? reports[0];
  useReviewKeys(view === "table" && edited === undefined, {
    n: () => unread && open(unread),
  });

  const close = () => (review.dirty.length > 0 ? setAsking("leave") : onClose());
  const unopened = reports.filter(
    (report) => report.status === "draft" && !report.opened && !waits(report),
  );
  const drafts = reports.filter((each) => each.status === "draft" && !waits(each)).length;
  async function keepAll() {
    setAsking(null);
    const last = reports.at(-1);
    if (!(await review.keepAll())) return;
    if (!last || !(await onDecided?.(last))) onClose();
  }
  const sample = reports[0];
  useWorkOn(sample?.classroom.id ?? null);
  const phoneReader = phone && reading && current;
  return (
    <Tabs value={tab} onChange={choose}>
      <Dialog
        open
        onClose={close}
        title={compared ? compared.student_name : title}
        description={
          compared
            ? `${compared.classroom.name} · a draft waits beside the kept report`
            : sample && description(sample, phone ? reports.length : null)
        }
        size="full"
        flush
        tools={
          compared ? (
            <span className="flex items-center gap-2 max-sm:justify-between">
              <Button
                variant="ghost"
                icon={<BookOpen aria-hidden size={16} strokeWidth={1.75} />}
                onClick={() => review.proposals.leave(compared)}
              >
                <span>
                  Read it<span className="max-sm:sr-only"> by itself</span>
                </span>
              </Button>
              {!one && <Stepper navigation={navigation} />}
            </span>
          ) : one || phoneReader ? undefined : (
            <TabList
              label="View"
              look="segments"
              value={tab}
              items={tabs}
              className="max-sm:flex"
            />
          )
        }
        actions={
          compared ? undefined : phoneReader ? (
            <ReaderActions
              narrow
              review={review}
              report={current}
              more={navigation.more}
              onDiscard={navigation.discard}
              onKeep={() => void navigation.keepAndNext()}
            />
          ) : (
            batch && (
              <ReviewActions
                review={review}
                narrow={phone}
                table={view === "table"}
                onDiscardAll={() => setAsking("discard")}
                onKeepAll={() => (unopened.length > 0 ? setAsking("keep") : void keepAll())}
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
        {compared && (
          <Comparison
            key={compared.id}
            review={review}
            navigation={navigation}
            report={compared}
            onClose={onClose}
          />
        )}
        {reports.length > 0 && !compared && (
          <TabPanel value={tab} className={view === "cards" ? "h-full" : undefined}>
            {view === "cards" ? (
              <ReviewCards review={review} navigation={navigation} />
            ) : (
              <ReviewTable
                review={review}
                onOpen={open}
                onEdit={(report) => {
                  review.edit(report);
                  setEditing(report.id);
                }}
              />
            )}
          </TabPanel>
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
        Kept ones too. They leave every list at once. For {DISCARD_DAYS} days they stand under
        Recently discarded and can be brought back.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "keep"}
        onCancel={() => setAsking(null)}
        onConfirm={() => void keepAll()}
        title={`${formatCount(unopened.length, "report has", "reports have")} never been opened`}
        confirmLabel={drafts === 1 ? "Keep it" : `Keep all ${drafts}`}
        other={{
          label: "Open the first",
          onSelect: () => {
            setAsking(null);
            if (unopened[0]) open(unopened[0]);
          },
        }}
        harmless
      >
        {formatList(
          unopened.map((report) => report.student_name),
          5,
        )}
        . Kept reports are what your school gets; a text that nobody has read may say what you would
        not.
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
