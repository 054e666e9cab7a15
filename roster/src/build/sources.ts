import { headingKey } from "../headings.ts";
import { headingsOf } from "../recognise.ts";
import type { Field, Mapping, Place, Table, TableKind } from "../roster.ts";
import { placeOfSheet } from "../skipping.ts";
import { type DateStyle, judgeOrder } from "../values/dates.ts";
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
  /** Whether a table with a row for each student and class has one for the form group too. */
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
  for (const { line, cells } of table.rows) {
    if (line === mapping.heading_line) continue;
    const place = { ...placeOfSheet(table.file, table.sheet), line };
    if (mapping.heading_line !== null && line < mapping.heading_line) log.skip("title_row", place);
    else if (isSameLine(cells, headings)) log.skip("repeated_heading", place);
    else if (isTotal(cells)) log.skip("total_row", place);
    else rows.push(new DataRow(table, line, cells, columns, headings));
  }
  const judged = new Map<Field, ReturnType<typeof judgeOrder>>();
  return {
    table,
    kind: mapping.kind,
    scope: table.file.slice(0, table.file.lastIndexOf("/") + 1),
    rows,
    has: (field) => columns.has(field),
    formsAmongClasses: mapping.kind === "memberships" && rows.some(isForm) && !rows.every(isForm),
    heading: (field) => clean(headings[columns.get(field)?.[0] ?? -1] ?? ""),
    dates: (field) => {
      const before = judged.get(field) ?? judgeOrder(rows.map((row) => row.text(field)));
      judged.set(field, before);
      return before;
    },
  };
}

/** Whether a row has a student's form group for its class. */
function isForm(row: DataRow): boolean {
  const form = fold(row.text("form_group"));
  return form !== "" && fold(row.text("class")) === form;
}

function isSameLine(cells: readonly string[], headings: readonly string[]): boolean {
  return (
    headings.length > 0 &&
    cells.length > 1 &&
    headings.every((heading, at) => headingKey(heading) === headingKey(cells[at] ?? ""))
  );
}

function isTotal(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length <= TOTAL_CELLS && TOTAL.test(filled[0]?.trim() ?? "");
}
