import { folded } from "@reportair/contract/finding.ts";
import { headingKey } from "../headings.ts";
import type { Row, Table } from "../roster.ts";
import { idKey } from "../values/text.ts";
import { isAboutClass, meaningOf, namePartOf } from "./headings.ts";
import type { BookRow, MarkBook, Match, Pupil } from "./mark-book.ts";
import {
  nameMatcher,
  withoutTwice,
  writtenInTwo,
  writtenName,
  type Written,
} from "./match-names.ts";

/** Rows and columns of a mark book that are looked at. */
export const MOST = { rows: 600, columns: 120, nameColumns: 12, scored: 120 } as const;

/** Where in a table the pupils are, and what stands above them. */
export type Layout = {
  rows: BookRow[];
  /** Columns that say who a pupil is. */
  nameColumns: ReadonlySet<number>;
  heading: Row | null;
  /** A line above the headings that stands over several of them. */
  group: Row | null;
  /** Lines between the headings and the pupils: "out of", scales, dates. */
  hints: readonly Row[];
  /** What is written above and below: titles and keys. */
  said: readonly string[];
  skipped: MarkBook["skipped"];
};

type NamePlace = { at: readonly number[]; written: (row: Row) => Written; width: number };

/** Finds the pupils in a table by the names of the class, or else by the headings; nothing where there are none. */
export function layoutOf(table: Table, pupils: readonly Pupil[]): Layout | null {
  const rows = table.rows
    .slice(0, MOST.rows)
    .map(({ line, cells }) => ({ line, cells: cells.slice(0, MOST.columns) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const identify = nameMatcher(pupils);
  const ids = columnOfIds(rows, pupils);
  const place = placeOfNames(rows, identify) ?? (ids === null ? null : placeAt(ids.column));
  if (place === null) return null;
  const matchOf = (row: Row): Match => {
    const byId = ids?.pupils.get(idKey((row.cells[ids.column] ?? "").trim()));
    return byId === undefined
      ? identify(place.written(row), "with alike").match
      : { kind: "found", pupil: byId };
  };
  const isHere = (row: Row) => matchOf(row).kind !== "unknown";

  const named = rows.findIndex(
    (row) =>
      row.cells.some((cell) => namePartOf(cell) === "whole") ||
      (row.cells.some((cell) => namePartOf(cell) === "first") &&
        row.cells.some((cell) => namePartOf(cell) === "last")),
  );
  let start = rows.findIndex((row, at) => at !== named && isHere(row));
  if (start < 0 || (named >= 0 && start < named)) start = named + 1;
  // A class whose names nobody here has: what is under the headings and looks like a pupil.
  while (start < rows.length && isUnder(rows[start], place) && !isHere(rows[start] as Row)) start++;

  // Nor is the first of them always of the class: who is new to it stands among the others.
  if (named >= 0) {
    const stranger = rows
      .slice(named + 1, start)
      .findIndex((row) => !isUnder(row, place) && isName(place.written(row), place.width));
    if (stranger >= 0) start = named + 1 + stranger;
  }

  const above = rows.slice(0, start);
  const at = headingAt(above);
  const { heading, group, first, hints } = headingsOf(above, at, place);
  const skipped: { line: number; what: MarkBook["skipped"][number]["what"] }[] = [
    ...above.slice(0, first).map(({ line }) => ({ line, what: "title" as const })),
    ...hints.map(({ line }) => ({ line, what: "scale" as const })),
  ];
  const said = above.slice(0, first).map(textOf);
  const nameColumns = new Set([...place.at, ...(ids === null ? [] : [ids.column])]);
  const keys = heading?.cells.map(headingKey).join("|");
  const last = rows.findLastIndex(isHere);
  const found: BookRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index < start) continue;
    const match = matchOf(row);
    const name = place.written(row).text;
    const marks = row.cells.some(
      (cell, column) =>
        !nameColumns.has(column) && cell.trim() !== "" && !isNumber(row, index, column),
    );
    if (match.kind === "unknown") {
      const what = whatElse(name, marks, index > last && last >= 0);
      if (what !== null || row.cells.map(headingKey).join("|") === keys) {
        skipped.push({ line: row.line, what: what ?? "note" });
        said.push(textOf(row));
        continue;
      }
    }
    found.push({ line: row.line, name, match, cells: row.cells });
  }
  return { rows: withoutTwice(found), nameColumns, heading, group, hints, said, skipped };
}

/** What a row is that is nobody's; null where it may be a pupil whom the class does not have. */
function whatElse(name: string, marks: boolean, below: boolean): "average" | "note" | null {
  if (isAboutClass(name)) return "average";
  // Initials are somebody; a sum's sign is nobody.
  if ((name.match(/\p{L}/gu) ?? []).length < 2) return "average";
  // Without marks it is a line of text; below the pupils that is a key.
  return !marks || (below && /[=:]|\d/u.test(name)) || folded(name).split(" ").length > 6
    ? "note"
    : null;
}

/** Whether a cell only counts the rows. */
const isNumber = (row: Row, _: number, column: number) =>
  column === 0 && /^\d{1,3}\.?$/u.test((row.cells[0] ?? "").trim());

const textOf = ({ cells }: Row) => cells.filter((cell) => cell.trim() !== "").join(" ");

/** Whether a row under the headings still belongs to them. */
function isUnder(row: Row | undefined, place: NamePlace): boolean {
  if (row === undefined) return false;
  const { text } = place.written(row);
  return text === "" || isAboutClass(text) || !/\p{L}{2}/u.test(text);
}

/** Whether a text could be a name: in two cells where those below it are, else with a comma or in capital letters. */
function isName(one: Written, width: number): boolean {
  if (/\d/u.test(one.text)) return false;
  const isParted = (one.first ?? "") !== "" && (one.last ?? "") !== "";
  if (isParted || width > 1) return isParted;
  const words = one.text.split(" ");
  const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);
  return words.length > 1 && words.length < 5 && isCapital(words[0]) && isCapital(words.at(-1));
}

