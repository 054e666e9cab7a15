import { tableOfText } from "../src/files/text-table.ts";
import type { Column, MarkBook, Pupil, Setting } from "../src/mark-book/mark-book.ts";
import { readMarkBooks } from "../src/mark-book/read-mark-book.ts";
import { proposedSetting, valueLines } from "../src/mark-book/settle.ts";

let ids = 0;
/** A pupil with a number of their own. */
export function pupil(first_name: string, last_name: string, more: Partial<Pupil> = {}): Pupil {
  ids++;
  return { id: ids, first_name, last_name, preferred_name: null, student_id: `S${ids}`, ...more };
}

/** Reads pasted cells as a book of a class; lines may be given with bars in the place of tabs. */
export function paste(text: string, pupils: readonly Pupil[]): MarkBook {
  const [book] = readMarkBooks([tableOfText(text.replaceAll("|", "\t"), "pasted", true)], pupils);
  if (book === undefined) throw new Error("no mark book");
  return book;
}

/** The column of a heading. */
export const columnOf = (book: MarkBook, heading: string): Column => {
  const found = book.columns.find((column) => column.heading === heading);
  if (found === undefined)
    throw new Error(`no column ${heading} in ${book.columns.map((each) => each.heading).join()}`);
  return found;
};

/** What each value of a column becomes, as the teacher would read it. */
export function table(book: MarkBook, heading: string, setting: Partial<Setting> = {}) {
  const column = columnOf(book, heading);
  const lines = valueLines(column, { ...proposedSetting(column), ...setting }, book.rows);
  return Object.fromEntries(lines.map(({ label, option }) => [label, option]));
}

/** A class of six. */
export const CLASS: Pupil[] = [
  pupil("Oluwaseun", "Adeyemi"),
  pupil("Zainab", "Akhtar"),
  pupil("Chiara", "Bellomi"),
  pupil("Yusuf", "Demir"),
  pupil("Grace", "Okonjo"),
  pupil("Leo", "Pemberton"),
];
/** How a mark book writes them, in their order. */
export const NAMES = [
  "Adeyemi, O",
  "AKHTAR Zainab",
  "Bellomi, Chiara",
  "Y Demir",
  "Grace Okonjo",
  "Pemberton",
];
/** A book of the class with one row each. */
export const book = (headings: string, rows: readonly string[], title = "") =>
  paste(
    `${title}${title === "" ? "" : "\n"}Name|${headings}\n${rows.map((row, at) => `${NAMES[at]}|${row}`).join("\n")}`,
    CLASS,
  );
