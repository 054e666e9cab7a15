import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { meQuery } from "../../../../data/accounts.ts";
import { fetchOwnReports } from "../../../../data/reports.ts";
import { FileText } from "lucide-react";
import { useState } from "react";
import { formatCount } from "../../../../lib/format.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { downloadReports } from "../../../../lib/report-files/download-reports.ts";
import { madeBy } from "../../../../lib/report-files/made.ts";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast-store.ts";
import { concernsOf } from "./concerns.ts";
import { ExportCheck } from "./export-check.tsx";

/** Downloads all the teacher's reports, drafts too, as one Word document: class after class. */
export function TakeReports() {
  const [busy, setBusy] = useState(false);
  /** All of them, while some are worth a look first. */
  const [asked, setAsked] = useState<readonly ListedReport[] | null>(null);
  async function trying(act: () => Promise<void>) {
    setBusy(true);
    try {
      await act();
    } catch {
      toast.error("Your reports could not be downloaded. They are saved; please try again.");
    }
    setBusy(false);
  }
  async function take() {
    const reports = await fetchOwnReports();
    if (reports.length === 0) toast.success("You have no reports to take along.");
    else if (reports.some((report) => concernsOf(report).length > 0)) setAsked(reports);
    else await download(reports);
  }
  /** Asks anew, unless the question has been answered meanwhile; where that fails, it stays as it was. */
  async function lookAgain() {
    const now = await fetchOwnReports().catch(() => null);
    if (now !== null) setAsked((before) => before && now);
  }
  return (
    <>
      <Button
        icon={<FileText aria-hidden size={16} strokeWidth={1.75} />}
        busy={busy && "Downloading..."}
        onClick={() => void trying(take)}
      >
        Download all your reports
      </Button>
      {asked && (
        <ExportCheck
          reports={asked}
          onExport={(reports) => {
            setAsked(null);
            void trying(() => download(reports));
          }}
          onCancel={() => setAsked(null)}
          onLooked={() => void lookAgain()}
        />
      )}
    </>
  );
}

async function download(reports: readonly ListedReport[]): Promise<void> {
  const sorted = reports.toSorted(
    (a, b) =>
      a.classroom.name.localeCompare(b.classroom.name) ||
      a.period.localeCompare(b.period) ||
      a.student_name.localeCompare(b.student_name),
  );
  const me = await queryClient.ensureQueryData(meQuery);
  await downloadReports("My reports", "docx", sorted, madeBy(me, sorted));
  toast.success(`${formatCount(sorted.length, "report")} downloaded.`);
}
