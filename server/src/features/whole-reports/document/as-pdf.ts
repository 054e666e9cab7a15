import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { xmlText } from "@reportair/contract/xml-text.ts";
import PdfFile from "pdfkit";
import { breakLines, fitting, type Line } from "./break-lines.ts";
import { FACES, fontOf } from "./fonts.ts";
import { directionOf, isMixed } from "./runs.ts";
import { ACCENT, RULE, STYLES, Typesetter, type HowPrinted, type StyleName } from "./typesetter.ts";
import { LEFT_OUT } from "./unprintable.ts";
import {
  attendanceOf,
  inReadingOrder,
  paragraphsOf,
  titleOf,
  type Bundle,
  type Printed,
  type WholeReport,
} from "./whole-report.ts";

// Points. A4, with subjects in a narrow column beside their texts.
const PAGE = { width: 595.28, height: 841.89 };
const LEFT = 58;
const RIGHT = PAGE.width - 58;
const TOP = 56;
const BOTTOM = PAGE.height - 72;
const SIDE = 122;
const TEXT_LEFT = LEFT + SIDE + 16;
const TEXT_WIDTH = RIGHT - TEXT_LEFT;
const CREST = 58;
/** Between two sections, with the rule in its middle. */
const PART = 22;

/** How much lower letters reach that are read from the right, in sizes of a letter. */
const DEEPER = 0.3;
/** Between two paragraphs. */
const GAP = 5;

/** Makes one PDF of a bundle: tagged, with its fonts, so that it is read aloud, searched and copied from. */
export async function asPdf(
  bundle: Bundle,
  onReport: (done: number) => void = () => undefined,
): Promise<{ bytes: Uint8Array; incomplete: string[] }> {
  const title = titleOf(bundle);
  const pdf = new PdfFile({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    subset: "PDF/UA" as never,
    tagged: true,
    lang: "en-GB",
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    // The library writes it into XML as it is.
    info: {
      Title: xmlText(title).replaceAll("&", "and").replaceAll(/[<>]/gu, ""),
      Creator: PRODUCT_NAME,
      Producer: PRODUCT_NAME,
      CreationDate: bundle.made,
    },
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((done, failed) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => done(Buffer.concat(chunks)));
    pdf.on("error", failed);
  });
  for (const face of FACES) pdf.registerFont(face, fontOf(face) as never);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const incomplete: string[] = [];
  // Opened once, however many pupils there are.
  const crest = bundle.letterhead.crest && openCrest(pdf, bundle.letterhead.crest.bytes);
  for (const [at, report] of bundle.reports.entries()) {
    const writer = new ReportWriter(pdf, root, bundle, crest);
    if (writer.write(report)) incomplete.push(report.name);
    pdf.flushPages();
    onReport(at + 1);
  }
  root.end();
  pdf.end();
  return { bytes: await whole, incomplete };
}

type Pdf = InstanceType<typeof PdfFile>;
type Structure = ReturnType<Pdf["struct"]>;
type OpenCrest = { width: number; height: number };

function openCrest(pdf: Pdf, bytes: Uint8Array): OpenCrest {
  return (pdf as unknown as { openImage: (bytes: Buffer) => OpenCrest }).openImage(
    Buffer.from(bytes),
  );
}

/** Writes the pages of one pupil. */
class ReportWriter {
  readonly #pdf: Pdf;
  readonly #root: Structure;
  readonly #bundle: Bundle;
  readonly #crest: OpenCrest | null;
  readonly #set: Typesetter;
  /** Where the next thing stands on the page. */
  #y = TOP;

  constructor(pdf: Pdf, root: Structure, bundle: Bundle, crest: OpenCrest | null) {
    this.#pdf = pdf;
    this.#set = new Typesetter(pdf);
    this.#root = root;
    this.#bundle = bundle;
    this.#crest = crest;
  }

