import Papa from "papaparse";
import { BOUNDS } from "../bounds.ts";
import { knownHeadings } from "../headings.ts";
import { Refusal, type Row, type Table } from "../roster.ts";
import { newlinesIn } from "../skipping.ts";
import { decodeText } from "./decode.ts";

const SEPARATORS = [",", ";", "\t", "|"] as const;

/** How much of a file is read to find its separator. */
const TRIED = { characters: 100_000, rows: 40 };

/** The table of a text file: CSV, tabs, and what spreadsheets call Unicode text. */
export function readTextTable(bytes: Uint8Array, file: string): Table {
  const { text, encoding } = decodeText(bytes, file);
  return { ...tableOfText(text, file), encoding };
}

/** The table that a text holds. Cells that were copied have tabs between them; a quotation mark in them may be no fence. */
export function tableOfText(given: string, file: string, pasted = false): Table {
  const text = given.replaceAll(/\r\n?/gu, "\n");
  if (newlinesIn(text) > BOUNDS.lines) throw tooManyRows(file);
  const separator = pasted && text.includes("\t") ? "\t" : separatorOf(text);
  const settings = { delimiter: separator, newline: "\n" } as const;
  let { data, errors } = Papa.parse<string[]>(text, settings);
  let open = openQuote(data, errors);
  // In cells that were copied a quotation mark is a mark.
  if (open !== undefined && (pasted || separator === "\t")) {
    ({ data, errors } = Papa.parse<string[]>(text, { ...settings, quoteChar: "\0" }));
    open = undefined;
  }
  const rows = numbered(data, file, open);
  return { id: file, file, sheet: null, format: "csv", separator, epoch: 1900, rows };
}

/** The first row in which a cell goes on beyond its line because a quotation mark in it is not closed where it should be. */
function openQuote(
  data: readonly (readonly string[])[],
  errors: readonly Papa.ParseError[],
): number | undefined {
  return errors.find(
    ({ code, row = 0 }) =>
      code === "MissingQuotes" ||
      (code === "InvalidQuotes" && (data[row] ?? []).some((cell) => newlinesIn(cell) > 0)),
  )?.row;
}

/** The rows that have something in them, with the numbers of their lines. */
function numbered(data: readonly (readonly string[])[], file: string, open?: number): Row[] {
  const rows: Row[] = [];
  let line = 1;
  for (const [at, cells] of data.entries()) {
    if (at === open) throw quoteOpen(file, line);
    const end = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
    const longest = cells.reduce((most, cell) => Math.max(most, cell.length), 0);
    if (longest > BOUNDS.cell) throw cellTooLong(file, line);
    if (end > BOUNDS.columns) throw tooManyColumns(file, line);
    // The first line of some files only tells Excel the separator.
    if (end > 0 && !(at === 0 && isSeparatorLine(cells.join("")))) {
      if (rows.length === BOUNDS.rows) throw tooManyRows(file);
      rows.push({ line, cells: cells.slice(0, end) });
    }
    line += 1 + cells.reduce((sum, cell) => sum + newlinesIn(cell), 0);
  }
  return rows;
}

const isSeparatorLine = (line: string) => /^sep=.?$/iu.test(line);

/** The separator by which most headings are known; of several, the one that gives the steadiest columns. */
export function separatorOf(text: string): string {
  const start = text.slice(0, TRIED.characters);
  const tried = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(start, {
      delimiter: separator,
      newline: "\n",
      preview: TRIED.rows,
    });
    return { separator, known: Math.max(0, ...data.map(knownHeadings)), steady: steadiness(data) };
  });
  tried.sort((a, b) => b.known - a.known || b.steady - a.steady);
  return tried[0]?.separator ?? ",";
}

/** How many of the rows have the commonest number of cells; none where that is one. */
function steadiness(data: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function quoteOpen(file: string, line: number): Refusal {
  return new Refusal(
    "quote_open",
    file,
    `“${file}”: a quotation mark that opens on line ${line} is not closed where its cell ends, so that nobody can tell where the cell ends. Close or remove it, and choose the file again.`,
  );
}

function cellTooLong(file: string, line: number): Refusal {
  return new Refusal(
    "cell_too_long",
    file,
    `“${file}”: a cell on line ${line} has more than ${BOUNDS.cell.toLocaleString("en-GB")} characters. Often a quotation mark is missing there. Mend it, and choose the file again.`,
  );
}

function tooManyColumns(file: string, line: number): Refusal {
  return new Refusal(
    "too_many_columns",
    file,
    `“${file}”: line ${line} has more than ${BOUNDS.columns} columns, which are not read. Delete those that no roster needs, and choose the file again.`,
  );
}

function tooManyRows(file: string): Refusal {
  return new Refusal(
    "too_many_rows",
    file,
    `“${file}” has more than ${BOUNDS.rows.toLocaleString("en-GB")} rows. Split it, for example by year, and choose the parts.`,
  );
}
