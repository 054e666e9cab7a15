import { headingKey } from "../headings.ts";
import { headingsOf } from "../recognise.ts";
import type { Field, Mapping, Place, Table, TableKind } from "../roster.ts";
import { placeOfSheet } from "../skipping.ts";
import { type DateStyle, judgeOrder } from "../values/dates.ts";
import { classesInCell } from "../values/class-names.ts";
import { clean, fold } from "../values/text.ts";
import type { Log } from "./log.ts";

/** A table with its mapping, read as rows of data. */
export type Source = {
  table: Table;
  kind: TableKind;
  /** Tables of one folder or zip know each other by ids; other tables may use the same ids for others. */
  scope: string;
  rows: DataRow[];
  has: (field: Field) => boolean;
  /** Whether a table of students and their classes has the form groups among the classes. */
  formsAmongClasses: boolean;
  heading: (field: Field) => string;
  /** How the dates of a column are written, and whether that is sure. */
  dates: (field: Field) => { order: DateStyle["order"]; certain: boolean };
};

/** A row of data, whose cells are asked for by field. */
export class DataRow {
  readonly #columns: ReadonlyMap<Field, readonly number[]>;
  readonly #headings: readonly string[];
  readonly table: Table;
  readonly line: number;
  readonly cells: readonly string[];

  constructor(
    table: Table,
    line: number,
    cells: readonly string[],
    columns: ReadonlyMap<Field, readonly number[]>,
    headings: readonly string[],
  ) {
    this.table = table;
    this.line = line;
    this.cells = cells;
    this.#columns = columns;
    this.#headings = headings;
  }

