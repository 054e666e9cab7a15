import { BOUNDS } from "./bounds.ts";
import { readCtf } from "./files/ctf.ts";
import { type FileType, refuseUnreadable, typeOf } from "./files/file-types.ts";
import { readTextTable, tableOfText } from "./files/text-table.ts";
import { isWorkbook, readWorkbook } from "./files/workbook.ts";
import { Budget, type Entry, damaged, openZip } from "./files/zip.ts";
import { type GivenFile, type Reading, Refusal, type Table } from "./roster.ts";
import { blankLines, placeOfSheet, skippedAt } from "./skipping.ts";

/** Files that zips have besides what was put into them. */
const CLUTTER = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/iu;

/** Tables in a zip; whatever else it holds is left aside. */
const TABLE_ENDING = /\.(?:csv|tsv|txt|xml|xlsx)$/iu;

/**
 * Every visible table of the files, line for line, with where it stands. Throws a `Refusal`, and nothing else, where one
 * of the files cannot be read: then none of them is. With `remarks` the comments of workbooks are read too.
 */
export function readTables(
  files: readonly GivenFile[],
  options: { remarks?: boolean } = {},
): Reading {
  const given = files.filter(({ name }) => !CLUTTER.test(name));
  if (given.length === 0) {
    throw new Refusal("no_files", null, "No file was chosen. Choose the files with your roster.");
  }
  refuseTooLarge(given);
  const budget = new Budget();
  const readings = given.map((file) => readSafely(file, budget, options));
  const tables = withUniqueIds(readings.flatMap((reading) => reading.tables));
  const [first] = given;
  if (first !== undefined && tables.every(({ rows }) => rows.length === 0)) throw empty(first.name);
  const skipped = readings.flatMap((reading) => reading.skipped);
  return { tables, skipped: [...skipped, ...tables.flatMap(blankLines)] };
}

/** The table of cells that were pasted, or of text in which commas part them. */
export function tableOfCells(text: string): Table {
  return tableOfText(text, "the pasted cells", true);
}

function refuseTooLarge(files: readonly GivenFile[]): void {
  for (const { name, bytes } of files) {
    if (bytes.length <= BOUNDS.file) continue;
    throw new Refusal(
      "file_too_large",
      name,
      `“${name}” is larger than 10 MB, and was not read. Leave out pictures and sheets that no roster needs, or split it.`,
    );
  }
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > BOUNDS.files) {
    throw new Refusal(
      "files_too_large",
      null,
      "The files together are larger than 20 MB, and were not read. Choose fewer at a time.",
    );
  }
}

function readSafely(file: GivenFile, budget: Budget, options: { remarks?: boolean }): Reading {
  try {
    return readFile(file, budget, "outside", options);
  } catch (error) {
    throw error instanceof Refusal ? error : damaged(file.name);
  }
}

function readFile(
  { name, bytes }: GivenFile,
  budget: Budget,
  where: "outside" | "in a zip",
  options: { remarks?: boolean } = {},
): Reading {
  const type = typeOf(name, bytes);
  refuseUnreadable(type, name, bytes);
  if (type !== "zip") return ofTables([readPlain(type, bytes, name)]);
  const entries = openZip(bytes, name, budget, BOUNDS.parts);
  if (isWorkbook(entries)) return readWorkbook(entries, name, options);
  if (where === "in a zip") return ofTables([]);
  refuseUnreadable("zip of files", name, bytes, entries);
  return readZip(openZip(bytes, name, budget, BOUNDS.entries), name, budget);
}

const ofTables = (tables: Table[]): Reading => ({ tables, skipped: [] });

function readPlain(type: Exclude<FileType, "zip">, bytes: Uint8Array, name: string): Table {
  return type === "xml" ? readCtf(bytes, name) : readTextTable(bytes, name);
}

function readZip(entries: readonly Entry[], zip: string, budget: Budget): Reading {
  const reading: Reading = { tables: [], skipped: [] };
  for (const entry of entries.filter(({ name }) => !CLUTTER.test(name))) {
    const name = `${zip}/${entry.name}`;
    if (!TABLE_ENDING.test(name)) {
      reading.skipped.push(skippedAt("not_a_table", placeOfSheet(name, null)));
      continue;
    }
    const { tables, skipped } = readFile({ name, bytes: entry.read() }, budget, "in a zip");
    reading.tables.push(...tables);
    reading.skipped.push(...skipped);
  }
  return reading;
}

/** Two files of one name are two tables. */
function withUniqueIds(tables: readonly Table[]): Table[] {
  const seen = new Map<string, number>();
  return tables.map((table) => {
    const count = (seen.get(table.id) ?? 0) + 1;
    seen.set(table.id, count);
    return count === 1 ? table : { ...table, id: `${table.id} (${count})` };
  });
}

function empty(file: string): Refusal {
  return new Refusal(
    "empty_file",
    file,
    `“${file}” has nothing in it that could be read. Export the list again, and choose the new file.`,
  );
}
