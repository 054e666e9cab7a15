import type { Place, Skipped, SkippedCode, Table } from "./roster.ts";

/** What is said of what was left aside, for one and for several. */
const SENTENCES: Record<SkippedCode, (count: number) => string> = {
  title_row: (count) => `${rows(count)} above the headings: a title.`,
  blank_line: (count) => `${count === 1 ? "A blank line" : `${count} blank lines`}.`,
  repeated_heading: (count) => `${rows(count)} with the headings again.`,
  total_row: (count) => `${rows(count)} with a total or a note, and no person.`,
  hidden_sheet: () => "A hidden sheet. Show it in your spreadsheet program if it is to be read.",
  not_a_table: () => "A file that is no table.",
  unknown_table: () =>
    "A table of which the headings say too little. Say what it is and which column is which.",
  no_rows: () =>
    "There are headings here, and no rows below them. Export the list again, and look whether the export leaves somebody out.",
  registration_group: (count) =>
    `${rows(count)} of a registration group: it is the form group, and makes no class.`,
  homeroom_class: (count) =>
    `${count === 1 ? "A class" : `${count} classes`} for registration: the form group of its students, and no class.`,
  enrolment_ended: (count) =>
    `${count === 1 ? "A student's time" : `${count} students' time`} in a class that has ended.`,
  changes_only: () =>
    "These files say that they hold only what has changed. Nobody is missed in them, and places in classes that they do not name stay.",
  guardian: (count) => `${people(count)} with the role of a parent or guardian.`,
  administrator: (count) => `${people(count)} with the role of an administrator.`,
  other_person: (count) =>
    `${people(count)} who ${count === 1 ? "is" : "are"} neither student nor teacher.`,
  person_removed: (count) => `${people(count)} whom the sending system has removed.`,
  class_removed: (count) =>
    `${count === 1 ? "A class" : `${count} classes`} that the sending system has removed.`,
  enrolment_removed: (count) =>
    `${count === 1 ? "A place" : `${count} places`} in a class that the sending system has removed.`,
};

const rows = (count: number) => (count === 1 ? "A row" : `${count} rows`);
const people = (count: number) => (count === 1 ? "A person" : `${count} people`);

/** Something that was left aside, `count` times, the first of it at `place`. */
export function skippedAt(code: SkippedCode, place: Place, count = 1): Skipped {
  return { code, sentence: SENTENCES[code](count), count, place };
}

/** A place for the whole of a file or sheet. */
export function placeOfSheet(file: string, sheet: string | null): Place {
  return { file, sheet, line: null, column: null, value: "" };
}

/** Lines of a table that are blank, between the first and the last that are not. */
export function blankLines(table: Table): Skipped[] {
  if (table.format === "ctf") return [];
  let count = 0;
  let first: number | undefined;
  let next: number | undefined;
  for (const { line, cells } of table.rows) {
    if (next !== undefined && line > next) {
      count += line - next;
      first ??= next;
    }
    // A cell of several lines takes several lines of a text file, and one row of a sheet.
    const within =
      table.format === "csv" ? cells.reduce((sum, cell) => sum + newlinesIn(cell), 0) : 0;
    next = line + 1 + within;
  }
  if (first === undefined) return [];
  const place = { ...placeOfSheet(table.file, table.sheet), line: first };
  return [skippedAt("blank_line", place, count)];
}

/** How many lines a cell has beyond its first. */
export function newlinesIn(cell: string): number {
  return cell.includes("\n") ? cell.split("\n").length - 1 : 0;
}
