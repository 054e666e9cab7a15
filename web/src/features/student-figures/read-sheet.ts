import { readFigureSheets, type FigureSheet } from "@reportair/roster/figures/read-figures.ts";
import { readTables, tableOfCells } from "@reportair/roster/read-tables.ts";
import { Refusal, type Table } from "@reportair/roster/roster.ts";

/** What was pasted or chosen: its sheets, or the sentence that says why there is none. */
export type SheetsRead = { sheets: FigureSheet[]; name: string } | { problem: string };

/** Reads pasted cells. */
export const readPasted = (text: string): SheetsRead =>
  read(() => [tableOfCells(text)], "what you pasted");

/** Reads a CSV or Excel file in this browser. */
export async function readFile(file: File): Promise<SheetsRead> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return read(() => readTables([{ name: file.name, bytes }]).tables, `“${file.name}”`);
}

function read(tablesOf: () => readonly Table[], name: string): SheetsRead {
  try {
    const sheets = readFigureSheets(tablesOf());
    if (sheets.length > 0) return { sheets, name };
    return {
      problem: `No student was found in ${name}. It needs a line of headings, one of which is the admission number, the UPN or the name.`,
    };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.message };
    throw error;
  }
}
