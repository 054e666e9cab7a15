import type { KeptColumn } from "@reportair/contract/features/mark-books.ts";
import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";
import { settingFor } from "@reportair/roster/mark-book/kept.ts";
import type { BookRow, Column, MarkBook, Setting } from "@reportair/roster/mark-book/mark-book.ts";
import { isMainField, outcomesOf, valueLines } from "@reportair/roster/mark-book/settle.ts";

/** A column with what is settled of it. */
export interface SettledColumn {
  column: Column;
  setting: Setting;
  /** The teacher has said that it is so, now or the last time. */
  confirmed: boolean;
  /** As it was kept the last time, and so not asked. */
  remembered: boolean;
}

/** A mark book as far as the teacher has settled it; every change makes a new one. */
export interface Settling {
  book: MarkBook;
  columns: readonly SettledColumn[];
  /** Who a row is that was asked, by its line; null where it is left out. */
  who: ReadonlyMap<number, number | null>;
  overwrite: boolean;
  /** What the teacher is looking at: a column by its id, or a row by its line; null for what is open first. */
  looking: string | number | null;
}

/** A book as it is first shown: as it was kept the last time, or as proposed. */
export function begin(book: MarkBook, kept: readonly KeptColumn[]): Settling {
  const taken = new Set<MainField>();
  const columns = book.columns.map((column): SettledColumn => {
    const { setting, confirmed } = settingFor(column, kept, book.rows);
    const { field } = setting;
    const twice = isMainField(field) && taken.has(field);
    if (isMainField(field)) taken.add(field);
    const settled = twice ? { ...setting, field: "" as const } : setting;
    return { column, setting: settled, confirmed: confirmed && !twice, remembered: confirmed };
  });
  return { book, columns, who: new Map(), overwrite: false, looking: null };
}

/** Whether a column still needs the teacher: a scale that is not confirmed, or a field that is asked. */
export function isOpen({ column, setting, confirmed }: SettledColumn): boolean {
  if (confirmed) return false;
  return isMainField(setting.field) || column.choices.length > 0;
}

/** Rows of which it is asked who they are. */
export function openRows({ book, who }: Settling): BookRow[] {
  return book.rows.filter(({ match, line }) => match.kind !== "found" && !who.has(line));
}

/** Who a row is, as far as that is settled. */
export function pupilOf({ who }: Pick<Settling, "who">, { match, line }: BookRow): number | null {
  return match.kind === "found" ? match.pupil : (who.get(line) ?? null);
}

export type Question =
  | { kind: "column"; settled: SettledColumn }
  | { kind: "row"; row: BookRow }
  | { kind: "none" };

/** What is shown beside the cells: what the teacher looks at, or else what is open first. */
export function questionOf(settling: Settling): Question {
  const { looking, columns, book } = settling;
  const column = columns.find((each) => each.column.id === looking);
  if (column !== undefined) return { kind: "column", settled: column };
  const looked = book.rows.find(({ line }) => line === looking);
  if (looked !== undefined) return { kind: "row", row: looked };
  const open = columns.find(isOpen);
  if (open !== undefined) return { kind: "column", settled: open };
  const [row] = openRows(settling);
  return row === undefined ? { kind: "none" } : { kind: "row", row };
}

/** Gives a column another field; another column that filled it is left out. */
export function withField(settling: Settling, id: string, field: ReportField | ""): Settling {
  const columns = settling.columns.map((each): SettledColumn => {
    if (each.column.id === id) {
      const setting: Setting = { ...each.setting, field, options: {}, edges: null };
      return { ...each, setting, confirmed: !isMainField(field), remembered: false };
    }
    return isMainField(field) && each.setting.field === field
      ? { ...each, setting: { ...each.setting, field: "" }, confirmed: true, remembered: false }
      : each;
  });
  return { ...settling, columns, looking: isMainField(field) ? id : null };
}

