import { useState } from "react";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { previousPages, useStudentReports } from "../../../../data/reports.ts";
import { useDelete } from "../use-delete.ts";
import { PageBar } from "./page-bar.tsx";
import { PreviousItem } from "./previous-item.tsx";

/** One student's reports in one class, newest first, three a page. */
export function PreviousList(props: { classroom: number; student: number }) {
  const { classroom, student } = props;
  const [page, setPage] = useState(1);
  const query = useStudentReports(classroom, student, page);
  const deleting = useDelete(() => {
    if (query.data?.rows.length === 1) setPage(Math.max(1, query.data.page - 1));
  });
  return (
    <>
      {query.isPending && (
        <Loading label="Loading reports..." className="space-y-3">
          {Array.from({ length: 3 }, (_, item) => (
            <Skeleton key={item} className="h-24 w-full" />
          ))}
        </Loading>
      )}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()}>
          Error loading reports. Please try again.
        </ErrorState>
      )}
      {query.data?.count === 0 && (
        <EmptyState title="No reports found for this student." className="py-6" />
      )}
      {query.data && query.data.count > 0 && (
        <ul aria-label="Previous reports" aria-busy={query.isPlaceholderData}>
          {query.data.rows.map((report) => (
            <PreviousItem key={report.id} report={report} onDelete={() => deleting.ask(report)} />
          ))}
        </ul>
      )}
      {query.data && (
        <PageBar page={query.data.page} pages={previousPages(query.data.count)} onPage={setPage} />
      )}
      <ConfirmDialog
        open={deleting.asked !== null}
        onCancel={deleting.cancel}
        onConfirm={() => void deleting.confirm()}
        busy={deleting.busy && "Deleting..."}
        title="Are you sure you want to delete this report?"
        confirmLabel="Yes"
        cancelLabel="No"
      >
        This action cannot be reversed!
      </ConfirmDialog>
    </>
  );
}