  /** The first column of a field that is not blank in this row. */
  #columnOf(field: Field): number | undefined {
    const columns = this.#columns.get(field) ?? [];
    return columns.find((at) => (this.cells[at] ?? "").trim() !== "") ?? columns[0];
  }

  /** The text of a field; empty where it is blank, or its table has no such column. */
  text(field: Field): string {
    return clean(this.raw(field));
  }

  /** The same as it stands in the cell, with its lines. */
  raw(field: Field): string {
    const at = this.#columnOf(field);
    return at === undefined ? "" : (this.cells[at] ?? "");
  }

  /** What stands in each column of a field that is not blank. */
  each(field: Field): string[] {
    const columns = this.#columns.get(field) ?? [];
    return columns.map((at) => this.cells[at] ?? "").filter((cell) => cell.trim() !== "");
  }

  has(...fields: Field[]): boolean {
    return fields.some((field) => this.#columns.has(field));
  }

  /** Where this row stands, or the cell of one of its fields: the first of those that there is. */
  place(...fields: Field[]): Place {
    const { file, sheet } = this.table;
    const field = fields.find((one) => this.#columns.has(one));
    const at = field === undefined ? undefined : this.#columnOf(field);
    return {
      file,
      sheet,
      line: this.line,
      column: at === undefined ? null : clean(this.#headings[at] ?? ""),
      value: at === undefined ? "" : clean(this.cells[at] ?? ""),
    };
  }
}

const TOTAL =
  /^(?:(?:grand |sub-? ?)?totals?\b|number of\b|count\b|printed\b|average\b|report run\b|page \d)/iu;

/** Cells beyond which a row is one of a person, whatever its first word is. */
const TOTAL_CELLS = 3;

const UNSOLVED = {
  code: "formula_unsolved",
  sentence:
    "This column has formulas whose results were not saved, and was read without them. Open the workbook in a spreadsheet program, save it, and choose it again.",
} as const;

/** Headings of School Data Sync 1.0, whose dates have the month first, whatever the school's nation. */
const MONTH_FIRST: ReadonlySet<string> = new Set(["schooldfenumber", "schoolsisid"]);
const AMERICAN = { order: "month_first", certain: true } as const;

/** The tables that have a mapping, without their titles, repeated headings and totals. */
export function openSources(
  tables: readonly Table[],
  mappings: readonly Mapping[],
  log: Log,
): Source[] {
  const mappingOf = new Map(mappings.map((mapping) => [mapping.table, mapping]));
  return tables.flatMap((table) => {
    const mapping = mappingOf.get(table.id);
    if (mapping === undefined || mapping.kind === "unknown") {
      if (table.rows.length > 0) log.skip("unknown_table", placeOfSheet(table.file, table.sheet));
      return [];
    }
    return mapping.kind === "other" ? [] : [openSource(table, mapping, log)];
  });
}

function openSource(table: Table, mapping: Mapping, log: Log): Source {
  const headings = headingsOf(table, mapping.heading_line);
  const columns = new Map<Field, number[]>();
  for (const [at, field] of Object.entries(mapping.columns)) {
    columns.set(field, [...(columns.get(field) ?? []), Number(at)]);
  }
  const rows: DataRow[] = [];
  const titles = titlesAgain(table.rows, headings);
  for (const { line, cells } of table.rows) {
    if (line === mapping.heading_line) continue;
    const place = { ...placeOfSheet(table.file, table.sheet), line };
    const isAbove = mapping.heading_line !== null && line < mapping.heading_line;
    if (isAbove || titles.has(line)) log.skip("title_row", place);
    else if (isSameLine(cells, headings)) log.skip("repeated_heading", place);
    else if (isTotal(cells) || isCount(cells, rows.length)) log.skip("total_row", place);
    else rows.push(new DataRow(table, line, cells, columns, headings));
  }
  const place = placeOfSheet(table.file, table.sheet);
  for (const at of table.unsolved ?? []) {
    const column = clean(headings[at] ?? "");
    if (mapping.columns[at] !== undefined)
      log.warn({ ...UNSOLVED, student_id: null, place: { ...place, column } });
  }
  const isAmerican = headings.some((heading) => MONTH_FIRST.has(headingKey(heading)));
  const judged = new Map<Field, ReturnType<typeof judgeOrder>>();
  return {
    table,
    kind: mapping.kind,
    scope: table.file.slice(0, table.file.lastIndexOf("/") + 1),
    rows,
    has: (field) => columns.has(field),
    formsAmongClasses: haveFormsAmongClasses(rows),
    heading: (field) => clean(headings[columns.get(field)?.[0] ?? -1] ?? ""),
    dates: (field) => {
      const before = judged.get(field) ?? judgeOrder(rows.map((row) => row.text(field)));
      const order = before.certain || !isAmerican ? before : AMERICAN;
      judged.set(field, order);
      return order;
    },
  };
}

/** The classes that a row of a student names, in one cell or in several. */
export function classesNamed(row: DataRow): string[] {
  return [
    ...row.each("class").flatMap((cell) => classesInCell(cell, false)),
    ...row.each("classes").flatMap((cell) => classesInCell(cell, true)),
  ];
}

/** Where the only classes of a table are the form groups, they are its classes. */
function haveFormsAmongClasses(rows: readonly DataRow[]): boolean {
  const seen = new Set<boolean>();
  for (const row of rows) {
    const form = fold(row.text("form_group"));
    for (const name of classesNamed(row)) seen.add(form !== "" && fold(name) === form);
    if (seen.size === 2) return true;
  }
  return false;
}

function isSameLine(cells: readonly string[], headings: readonly string[]): boolean {
  return (
    headings.length > 0 &&
    cells.length > 1 &&
    headings.every((heading, at) => headingKey(heading) === headingKey(cells[at] ?? ""))
  );
}

/** Most cells of a title: "Reg:" and "9B". No row of a person has so few. */
const TITLE_CELLS = 2;

/** Lines of titles between a blank line and the headings again, as they stand on each page of a report. */
function titlesAgain(
  rows: readonly { line: number; cells: readonly string[] }[],
  headings: readonly string[],
): ReadonlySet<number> {
  const titles = new Set<number>();
  let page: number[] | undefined;
  let before = 0;
  for (const { line, cells } of rows) {
    if (line > before + 1) page = [];
    before = line;
    const { length } = filled(cells);
    if (isSameLine(cells, headings)) for (const title of page ?? []) titles.add(title);
    else if (length <= TITLE_CELLS && length < headings.length) page?.push(line);
    else page = undefined;
  }
  return titles;
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "");

/** Whether a line has nothing but the number of the rows above it. */
function isCount(cells: readonly string[], rows: number): boolean {
  const [only, ...others] = filled(cells);
  return others.length === 0 && only !== undefined && Number(only) === rows;
}

function isTotal(cells: readonly string[]): boolean {
  const given = filled(cells);
  return given.length <= TOTAL_CELLS && TOTAL.test(given[0]?.trim() ?? "");
}
