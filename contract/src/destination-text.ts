// How a report stands in the system that a school copies it into. Both sides of the wire read it: the server measures and
// fits by it, and the screen shows and copies what comes of it.

/** Fewest and most characters that a comment can be limited to; the most is what a report has. */
export const CHAR_LIMIT_MIN = 100;
export const CHAR_LIMIT_MAX = 20_000;

/** What a system asks of a text. */
export type TextShape = {
  /** Without a line break: one would split a pasted row. */
  one_paragraph: boolean;
  /** Straight quotation marks and plain hyphens, for systems that know no others; accents stay. */
  plain: boolean;
};

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032]/gu, "'"],
  [/[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/gu, '"'],
  // Between words a dash stands for a pause, and a hyphen would join them.
  [/(?<=\p{L})\u2014(?=\p{L})/gu, " - "],
  [/[\u2010-\u2015\u2212]/gu, "-"],
  [/\u2026/gu, "..."],
  [/[\u00A0\u2000-\u200A\u202F]/gu, " "],
];

/** What ends a line: a soft break of a word processor is pasted as a vertical tab, a new page as a form feed. */
export const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/** What nobody sees and older systems show as a box: places where a word may part, marks of an order of bytes. */
const NOT_SEEN = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** A text as it is pasted: what no cell can hold is gone, and its line breaks are single characters. */
export function shapeText(text: string, { one_paragraph, plain }: TextShape): string {
  let shaped = text
    .replaceAll(NOT_SEEN, "")
    .replaceAll(LINE_END, "\n")
    .replaceAll(/\t/gu, " ")
    .replaceAll(/[^\P{Cc}\n]/gu, "");
  if (plain) for (const [from, to] of PLAIN) shaped = shaped.replaceAll(from, to);
  return one_paragraph
    ? shaped.replaceAll(/\s+/gu, " ").trim()
    : shaped
        .replaceAll(/[^\S\n]*\n[^\S\n]*/gu, "\n")
        .replaceAll(/\n{3,}/gu, "\n\n")
        .trim();
}

/** So much a system counts of a shaped text: UTF-16 units, and two for a line break, which arrives as CR and LF. */
export function pastedLength(shaped: string): number {
  return shaped.length + shaped.split("\n").length - 1;
}
