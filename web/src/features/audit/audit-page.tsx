import { Download, X } from "lucide-react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { useAddressState } from "../../lib/use-address-state.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AdminHeading } from "../admin-dash/admin-heading.tsx";
import { AUDIT_PAGE, useAuditPage, useDownloadAudit } from "../../data/audit.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";
import { LOG_PARTS, setParts, type AuditFilter } from "./filter.ts";

/** Who did what to which record; what is looked for stands in the address. */
export function AuditPage() {
  const [state, setState, { page, ...filter }] = useAddressState(LOG_PARTS);
  const entries = useAuditPage(setParts(filter), page);
  const { data } = entries;
  const download = useDownloadAudit();
  const narrowed = Object.keys(setParts(filter)).length > 0;

  function look(part: Partial<AuditFilter>) {
    setState({ ...state, ...part, page: 1 });
  }
  function clear() {
    look({ search: "", action: "", subject_type: "", actor_id: "", from: "", to: "" });
  }
  return (
    <>
      <AdminHeading
        title="Audit log"
        tools={
          <Button
            icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
            busy={download.isPending && "Downloading..."}
            // The page may be left by then; the outcome is shown all the same.
            onClick={() =>
              void download.mutateAsync(setParts(filter)).catch((error: unknown) => {
                toast.error(errorText(error, "The audit log could not be downloaded."));
              })
            }
          >
            Download CSV
          </Button>
        }
      >
        Who did what to which record. Entries are added, never changed.
      </AdminHeading>
      <AuditFilters filter={state} onChange={look} />
      {entries.isError && (
        <ErrorState
          title="The audit log could not be loaded"
          className="mb-3"
          onRetry={() => void entries.refetch()}
        >
          {errorText(entries.error)}
        </ErrorState>
      )}
      {entries.isPending && (
        <Loading label="Loading entries...">
          <Sheet className="divide-y divide-border">
            {Array.from({ length: 10 }, (_, row) => (
              <span key={row} className="flex h-12 items-center gap-6 px-4">
                <Skeleton className="h-4 w-32 max-sm:hidden" />
                <Skeleton className="h-4 w-1/2" />
              </span>
            ))}
          </Sheet>
        </Loading>
      )}
      {data && (
        <Sheet aria-label="Audit log" aria-busy={entries.isPlaceholderData}>
          {data.count === 0 ? (
            <EmptyState
              mark={narrowed ? "search" : "page"}
              title={narrowed ? "No entries found" : "Nothing has been written down yet"}
              actions={
                narrowed && (
                  <Button icon={<X aria-hidden size={16} strokeWidth={1.75} />} onClick={clear}>
                    Clear search
                  </Button>
                )
              }
            >
              {narrowed
                ? "Try other words, or a longer stretch of time."
                : "Whatever changes a record from now on stands here."}
            </EmptyState>
          ) : (
            <>
              <AuditTable entries={data.rows} />
              <footer className="flex flex-wrap items-center justify-between gap-2 border-t border-border px-4 py-2.5">
                <p role="status" className="text-sm text-muted tabular-nums">
                  {formatCount(data.count, "entry", "entries")}
                </p>
                {narrowed && (
                  <Button variant="ghost" size="row" onClick={clear}>
                    Clear search
                  </Button>
                )}
                <Pager
                  label="Entries"
                  page={data.page}
                  pages={Math.ceil(data.count / AUDIT_PAGE)}
                  onPage={(next) => setState({ ...state, page: next })}
                />
              </footer>
            </>
          )}
        </Sheet>
      )}
    </>
  );
}
