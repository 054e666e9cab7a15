/** A line as it is printed. */
export type Line = {
  text: string;
  /** The number of its paragraph. */
  paragraph: number;
  /** It begins a paragraph, and does not begin the text. */
  parted: boolean;
  /** Where it stands in its paragraph, and how many lines that has. */
  at: number;
  of: number;
};

/** Fewest lines of one text or paragraph on either side of a page's end. */
const TOGETHER = 2;

/** Breaks paragraphs into lines of this width; a word that is wider than a line is broken itself. */
export function breakLines(
  paragraphs: readonly string[],
  width: number,
  widthOf: (text: string) => number,
): Line[] {
  return paragraphs.flatMap((paragraph, index) => {
    const texts = paragraph.split("\n").flatMap((line) => breakLine(line, width, widthOf));
    return texts.map((text, at) => ({
      text,
      paragraph: index,
      parted: at === 0 && index > 0,
      at,
      of: texts.length,
    }));
  });
}

function breakLine(line: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/[ \t]+/u).filter((each) => each !== "")) {
    for (const piece of piecesOf(word, width, widthOf)) {
      const longer = current === "" ? piece : `${current} ${piece}`;
      // Measured as a whole: in some scripts a word is narrower or wider beside another.
      if (current !== "" && widthOf(longer) > width) {
        lines.push(current);
        current = piece;
      } else current = longer;
    }
  }
  if (current !== "") lines.push(current);
  return lines;
}

/** A word, or its parts where it is wider than a line: after a hyphen or a slash where it has some, else within. */
function piecesOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  const add = (part: string) => {
    if (piece !== "" && widthOf(piece + part) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += part;
  };
  for (const part of word.split(/(?<=[-‐–—/])/u)) {
    if (widthOf(part) <= width) add(part);
    else for (const letter of part) add(letter);
  }
  return [...pieces, piece];
}

// How high lines stand.
function heightOf(lines: readonly Line[], line: number, gap: number): number {
  return lines.reduce((sum, { parted }, at) => sum + line + (parted && at > 0 ? gap : 0), 0);
}

/**
 * How many of the lines are printed in this room before the page ends: all that fit, but so that no text and no
 * paragraph has a line alone on either side. 0 where none may stand here.
 */
export function fitting(
  lines: readonly Line[],
  room: number,
  { line, gap }: { line: number; gap: number },
): number {
  let fit = 0;
  while (fit < lines.length && heightOf(lines.slice(0, fit + 1), line, gap) <= room) fit += 1;
  while (fit > 0 && fit < lines.length && !mayPart(lines, fit)) fit -= 1;
  return fit;
}

function mayPart(lines: readonly Line[], at: number): boolean {
  if (at < TOGETHER || lines.length - at < TOGETHER) return false;
  const next = lines[at];
  if (next === undefined || next.at === 0) return true;
  return next.at >= TOGETHER && next.of - next.at >= TOGETHER;
}
