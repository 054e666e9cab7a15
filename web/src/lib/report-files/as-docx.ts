import { xmlText } from "@reportair/contract/xml-text.ts";
import { AlignmentType, Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import { madeWords, type Made } from "./made.ts";
import { paragraphsOf, type Exported } from "./plain-text.ts";

const FONT = "Georgia";
/** In half points. */
const SIZE = 23;
const HEADING_SIZE = 32;

/** Reports as a Word document, a page each. Loaded when asked for: the library is large. */
export function asDocx(reports: readonly Exported[], made: Made): Promise<Blob> {
  return Packer.toBlob(
    new Document({
      creator: xmlText(made.by),
      lastModifiedBy: xmlText(made.by),
      title: xmlText(`Reports, ${made.periods.join(", ")}`),
      description: xmlText(madeWords(made)),
      styles: {
        default: {
          // Else a Word of another country underlines every "behaviour".
          document: { run: { font: FONT, size: SIZE, language: { value: "en-GB" } } },
          heading1: { run: { size: HEADING_SIZE, bold: true, color: "000000" } },
        },
      },
      sections: [{ children: reports.flatMap(pageOf) }],
    }),
  );
}

function pageOf(report: Exported, index: number): readonly Paragraph[] {
  return [
    new Paragraph({
      text: xmlText(report.student_name),
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: index > 0,
    }),
    new Paragraph({
      spacing: { after: 240 },
      children: [
        new TextRun({
          text: xmlText(`${report.classroom.name} · Year ${report.year} · ${report.period}`),
        }),
      ],
    }),
    ...paragraphsOf(report.report_content).map(
      (text) =>
        new Paragraph({
          children: text
            .split("\n")
            .map((line, at) => new TextRun({ text: xmlText(line), ...(at > 0 && { break: 1 }) })),
          spacing: { after: 200, line: 320 },
          alignment: AlignmentType.LEFT,
        }),
    ),
  ];
}
