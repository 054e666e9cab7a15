import { useEffect } from "react";
import { createPortal } from "react-dom";
import { Paper } from "../../../../ui/paper.tsx";
import { paragraphsOf, type Exported } from "../../../../lib/report-files/plain-text.ts";

const OFF_PAPER = "print:hidden";

/** What is printed: reports, and whose they are, which stands on each page. */
export interface Printed {
  reports: readonly Exported[];
  school: string;
  teacher: string;
  /** Null where it cannot be told. */
  subject: string | null;
}

/** Prints reports, a page each, and nothing else of the window; `onDone` runs when the print dialog closes. */
export function PrintedPages(props: Printed & { onDone: () => void }) {
  const { reports, school, teacher, subject, onDone } = props;
  useEffect(() => {
    const others = [...document.body.children].filter(
      (element) => !element.hasAttribute("data-printed"),
    );
    for (const element of others) element.classList.add(OFF_PAPER);
    addEventListener("afterprint", onDone);
    // After this frame, so that what is printed has been laid out.
    const timer = setTimeout(() => print(), 50);
    return () => {
      clearTimeout(timer);
      removeEventListener("afterprint", onDone);
      for (const element of others) element.classList.remove(OFF_PAPER);
    };
  }, [onDone]);
  return createPortal(
    <div data-printed className="hidden print:block">
      <Paper />
      {reports.map((report, index) => (
        // A table's head stands on each of its pages: the second page of a long report has its name too.
        <article
          key={report.student_name + String(index)}
          className="table w-full break-after-page text-[11pt]/[1.45] text-[black] last:break-after-auto"
        >
          <header className="table-header-group break-inside-avoid">
            <p className="pb-[6pt] text-[9pt]">{school}</p>
            <h1 className="text-[16pt]/[1.2] font-bold">{report.student_name}</h1>
            <p className="pt-[2pt] pb-[14pt] text-[9pt]">
              {[
                subject,
                report.classroom.name,
                `Year ${report.year}`,
                report.period,
                report.author_name ?? teacher,
              ]
                .filter((part) => part !== null)
                .join(" · ")}
            </p>
          </header>
          <div className="font-read">
            {paragraphsOf(report.report_content).map((text, at) => (
              // A printed page does not change.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={at} className="mb-[8pt] whitespace-pre-line">
                {text}
              </p>
            ))}
          </div>
        </article>
      ))}
    </div>,
    document.body,
  );
}
