import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { xmlText } from "@reportair/contract/xml-text.ts";
import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  NumberFormat,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
  type IRunOptions,
} from "docx";
import { directionOf, runsOf } from "./runs.ts";
import {
  attendanceOf,
  inReadingOrder,
  paragraphsOf,
  titleOf,
  type Bundle,
  type Printed,
  type WholeReport,
} from "./whole-report.ts";

// Georgia has no letters that are read from the right; this one has, and every system that has Word has it.
const FONT = { ascii: "Georgia", hAnsi: "Georgia", cs: "Times New Roman" };
const MUTED = "5c5a54";
// Sizes in half points, lengths in twentieths of one.
const SIZE = 21;
const PAGE = { width: 11_906, height: 16_838 };
const MARGIN = 1_160;
/** Pixels. */
const CREST = 76;
/** Reports after which whoever else waits for this thread has a turn. */
const AT_ONCE = 10;

/** Makes one Word document of a bundle: each pupil's report begins on a page of its own, with page numbers of its own. */
export async function asDocx(
  bundle: Bundle,
  onReport: (done: number) => void = () => undefined,
): Promise<{ bytes: Uint8Array; incomplete: string[] }> {
  const sections = [];
  for (const [at, report] of bundle.reports.entries()) {
    sections.push(sectionOf(bundle, report));
    if (at % AT_ONCE === 0) onReport(at);
  }
  const file = new Document({
    title: xmlText(titleOf(bundle)),
    creator: PRODUCT_NAME,
    lastModifiedBy: PRODUCT_NAME,
    styles: {
      default: {
        document: { run: { font: FONT, size: SIZE, language: { value: "en-GB" } } },
        heading1: {
          run: { size: 44, bold: true, color: "1d1d1b" },
          paragraph: { spacing: { before: 240, after: 60 }, keepNext: true },
        },
        heading2: {
          run: { size: 24, bold: true, color: "20483a" },
          paragraph: { spacing: { before: 320, after: 0 }, keepNext: true },
        },
      },
    },
    sections,
  });
  const bytes = new Uint8Array(await Packer.toBuffer(file));
  onReport(bundle.reports.length);
  return { bytes, incomplete: [] };
}

function sectionOf(bundle: Bundle, report: WholeReport) {
  const { letterhead, period } = bundle;
  const facts = [
    period,
    `Year ${report.year}`,
    ...(report.form_group === null ? [] : [`Form group ${report.form_group}`]),
  ];
  const attendance = attendanceOf(report)
    .map(([label, fact]) => `${label}: ${fact}`)
    .join(" · ");
  return {
    properties: {
      page: {
        size: PAGE,
        margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
        pageNumbers: { start: 1, formatType: NumberFormat.DECIMAL },
      },
    },
    footers: { default: footerOf(`${report.name} · ${period} · ${letterhead.name}`) },
    children: [
      ...letterheadOf(bundle),
      new Paragraph({ heading: HeadingLevel.HEADING_1, children: runsIn(report.name) }),
      muted(facts.join(" · "), 20),
      ...(attendance === "" ? [] : [muted(attendance, 20)]),
      ...inReadingOrder(report).flatMap(printed),
      ...(letterhead.invitation === ""
        ? []
        : printed({ heading: "Talk with us", detail: "", text: letterhead.invitation })),
    ],
  };
}

function letterheadOf({ letterhead }: Bundle): Paragraph[] {
  const { crest, name, address } = letterhead;
  const lines = address.split("\n").filter((line) => line !== "");
  const scale = crest === null ? 1 : Math.min(CREST / crest.height, (CREST * 1.8) / crest.width);
  return [
    ...(crest === null
      ? []
      : [
          new Paragraph({
            children: [
              new ImageRun({
                type: crest.type === "png" ? "png" : "jpg",
                data: crest.bytes,
                transformation: { width: crest.width * scale, height: crest.height * scale },
                altText: {
                  name: "Crest",
                  title: "Crest",
                  description: xmlText(`Crest of ${name}`),
                },
              }),
            ],
          }),
        ]),
    new Paragraph({
      children: runsIn(name, { bold: true, size: 30, color: "20483a" }),
    }),
    ...lines.map((line) => muted(line, 0)),
    new Paragraph({
      border: { bottom: { style: BorderStyle.SINGLE, size: 8, space: 4, color: "20483a" } },
      children: [],
    }),
  ];
}

/** A line's text; what is read from the right says so, and a word processor shapes and orders it. */
function runsIn(line: string, { break: broken, ...look }: IRunOptions = {}): TextRun[] {
  const { read } = runsOf(xmlText(line), "text", directionOf(line));
  return (read.length === 0 ? [{ text: "", rightToLeft: false }] : read).map(
    ({ text, rightToLeft }, at) =>
      new TextRun({
        ...look,
        text,
        ...(rightToLeft && { rightToLeft }),
        ...(at === 0 && broken !== undefined && { break: broken }),
      }),
  );
}

function muted(text: string, after: number): Paragraph {
  return new Paragraph({
    keepNext: true,
    spacing: { after },
    children: runsIn(text, { size: 18, color: MUTED }),
  });
}

function printed({ heading, detail, text }: Printed): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: runsIn(heading) }),
    ...(detail === "" ? [] : [muted(detail.replaceAll("\n", " · "), 60)]),
    ...paragraphsOf(text).map(
      (paragraph) =>
        new Paragraph({
          widowControl: true,
          spacing: { before: 60, after: 120, line: 300 },
          bidirectional: directionOf(paragraph) === "rtl",
          children: paragraph
            .split("\n")
            .flatMap((line, at) => runsIn(line, { ...(at > 0 && { break: 1 }) })),
        }),
    ),
  ];
}

function footerOf(about: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: PAGE.width - 2 * MARGIN }],
        children: [
          ...runsIn(about, { size: 16, color: MUTED }),
          new TextRun({
            size: 16,
            color: MUTED,
            // How many there are only some word processors count for a section.
            children: ["\tPage ", PageNumber.CURRENT],
          }),
        ],
      }),
    ],
  });
}