/** The line of the headings: the one with most of them known, names counting most; the nearest of several. */
function headingAt(above: readonly Row[]): number {
  let best = -1;
  let most = 0;
  for (const [at, { cells }] of above.entries()) {
    const filled = cells.filter((cell) => cell.trim() !== "");
    // "Class:" has its value beside it, not below.
    const labels = filled.filter((cell) => !cell.trim().endsWith(":"));
    const names = labels.filter((cell) => namePartOf(cell) !== null).length;
    const known = labels.filter((cell) => meaningOf(cell) !== undefined).length;
    const words = labels.filter((cell) => /\p{L}/u.test(cell) && cell.length <= 60).length;
    if (filled.length < 2 && names === 0 && known === 0) continue;
    const score = names * 5 + known * 3 + words - (filled.length - labels.length) * 5;
    if (score > most) [best, most] = [at, score];
  }
  return best;
}

type Headings = Pick<Layout, "heading" | "group" | "hints"> & { first: number };

/** The headings with what stands over them: in a line of its own, or in that of the names, whose cells are merged. */
function headingsOf(above: readonly Row[], at: number, place: NamePlace): Headings {
  const heading = above[at];
  if (heading === undefined) return { heading: null, group: null, first: 0, hints: [] };
  for (const upper of [at, at - 1]) {
    const [over, under] = [above[upper], above[upper + 1]];
    if (over === undefined || under === undefined || !isOverSeveral(over, under, place)) continue;
    const cells = Array.from(
      { length: Math.max(over.cells.length, under.cells.length) },
      (_, column) => under.cells[column]?.trim() || (over.cells[column] ?? ""),
    );
    const group = {
      line: over.line,
      cells: over.cells.map((cell, column) => (place.at.includes(column) ? "" : cell)),
    };
    const hints = above.slice(upper + 2);
    return { heading: { line: under.line, cells }, group, first: upper, hints };
  }
  const before = above[at - 1];
  const group = before !== undefined && isGroup(before, place) ? before : null;
  return { heading, group, first: at, hints: above.slice(at + 1) };
}

