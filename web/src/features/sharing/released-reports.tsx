import type { ReleasedReport } from "@reportair/contract/features/sharing.ts";
import { FileDown, FileText } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount, formatDate } from "../../lib/format.ts";
import { downloadReports } from "../../lib/report-files/download-reports.ts";
import { queryClient } from "../../lib/query-client.ts";
import { madeBy } from "../../lib/report-files/made.ts";
import { pageNumber, typedText, useAddressState } from "../../lib/use-address-state.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Pager } from "../../ui/pager.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { meQuery } from "../../data/accounts.ts";
import { fetchReleased, useReleasedPage } from "../../data/sharing.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const PAGE_SIZE = 10;

const parts = { search: typedText, page: pageNumber };

/** What teachers released to the school: read, searched and downloaded by its administrators. */
export function ReleasedReports() {
  const [state, setState, rested] = useAddressState(parts, "released");
  const [busy, setBusy] = useState(false);
  const search = rested.search.trim();
  const query = useReleasedPage(search, rested.page, PAGE_SIZE);
  const count = query.data?.count ?? 0;

  async function save(ending: "csv" | "docx") {
    setBusy(true);
    try {
      const reports = await fetchReleased(search);
      const me = await queryClient.ensureQueryData(meQuery);
      await downloadReports("Released reports", ending, reports, madeBy(me, reports));
    } catch (error) {
      toast.error(errorText(error, "The file could not be made. Please try again."));
    }
    setBusy(false);
  }
  return (
    <section aria-labelledby="released" className="mt-10">
      <SectionHeading
        id="released"
        title="Released reports"
        tools={
          count > 0 && (
            <>
              <Button
                icon={<FileDown {...icon} />}
                disabled={busy}
                onClick={() => void save("csv")}
              >
                Download CSV
              </Button>
              <Button
                icon={<FileText {...icon} />}
                disabled={busy}
                onClick={() => void save("docx")}
              >
                Download DOCX
              </Button>
            </>
          )
        }
      >
        Teachers release their reports to you, and can take them back. Downloads stand in the audit
        log.
      </SectionHeading>
      {(count > 0 || search !== "") && (
        <SearchField
          className="mb-3 w-full sm:w-80"
          label="Search released reports"
          hideLabel
          placeholder="Search by student or class..."
          value={state.search}
          onChange={(event) => setState({ ...state, search: event.target.value, page: 1 })}
        />
      )}
      {query.isPending && (
        <Loading label="Loading reports...">
          <Skeleton className="h-24 w-full rounded-3" />
        </Loading>
      )}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()}>
          Error loading reports. Please try again.
        </ErrorState>
      )}
      {query.data && (
        <Sheet>
          {count === 0 ? (
            <EmptyState
              title={search ? "No released report matches your search." : "No report is released."}
            />
          ) : (
            <ul aria-label="Released reports" className="divide-y divide-border">
              {query.data.rows.map((report) => (
                <Released key={report.id} report={report} />
              ))}
            </ul>
          )}
        </Sheet>
      )}
      {count > 0 && (
        <footer className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="text-sm text-muted tabular-nums">
            Showing {query.data?.rows.length} of {formatCount(count, "report")}
          </p>
          <Pager
            label="Released reports"
            page={query.data?.page ?? 1}
            pages={Math.ceil(count / PAGE_SIZE)}
            onPage={(page) => setState({ ...state, page })}
          />
        </footer>
      )}
    </section>
  );
}

function Released({ report }: { report: ReleasedReport }) {
  return (
    <li>
      <details>
        <summary className="cursor-pointer px-4 py-3 hover:bg-hover">
          <span className="font-mid">{report.student_name}</span>
          <span className="ml-3 text-sm text-muted tabular-nums">
            {report.classroom.name} · Year {report.year} · {report.period} ·{" "}
            {formatCount(report.word_count, "word")} · {report.author_name} ·{" "}
            {formatDate(report.released_at)}
          </span>
        </summary>
        <p className="mx-4 mb-4 max-w-[58ch] border-l border-margin-line pl-5 font-read text-read whitespace-pre-line">
          {report.report_content}
        </p>
      </details>
    </li>
  );
}
