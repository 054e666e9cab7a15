import type PdfFile from "pdfkit";
import { fontOf, printable, type Face, type Unprintable } from "./fonts.ts";
import { breakLines } from "./break-lines.ts";
import { directionOf, isMixed, runsOf, type Direction, type Run } from "./runs.ts";

const INK = "#1d1d1b";
const MUTED = "#5c5a54";
export const RULE = "#d5d1c6";
export const ACCENT = "#20483a";

type Style = { face: Face; size: number; line: number; color: string };
export const STYLES = {
  school: { face: "label_bold", size: 15, line: 19, color: ACCENT },
  address: { face: "label", size: 9, line: 12.5, color: MUTED },
  name: { face: "text_bold", size: 23, line: 29, color: INK },
  label: { face: "label", size: 8.5, line: 11.5, color: MUTED },
  fact: { face: "label_bold", size: 10.5, line: 14, color: INK },
  subject: { face: "label_bold", size: 11, line: 14, color: INK },
  text: { face: "text", size: 10.2, line: 14.8, color: INK },
  foot: { face: "label", size: 8, line: 11, color: MUTED },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof STYLES;

/** Asks the library to shape a text as a whole: word by word it would place the words from left to right. */
const WHOLE = { features: [] };

/** From which side a line is read, and whether another follows. */
export type HowPrinted = { direction: Direction; followed: boolean };

type Pdf = InstanceType<typeof PdfFile>;

/** Measures and prints lines of whatever scripts they are in, and notes letters that it has to leave out. */
export class Typesetter {
  readonly unprintable: Unprintable = new Set();
  readonly #pdf: Pdf;
  readonly #widths = new Map<string, number>();

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
  }

  printable(text: string): string {
    return printable(text, this.unprintable);
  }

  #widthOf({ shown, face, rightToLeft }: Run, size: number): number {
    return this.#pdf
      .font(face)
      .fontSize(size)
      .widthOfString(shown, rightToLeft ? WHOLE : {});
  }

  /** How wide what can be printed of a text is in a style. */
  width(text: string, style: StyleName): number {
    // Words of one direction stand beside each other without touching, and come again and again.
    if (isMixed(text)) return this.#widthOfLine(text, style);
    let sum = 0;
    for (const word of text.split(/(?<= )/u)) {
      const key = `${style} ${word}`;
      const known = this.#widths.get(key) ?? this.#widthOfLine(word, style);
      this.#widths.set(key, known);
      sum += known;
    }
    return sum;
  }

  #widthOfLine(text: string, style: StyleName): number {
    const { face, size } = STYLES[style];
    const { read } = runsOf(this.printable(text), face, "ltr");
    return read.reduce((sum, run) => sum + this.#widthOf(run, size), 0);
  }

  /** A text broken into lines of a style. */
  lines(text: string, style: StyleName, width: number): string[] {
    return breakLines([this.printable(text)], width, (part) => this.width(part, style)).map(
      (line) => line.text,
    );
  }

  /** One line that is cut where it would be wider. */
  fitted(text: string, style: StyleName, left: number, y: number, width: number): void {
    let cut = this.printable(text).replaceAll(/ {2,}/gu, " ").trim();
    while (cut !== "" && this.width(cut, style) > width)
      cut = `${Array.from(cut.replace(/…$/u, "")).slice(0, -1).join("").trimEnd()}…`;
    this.draw(cut, style, left, y, { direction: directionOf(cut), followed: false });
  }

  /**
   * Prints a line on one base line: each run in its place, in the order in which they are read. Where another line
   * follows, a space stands at its end, so that no two words are copied as one.
   */
  draw(
    text: string,
    style: StyleName,
    left: number,
    y: number,
    { direction, followed }: HowPrinted,
  ): void {
    const { face, size, color } = STYLES[style];
    const { read, fromTheLeft } = runsOf(text, face, direction);
    const places = new Map<Run, number>();
    let place = left;
    for (const run of fromTheLeft) {
      places.set(run, place);
      place += this.#widthOf(run, size);
    }
    const base = fontOf(face);
    const line = y + (base.ascent / base.unitsPerEm) * size;
    const print = (printed: Face, shown: string, at: number, options: object) =>
      this.#pdf
        .font(printed)
        .fontSize(size)
        .fillColor(color)
        .text(shown, at, line, { lineBreak: false, baseline: "alphabetic", ...options });
    for (const run of read)
      print(run.face, run.shown, places.get(run) ?? left, run.rightToLeft ? WHOLE : {});
    if (followed) print(face, " ", direction === "rtl" ? left : place, {});
  }
}