/** Whether a line has the names' heading and, over several columns, what the line below it parts. */
function isOverSeveral(over: Row, under: Row, { at }: NamePlace): boolean {
  const isBlank = (cell: string | undefined) => cell === undefined || cell.trim() === "";
  return (
    at.some((column) => namePartOf(over.cells[column] ?? "") !== null) &&
    at.every((column) => isBlank(under.cells[column])) &&
    under.cells.every((cell) => isBlank(cell) || (/\p{L}/u.test(cell) && cell.length <= 60)) &&
    under.cells.some(
      (cell, column) =>
        !isBlank(cell) &&
        isBlank(over.cells[column]) &&
        over.cells.slice(Math.max(...at) + 1, column).some((each) => !isBlank(each)),
    )
  );
}

/** Whether a line stands over columns of marks. A title stands at the left and over everything, alone in its line. */
function isGroup({ cells }: Row, { at }: NamePlace): boolean {
  const labels = cells.filter((cell) => cell.trim() !== "" && !cell.trim().endsWith(":")).length;
  const isBlankTo = (end: number) => cells.slice(0, end).every((cell) => cell.trim() === "");
  return (
    cells.every((cell) => cell.length <= 60) &&
    ((labels > 0 && isBlankTo(2)) || (labels > 1 && isBlankTo(Math.max(...at) + 1)))
  );
}

/** One column as that of the names. */
const placeAt = (at: number): NamePlace => ({
  at: [at],
  width: 1,
  written: ({ cells }) => writtenName(cells[at] ?? ""),
});

/** The column, or the two, in which most rows say who of the class or school they are. */
export function placeOfNames(
  rows: readonly Row[],
  identify: ReturnType<typeof nameMatcher>,
): NamePlace | null {
  const width = Math.min(
    MOST.nameColumns,
    rows.reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
  const places: NamePlace[] = [];
  for (let at = 0; at < width; at++) {
    places.push(placeAt(at));
    for (const other of [at + 1, at + 2]) {
      if (other >= width) continue;
      const pair = (last: number, first: number): NamePlace => ({
        at: [last, first],
        width: 2,
        written: ({ cells }) => writtenInTwo(cells[last] ?? "", cells[first] ?? ""),
      });
      places.push(pair(at, other), pair(other, at));
    }
  }
  const points = { whole: 4, initial: 3, part: 2, near: 0, none: 0 } as const;
  let best: NamePlace | null = null;
  let most = 0;
  for (const place of places) {
    let sum = 0;
    for (const row of rows.slice(0, MOST.scored)) {
      const full = place.width === 1 || place.at.every((at) => (row.cells[at] ?? "").trim() !== "");
      if (full) sum += points[identify(place.written(row)).how];
    }
    if (sum > most) [best, most] = [place, sum];
  }
  // One name that happens to be somebody's is no column of names.
  return most >= 4 ? best : (placeByHeading(rows) ?? best);
}

/** The column of names by what stands above it. */
function placeByHeading(rows: readonly Row[]): NamePlace | null {
  for (const { cells } of rows.slice(0, 20)) {
    const parts = cells.map(namePartOf);
    const last = parts.indexOf("last");
    const first = parts.indexOf("first");
    if (last >= 0 && first >= 0) {
      return {
        at: [last, first],
        width: 2,
        written: (row) => writtenInTwo(row.cells[last] ?? "", row.cells[first] ?? ""),
      };
    }
    const whole = parts.findIndex((part) => part !== null);
    if (whole >= 0) return placeAt(whole);
  }
  return null;
}

/** The column with the school's own numbers of the pupils, where most rows have one. */
function columnOfIds(
  rows: readonly Row[],
  pupils: readonly Pupil[],
): { column: number; pupils: ReadonlyMap<string, number> } | null {
  const ids = new Map(pupils.map(({ id, student_id }) => [idKey(student_id), id]));
  // Numbers of rows are some pupils' numbers too.
  const long = [...ids.keys()].filter((key) => key.length >= 4);
  if (long.length < ids.size) return null;
  for (let column = 0; column < MOST.nameColumns; column++) {
    const seen = rows
      .map(({ cells }) => ids.get(idKey((cells[column] ?? "").trim())))
      .filter((id) => id !== undefined);
    if (seen.length >= 3 && seen.length >= rows.length / 3 && new Set(seen).size === seen.length)
      return { column, pupils: ids };
  }
  return null;
}
