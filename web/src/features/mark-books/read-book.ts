import type { MarkBook, Pupil } from "@reportair/roster/mark-book/mark-book.ts";
import { readMarkBooks } from "@reportair/roster/mark-book/read-mark-book.ts";
import { readTables, tableOfCells } from "@reportair/roster/read-tables.ts";
import { Refusal, type Table } from "@reportair/roster/roster.ts";

/** What was pasted or chosen: its books, or the sentence that says why there is none. */
export type BookRead = { books: MarkBook[]; name: string } | { problem: string };

/** Reads pasted cells. */
export function readPasted(text: string, pupils: readonly Pupil[], classTitle: string): BookRead {
  return read(() => [tableOfCells(text)], "what you pasted", pupils, classTitle);
}

/** Reads a CSV or Excel file in this browser. */
export async function readFile(
  file: File,
  pupils: readonly Pupil[],
  classTitle: string,
): Promise<BookRead> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tables = () => readTables([{ name: file.name, bytes }], { remarks: true }).tables;
  return read(tables, `“${file.name}”`, pupils, classTitle);
}

function read(
  tablesOf: () => readonly Table[],
  name: string,
  pupils: readonly Pupil[],
  classTitle: string,
): BookRead {
  try {
    const books = readMarkBooks(tablesOf(), pupils);
    const rows = Math.max(0, ...books.map((book) => book.rows.length));
    const found = books.some((book) => book.rows.some(({ match }) => match.kind !== "unknown"));
    if (rows === 0)
      return {
        problem: `No pupil was found in ${name}. Copy the names together with their marks, with the line of headings above them.`,
      };
    if (!found)
      return {
        problem: `None of the ${rows} names in ${name} is a pupil of ${classTitle}. Is it another class’s mark book? Nothing was taken from it.`,
      };
    if (books.every((book) => book.columns.length === 0))
      return {
        problem: `There are names in ${name}, and no marks beside them. Copy the columns with the marks as well.`,
      };
    return { books, name };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
}