/** Changes what is settled of a column, without confirming it. */
export function withSetting(settling: Settling, id: string, change: Partial<Setting>): Settling {
  const columns = settling.columns.map((each) =>
    each.column.id === id
      ? { ...each, setting: { ...each.setting, ...change }, confirmed: false, remembered: false }
      : each,
  );
  return { ...settling, columns, looking: id };
}

/** The values of a column that only the teacher can say, and has not said. */
export function doubtsOf({ column, setting }: SettledColumn, rows: readonly BookRow[]) {
  return valueLines(column, setting, rows).filter(({ option }) => option === null);
}

/** The teacher says that a column is read rightly; what is open next is shown. */
export function confirm(settling: Settling, id: string): Settling {
  const columns = settling.columns.map((each) =>
    each.column.id === id ? { ...each, confirmed: true } : each,
  );
  return { ...settling, columns, looking: null };
}

/** Says who a row is. Where two rows are two pupils of one name, the other row is the other pupil. */
export function withWho(settling: Settling, row: BookRow, pupil: number | null): Settling {
  const who = new Map(settling.who);
  // One pupil is one row.
  for (const [line, other] of who) if (other === pupil && pupil !== null) who.delete(line);
  who.set(row.line, pupil);
  const { match } = row;
  if (pupil !== null && match.kind === "asked" && match.candidates.length === 2) {
    const same = settling.book.rows.filter(
      (each) =>
        each.match.kind === "asked" &&
        each.match.candidates.join() === match.candidates.join() &&
        each.name === row.name,
    );
    const other = same.find((each) => each.line !== row.line);
    const left = match.candidates.find((each) => each !== pupil);
    if (same.length === 2 && other !== undefined && left !== undefined) who.set(other.line, left);
  }
  return { ...settling, who, looking: null };
}

/** Leaves out every row that is nobody of the class. */
export function withoutStrangers(settling: Settling): Settling {
  const who = new Map(settling.who);
  for (const { line, match } of openRows(settling))
    if (match.kind === "unknown") who.set(line, null);
  return { ...settling, who, looking: null };
}

/** Takes the one pupil that each asked row proposes, where no other row is that pupil. */
export function withProposals(settling: Settling): Settling {
  const who = new Map(settling.who);
  for (const { row, pupil } of proposals(settling)) who.set(row.line, pupil);
  return { ...settling, who, looking: null };
}

/** Rows that are alike to one pupil only, who has no row. */
export function proposals(settling: Settling): { row: BookRow; pupil: number }[] {
  const taken = new Set(settling.book.rows.map((row) => pupilOf(settling, row)));
  const wanted = openRows(settling).flatMap((row) => {
    const candidates = row.match.kind === "asked" ? row.match.candidates : [];
    const [pupil] = candidates;
    return candidates.length === 1 && pupil !== undefined && !taken.has(pupil)
      ? [{ row, pupil }]
      : [];
  });
  return wanted.filter(({ pupil }) => wanted.filter((each) => each.pupil === pupil).length === 1);
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** What is missing before anything can be filled in: "One scale and two names to settle"; "" where nothing is. */
export function missingText(settling: Settling): string {
  const scales = settling.columns.filter(isOpen).length;
  const names = openRows(settling).length;
  const said = (count: number, what: string) =>
    count === 0 ? [] : [`${NUMBERS[count] ?? count} ${what}${count === 1 ? "" : "s"}`];
  const parts = [...said(scales, "scale"), ...said(names, "name")];
  const [first = "", second] = parts;
  if (parts.length === 0) return "";
  return `${second === undefined ? first : `${first} and ${second.toLowerCase()}`} to settle`;
}

/** How many pupils a column says something of. */
export function pupilsIn(settling: Settling, column: Column): number {
  const settled = settling.columns.find((each) => each.column.id === column.id);
  if (settled === undefined) return 0;
  return [...outcomesOf(column, settled.setting, settling.book.rows)].filter(
    ([row, { kind }]) => pupilOf(settling, row) !== null && (kind === "option" || kind === "note"),
  ).length;
}
