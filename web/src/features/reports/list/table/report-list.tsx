import { part } from "../../../../ui/part.tsx";
import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { useState } from "react";
import { useReopening } from "../../../../lib/drafts/use-reopening.ts";
import { formatCount } from "../../../../lib/format.ts";
import { useMedia } from "../../../../lib/use-media.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { InlineAlert } from "../../../../ui/inline-alert.tsx";
import { Pager } from "../../../../ui/pager.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { useReportPage } from "../../../../data/reports.ts";
import { EditWindow } from "../edit/edit-fields.tsx";
import { useEdit, type Place } from "../edit/use-edit.ts";
import { useFocusAfter } from "../edit/use-focus-after.ts";
import { orderingOf, sortedByField, type ListState } from "../list-state.ts";
import { useDelete } from "../use-delete.ts";
import { useDiscardedUntil } from "../../discarded/use-discarded-until.ts";
import { ReportCards } from "./report-cards.tsx";
import { ReportTable } from "./report-table.tsx";
import { useListFocus } from "./use-list-focus.ts";

const Review = part(async () => (await import("../../review/review-dialog.tsx")).ReviewDialog);

/** Where the table's columns have no room for the texts. */
const NARROW = "(max-width: 899.9px)";

const NONE: readonly ListedReport[] = [];

/** Reports in pages: read, edited in their row or a window, deleted. */
export function ReportList(props: {
  /** Those of one class, or of all. */
  classroom: number | null;
  state: ListState;
  /** The same without what is still being typed. */
  rested: ListState;
  onState: (state: ListState) => void;
  empty: string;
  failed: string;
}) {
  const { classroom, state, onState } = props;
  const narrow = useMedia(NARROW);
  const { search, page, pageSize, keptUnread } = props.rested;
  const query = useReportPage({
    classroom,
    search,
    ordering: orderingOf(props.rested),
    keptUnread,
    page,
    pageSize,
  });
  const editing = useEdit();
  useFocusAfter(editing.edit?.report.id ?? null);
  const reports = query.data?.rows ?? NONE;
  const { list, rowDeleted, rowRestored } = useListFocus(reports);
  const deleting = useDelete(
    ({ id }) => {
      rowDeleted(id);
      if (query.data?.rows.length === 1)
        onState({ ...state, page: Math.max(1, query.data.page - 1) });
    },
    ({ id }) => rowRestored(id),
  );
  const until = useDiscardedUntil();
  const [opened, setOpened] = useState<number | null>(null);
  /** What waits until unsaved words may go: another edit to begin, or nothing. */
  const [leaving, setLeaving] = useState<(() => void) | null>(null);

  const count = query.data?.count ?? 0;
  const narrowed = search.trim() !== "" || keptUnread;
  const edit = editing.edit;
  const inRow = editing.place === "row" ? edit : null;
  const rowIsHere = inRow !== null && reports.some(({ id }) => id === inRow.report.id);

  useReopening("report", (id) => {
    const report = reports.find((one) => String(one.id) === id);
    if (report) editing.begin(report, "row");
    return report !== undefined;
  });
  function leaveEdit(then: () => void) {
    if (editing.dirty) setLeaving(() => then);
    else then();
  }
  function beginEdit(report: ListedReport, place: Place) {
    if (edit?.report.id === report.id) editing.begin(report, place);
    else leaveEdit(() => editing.begin(report, place));
  }
  const rows = {
    reports,
    state,
    allClasses: classroom === null,
    onSort: (field: ListState["field"]) => onState(sortedByField(state, field)),
    actions: {
      editing,
      inRow,
      onOpen: (report: ListedReport) => setOpened(report.id),
      onEdit: beginEdit,
      onDelete: deleting.ask,
      onLeave: () => leaveEdit(editing.drop),
    },
  };
  return (
    <>
      {query.isPending && (
        <Loading label="Loading reports..." className="space-y-3 border-t border-border px-4 py-5">
          <p aria-hidden className="text-md text-muted">
            Loading reports...
          </p>
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} className="h-6 w-full" />
          ))}
        </Loading>
      )}
      {query.isError && (
        <ErrorState className="mx-4 mb-4" onRetry={() => void query.refetch()}>
          {props.failed}
        </ErrorState>
      )}
      {inRow && !rowIsHere && editing.dirty && (
        <InlineAlert
          tone="info"
          className="mx-4 mb-3"
          action={
            <Button size="row" onClick={editing.toWindow}>
              Go on editing
            </Button>
          }
        >
          Your edit of the report for {inRow.report.student_name} is not saved yet.
        </InlineAlert>
      )}
      {query.isSuccess && count === 0 && !narrowed && (
        <EmptyState title={props.empty} className="border-t border-border">
          Reports appear here as soon as they are written.
        </EmptyState>
      )}
      {query.isSuccess && count === 0 && narrowed && (
        <p
          role="status"
          className="border-t border-border px-4 py-6 text-center text-md text-muted"
        >
          No students match your search criteria.
        </p>
      )}
      {reports.length > 0 && (
        <div ref={list} tabIndex={-1} aria-busy={query.isPlaceholderData} className="outline-none">
          {narrow ? <ReportCards {...rows} /> : <ReportTable {...rows} />}
        </div>
      )}
      {reports.length > 0 && (
        <footer className="flex flex-wrap items-center justify-between gap-2 border-t border-border px-4 py-2">
          <p role="status" className="text-sm text-muted tabular-nums">
            Showing {reports.length} of {formatCount(count, "reports", "reports")}
          </p>
          <Pager
            label="Reports"
            page={query.data?.page ?? 1}
            pages={Math.ceil(count / pageSize)}
            onPage={(next) => onState({ ...state, page: next })}
          />
        </footer>
      )}
      {edit && editing.place === "window" && (
        <EditWindow editing={editing} edit={edit} onLeave={() => leaveEdit(editing.drop)} />
      )}
      {opened !== null && (
        <Review title="Report" reportIds={[opened]} onClose={() => setOpened(null)} />
      )}
      <ConfirmDialog
        open={leaving !== null}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          editing.drop();
          leaving?.();
          setLeaving(null);
        }}
        title="Leave without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
      >
        What you changed in the report for {edit?.report.student_name} has not been saved.
      </ConfirmDialog>
      <ConfirmDialog
        open={deleting.asked !== null}
        onCancel={deleting.cancel}
        onConfirm={() => void deleting.confirm()}
        busy={deleting.busy && "Deleting..."}
        title="Confirm Delete"
        confirmLabel="Delete"
      >
        <p>Are you sure you want to delete this report?</p>
        <p className="mt-1 text-sm text-muted">
          {deleting.asked?.student_name}, {deleting.asked?.period}. Until {until} it can be brought
          back from Recently discarded.
        </p>
      </ConfirmDialog>
    </>
  );
}
