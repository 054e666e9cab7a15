import { fetchOwnReports } from "../../../../data/reports.ts";
import { FileText } from "lucide-react";
import { useState } from "react";
import { formatCount } from "../../../../lib/format.ts";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { toast } from "../../../../ui/toast-store.ts";

/** Downloads all the teacher's reports, drafts too, as one Word document: class after class. */
export function TakeReports() {
  const [busy, setBusy] = useState(false);
  async function take() {
    setBusy(true);
    try {
      const reports = (await fetchOwnReports()).toSorted(
        (a, b) =>
          a.classroom.name.localeCompare(b.classroom.name) ||
          a.period.localeCompare(b.period) ||
          a.student_name.localeCompare(b.student_name),
      );
      if (reports.length === 0) toast.success("You have no reports to take along.");
      else {
        const { asDocx } = await import("../../../../lib/report-files/as-docx.ts");
        saveFile("my-reports.docx", await asDocx(reports));
        toast.success(`${formatCount(reports.length, "report")} downloaded.`);
      }
    } catch {
      toast.error("Your reports could not be downloaded. Please try again.");
    }
    setBusy(false);
  }
  return (
    <Button
      icon={<FileText aria-hidden size={16} strokeWidth={1.75} />}
      busy={busy && "Downloading..."}
      onClick={() => void take()}
    >
      Download all your reports
    </Button>
  );
}