  /** Writes the report; returns whether letters had to be left out. */
  write(report: WholeReport): boolean {
    const { letterhead, period } = this.#bundle;
    const part = this.#pdf.struct("Part");
    this.#root.add(part);
    this.#pdf.addPage();
    this.#pdf.outline.addItem(report.name);
    this.#writeLetterhead(part);
    this.#paragraph(part, "H1", report.name, "name", LEFT, RIGHT - LEFT);
    this.#y += 8;
    this.#writeFacts(part, [
      ["Report", period],
      ["Year", `Year ${report.year}`],
      ...(report.form_group === null
        ? []
        : [["Form group", report.form_group] as [string, string]]),
    ]);
    const attendance = attendanceOf(report);
    if (attendance.length > 0) {
      this.#y += 10;
      this.#writeFacts(part, attendance);
    }
    this.#y += 6;
    for (const section of inReadingOrder(report)) this.#writeSection(part, section);
    if (letterhead.invitation !== "") {
      this.#writeSection(part, {
        heading: "Talk with us",
        detail: "",
        text: letterhead.invitation,
      });
    }
    if (this.#set.unprintable.size > 0) {
      this.#writeSection(part, {
        heading: "Please note",
        detail: "",
        text: LEFT_OUT,
      });
    }
    part.end();
    this.#writeFooters(report);
    return this.#set.unprintable.size > 0;
  }

  #writeLetterhead(part: Structure): void {
    const { letterhead } = this.#bundle;
    const pdf = this.#pdf;
    let left = LEFT;
    let lowest = TOP;
    if (this.#crest !== null) {
      const scale = Math.min(CREST / this.#crest.height, (CREST * 1.8) / this.#crest.width);
      const [width, height] = [this.#crest.width * scale, this.#crest.height * scale];
      const figure = pdf.struct("Figure", {
        alt: `Crest of ${letterhead.name}`,
        bbox: [LEFT, TOP, LEFT + width, TOP + height],
      } as never);
      part.add(figure);
      figure.add(pdf.markStructureContent("Figure"));
      pdf.image(this.#crest as never, LEFT, TOP, { width, height });
      pdf.endMarkedContent();
      figure.end();
      left += width + 14;
      lowest += height;
    }
    this.#y = TOP;
    this.#paragraph(part, "P", letterhead.name, "school", left, RIGHT - left);
    if (letterhead.address !== "")
      this.#paragraph(part, "P", letterhead.address, "address", left, RIGHT - left);
    this.#y = Math.max(this.#y, lowest) + 12;
    this.#rule(this.#y, ACCENT, 1.2);
    this.#y += 22;
  }

  /** The pupil's data: a table of one row, each fact under its heading. */
  #writeFacts(part: Structure, facts: readonly (readonly [string, string])[]): void {
    const pdf = this.#pdf;
    const widths = facts.map(([label, fact]) =>
      Math.min(230, Math.max(this.#set.width(label, "label"), this.#set.width(fact, "fact")) + 30),
    );
    const table = pdf.struct("Table");
    part.add(table);
    for (const [row, style] of [
      [0, "label"],
      [1, "fact"],
    ] as const) {
      const line = pdf.struct("TR");
      table.add(line);
      const top = this.#y;
      let lowest = top;
      let left = LEFT;
      for (const [at, fact] of facts.entries()) {
        const width = widths[at] ?? 0;
        this.#y = top;
        const cell =
          row === 0
            ? pdf.struct("TH", { scope: "Column" } as never)
            : this.#element("TD", fact[row]);
        line.add(cell);
        this.#print(cell, row === 0 ? "TH" : "TD", fact[row], style, left, width - 16);
        cell.end();
        lowest = Math.max(lowest, this.#y);
        left += width;
      }
      line.end();
      this.#y = lowest;
    }
    table.end();
  }

  /** A section: what it is of on the left, its text beside it, on as many pages as it needs. */
  #writeSection(part: Structure, section: Printed): void {
    const pdf = this.#pdf;
    const { heading, detail, text } = section;
    const side = [
      ...this.#set.lines(heading, "subject", SIDE),
      ...(detail === "" ? [] : this.#set.lines(detail, "label", SIDE)),
    ];
    const headings = this.#set.lines(heading, "subject", SIDE).length;
    const sideHeight =
      headings * STYLES.subject.line + (side.length - headings) * STYLES.label.line + 2;
    const body = paragraphsOf(text)
      .map((given) => ({ given, printed: this.#set.printable(given).trim() }))
      .filter(({ printed }) => printed !== "");
    let rest: Line[] = breakLines(
      body.map(({ printed }) => printed),
      TEXT_WIDTH,
      (word) => this.#set.width(word, "text"),
    );
    const measures = { line: STYLES.text.line, gap: GAP };
    const room = () => BOTTOM - this.#y - PART;
    let fits = sideHeight > room() ? 0 : fitting(rest, room(), measures);
    // A text of which nothing can be printed stands beside its heading as well.
    if (sideHeight > room() || (fits === 0 && rest.length > 0)) {
      this.#newPage();
      fits = Math.max(1, fitting(rest, room(), measures));
    }
    if (this.#y > TOP) this.#rule(this.#y + PART / 2, RULE, 0.6);
    this.#y += PART;

    const sect = pdf.struct("Sect");
    part.add(sect);
    const top = this.#y;
    this.#paragraph(sect, "H2", heading, "subject", LEFT, SIDE);
    if (detail !== "") this.#paragraph(sect, "P", detail, "label", LEFT, SIDE);
    const besides = this.#y;
    this.#y = top;
    let paragraph: Structure | null = null;
    let continued = false;
    while (rest.length > 0) {
      let open = false;
      for (const [at, line] of rest.slice(0, fits).entries()) {
        if (line.parted && at > 0) this.#y += GAP;
        if (paragraph === null || line.at === 0) {
          if (open) pdf.endMarkedContent();
          open = false;
          paragraph?.end();
          paragraph = this.#element("P", body[line.paragraph]?.given ?? "");
          sect.add(paragraph);
        }
        if (!open) paragraph.add(pdf.markStructureContent("P"));
        open = true;
        const direction = directionOf(body[line.paragraph]?.printed ?? "");
        // What is read from the right begins there.
        const left = direction === "rtl" ? RIGHT - this.#set.width(line.text, "text") : TEXT_LEFT;
        this.#line(line.text, "text", left, { direction, followed: line.at + 1 < line.of });
      }
      if (open) pdf.endMarkedContent();
      rest = rest.slice(fits);
      if (rest.length === 0) break;
      this.#newPage();
      continued = true;
      this.#artifact(undefined, () => {
        this.#set.fitted(heading, "label", LEFT, TOP + 2, SIDE);
        this.#set.fitted("continued", "label", LEFT, TOP + 2 + STYLES.label.line, SIDE);
      });
      fits = Math.max(1, fitting(rest, BOTTOM - this.#y, measures));
    }
    paragraph?.end();
    sect.end();
    if (!continued) this.#y = Math.max(this.#y, besides);
  }

  #newPage(): void {
    this.#pdf.addPage();
    this.#y = TOP;
  }

  /** Numbers the pages that the report has come to. */
  #writeFooters(report: WholeReport): void {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.#pdf.switchToPage(start + at);
      this.#artifact({ type: "Pagination", attached: ["Bottom"] }, () => {
        const y = PAGE.height - 46;
        const number = `Page ${at + 1} of ${count}`;
        const width = this.#set.width(number, "foot");
        this.#drawRule(y - 9, RULE, 0.6);
        const name = `${report.name} · ${this.#bundle.period} · ${this.#bundle.letterhead.name}`;
        this.#set.fitted(name, "foot", LEFT, y, RIGHT - LEFT - width - 24);
        this.#set.fitted(number, "foot", RIGHT - width, y, width + 1);
      });
    }
  }

  /**
   * An element of the structure. Letters that could not be printed are read aloud and copied all the same, so that a
   * name is never nothing; and shapes that stand from the right to the left are read in their order.
   */
  #element(tag: string, text: string): Structure {
    const isAsPrinted = this.#set.printable(text) === text.normalize("NFC");
    return this.#pdf.struct(tag, isAsPrinted && !isMixed(text) ? {} : { actual: text });
  }

  /** A structure element of its own with lines of a style in it. */
  #paragraph(
    parent: Structure,
    tag: string,
    text: string,
    style: StyleName,
    left: number,
    width: number,
  ): void {
    const element = this.#element(tag, text);
    parent.add(element);
    this.#print(element, tag, text, style, left, width);
    if (isMixed(text)) this.#y += STYLES[style].size * DEEPER;
    element.end();
  }

  #print(
    element: Structure,
    tag: string,
    text: string,
    style: StyleName,
    left: number,
    width: number,
  ): void {
    const lines = this.#set.lines(text, style, width);
    element.add(this.#pdf.markStructureContent(tag));
    for (const [at, line] of lines.entries())
      this.#line(line, style, left, {
        direction: directionOf(line),
        followed: at + 1 < lines.length,
      });
    this.#pdf.endMarkedContent();
  }

  #line(text: string, style: StyleName, left: number, how: HowPrinted): void {
    this.#set.draw(text, style, left, this.#y, how);
    this.#y += STYLES[style].line;
  }

  #rule(y: number, color: string, width: number): void {
    this.#artifact(undefined, () => this.#drawRule(y, color, width));
  }

  #drawRule(y: number, color: string, width: number): void {
    this.#pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(width).strokeColor(color).stroke();
  }

  /** Draws what is no part of the text: it is not read aloud. */
  #artifact(options: object | undefined, draw: () => void): void {
    this.#pdf.markContent("Artifact", options);
    draw();
    this.#pdf.endMarkedContent();
  }
}
