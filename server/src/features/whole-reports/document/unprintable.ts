import { printable, type Unprintable } from "./fonts.ts";
import { inReadingOrder, type Letterhead, type WholeReport } from "./whole-report.ts";

/** The characters of a pupil's report for which a PDF has no shape, so that this is known before one is made. */
export function unprintableIn(report: WholeReport, letterhead: Letterhead): string[] {
  const unprintable: Unprintable = new Set();
  const { name, address, invitation } = letterhead;
  const sections = inReadingOrder(report).flatMap((each) => Object.values(each));
  for (const text of [report.name, report.form_group ?? "", ...sections, name, address, invitation])
    printable(text, unprintable);
  return [...unprintable];
}

/** What stands at a report's end where characters were left out. */
export const LEFT_OUT =
  "Some characters could not be printed here and were left out. The school can give you this report as a Word document, which has them.";
