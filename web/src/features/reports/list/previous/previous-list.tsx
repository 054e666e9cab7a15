import { cutPage } from "../../../../lib/cut-page.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { useStudentReports } from "../../../../data/reports.ts";
import { useDiscardedUntil } from "../../discarded/use-discarded-until.ts";
import { useDelete } from "../use-delete.ts";
import { byTerm } from "./by-term.ts";
import { PageBar } from "./page-bar.tsx";
import { PreviousItem } from "./previous-item.tsx";

/** Texts on one page. */
const PAGE_SIZE = 3;

/** One student's texts in one class, three a page: by term, and in each what was kept before drafts. */
export function PreviousList(props: {
  classroom: number;
  student: number;
  /** The page asked for; one that is no longer there becomes the last one. */
  wanted: number;
  onPage: (page: number) => void;
}) {
  const { classroom, student, wanted, onPage } = props;
  const query = useStudentReports(classroom, student);
  const deleting = useDelete(() => {});
  const until = useDiscardedUntil();
  const { shown, page, pages } = cutPage(byTerm(query.data ?? []), wanted, PAGE_SIZE);
  const terms = [...new Set(shown.map(({ period }) => period))];
  return (
    <>
      {query.isPending && (
        <Loading label="Loading reports..." className="space-y-3">
          {Array.from({ length: PAGE_SIZE }, (_, item) => (
            <Skeleton key={item} className="h-24 w-full" />
          ))}
        </Loading>
      )}
      {query.isError && (
        <ErrorState safe="What is written is saved." onRetry={() => void query.refetch()}>
          Error loading reports. Please try again.
        </ErrorState>
      )}
      {query.data?.length === 0 && (
        <EmptyState title="No reports found for this student." className="py-6" />
      )}
      {terms.map((term) => (
        <section key={term} aria-label={term} className="not-first:mt-5">
          <h3 className="border-b border-border pb-1.5 text-md font-bold">{term}</h3>
          <ul aria-label={`Previous reports, ${term}`}>
            {shown
              .filter(({ period }) => period === term)
              .map((report) => (
                <PreviousItem
                  key={report.id}
                  report={report}
                  onDelete={() => deleting.ask(report)}
                />
              ))}
          </ul>
        </section>
      ))}
      <PageBar page={page} pages={pages} onPage={onPage} />
      <ConfirmDialog
        open={deleting.asked !== null}
        onCancel={deleting.cancel}
        onConfirm={() => void deleting.confirm()}
        busy={deleting.busy && "Deleting..."}
        title="Are you sure you want to delete this report?"
        confirmLabel="Yes"
        cancelLabel="No"
      >
        <p>This action cannot be reversed!</p>
        <p className="mt-1 text-sm text-muted">
          After {until}, that is: until then it can be brought back from Recently discarded.
        </p>
      </ConfirmDialog>
    </>
  );
}
