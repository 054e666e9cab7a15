import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { Copy, FileDown, FileText, Printer } from "lucide-react";
import { useCallback, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { formatCount, formatNumber } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { Select } from "../../../../ui/select.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { meQuery } from "../../../../data/accounts.ts";
import { classroomsQuery } from "../../../../data/classrooms.ts";
import { useClassReports } from "../../../../data/reports.ts";
import { periodsOf } from "../../../../lib/periods.ts";
import { concernsOf } from "./concerns.ts";
import { copyText } from "./copy-text.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { madeBy } from "../../../../lib/report-files/made.ts";
import { downloadReports } from "../../../../lib/report-files/download-reports.ts";
import { asPlainText } from "../../../../lib/report-files/plain-text.ts";
import { ExportCheck } from "./export-check.tsx";
import { PrintedPages, type Printed } from "./printed-pages.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** How the reports leave the window. */
type Way = "copy" | "print" | "csv" | "docx";

/** Takes the kept reports of a class and period out of the window: clipboard, paper, files. */
export function ExportWindow(props: { classroom: number; name: string; onClose: () => void }) {
  const query = useClassReports(props.classroom);
  const [chosen, setChosen] = useState("");
  const [busy, setBusy] = useState(false);
  const [printing, setPrinting] = useState<Printed | null>(null);
  const donePrinting = useCallback(() => setPrinting(null), []);
  /** What waits for an answer to what is worth a look first. */
  const [asked, setAsked] = useState<Way | null>(null);
  const all = query.data ?? [];
  const periods = periodsOf(all.filter(({ status }) => status === "kept"));
  const period = chosen || (periods[0] ?? "");
  const ofPeriod = all.filter((report) => report.period === period);
  const kept = ofPeriod.filter(({ status }) => status === "kept");
  const drafts = ofPeriod.length - kept.length;

  const doubtful = kept.filter((report) => concernsOf(report).length > 0).length;

  async function download(ending: "csv" | "docx", reports: readonly ListedReport[]) {
    setBusy(true);
    try {
      const me = await queryClient.ensureQueryData(meQuery);
      await downloadReports(props.name, ending, reports, madeBy(me, reports));
    } catch {
      toast.error("The file could not be made. Your reports are saved; please try again.");
    }
    setBusy(false);
  }
  async function print(reports: readonly ListedReport[]) {
    const me = await queryClient.ensureQueryData(meQuery);
    const rooms = await queryClient.ensureQueryData(classroomsQuery).catch(() => []);
    const subject = rooms.find(({ id }) => id === props.classroom)?.subject ?? null;
    setPrinting({ reports, school: me.institution.name, teacher: fullName(me), subject });
  }
  function take(way: Way, reports: readonly ListedReport[]) {
    setAsked(null);
    if (way === "print") void print(reports);
    else if (way === "copy")
      void copyText(asPlainText(reports), `${formatCount(reports.length, "report")} copied`);
    else void download(way, reports);
  }
  const action = (label: string, glyph: ReactNode, way: Way) => (
    <Button
      icon={glyph}
      disabled={kept.length === 0 || busy}
      onClick={() => (doubtful > 0 ? setAsked(way) : take(way, kept))}
    >
      {label}
    </Button>
  );
  return (
    <Dialog open title={`Export reports of ${props.name}`} onClose={props.onClose}>
      {query.isPending && (
        <Loading label="Loading reports...">
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
      {query.isError && (
        <ErrorState safe="What is written is saved." onRetry={() => void query.refetch()}>
          Error loading reports. Please try again.
        </ErrorState>
      )}
      {query.isSuccess && periods.length === 0 && (
        <p role="status" className="text-md text-text-2">
          No report of this class has been kept yet. Kept reports can be copied, printed and
          downloaded here.
        </p>
      )}
      {periods.length > 0 && (
        <>
          <Select
            label="Reporting period"
            options={periods.map((value) => ({ value, label: value }))}
            value={period}
            onChange={setChosen}
          />
          <p role="status" className="mt-3 text-md text-text-2">
            {formatCount(kept.length, "kept report")}.
            {drafts > 0 && ` ${formatCount(drafts, "draft is", "drafts are")} not included.`}
            {doubtful > 0 &&
              ` ${doubtful === 1 ? "1 is" : `${formatNumber(doubtful)} are`} worth a look first.`}
          </p>
          <div className="mt-4 grid gap-2 sm:grid-cols-2">
            {action("Copy all", <Copy {...icon} />, "copy")}
            {action("Print, a page each", <Printer {...icon} />, "print")}
            {action("Download CSV", <FileDown {...icon} />, "csv")}
            {action("Download DOCX", <FileText {...icon} />, "docx")}
          </div>
          <p className="mt-4 border-t border-border pt-3 text-md text-text-2">
            For SIMS, Arbor and the like:{" "}
            <Link
              to={`${paths.copyQueue}?class=${props.classroom}`}
              className="text-accent-ink underline underline-offset-3"
            >
              copy them one by one or as a column
            </Link>
            , cut to no length and in the mark sheet’s order.
          </p>
        </>
      )}
      {printing && <PrintedPages {...printing} onDone={donePrinting} />}
      {asked && (
        <ExportCheck
          reports={kept}
          onExport={(reports) => take(asked, reports)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Dialog>
  );
}
