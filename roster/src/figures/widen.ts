import { folded } from "@reportair/contract/finding.ts";
import type { Row, Table } from "../roster.ts";
import { clean } from "../values/text.ts";

const SUBJECT =
  /^(?:subjects?|qualifications?|courses?|exams?|examinations?|syllabus|papers?|learning aims?|awards?)(?: (?:names?|titles?|descriptions?))?$/u;
const RESULT =
  /^(?:(?:final|overall|actual|exam|awarded|achieved|current) )*(?:grades?|results?|outcomes?|marks?)(?: (?:awarded|achieved))?$/u;

/**
 * A list of results with a row for each pupil and subject as a table with a row a pupil and a column a subject, which is
 * how the rest is read. `isWho` says which columns tell who a pupil is; any other table comes back as it is.
 */
export function widened(table: Table, at: number, isWho: (heading: string) => boolean): Table {
  const heading = table.rows[at];
  if (heading === undefined) return table;
  const names = heading.cells.map((cell) => folded(clean(cell).slice(0, 100)));
  const subject = names.findIndex((name) => SUBJECT.test(name));
  const result = names.findIndex((name) => RESULT.test(name));
  if (subject < 0 || result < 0) return table;
  const who = heading.cells.flatMap((cell, place) => (isWho(clean(cell)) ? [place] : []));
  const kept = names.flatMap((_, place) => (place === subject || place === result ? [] : [place]));
  const pupils = new Map<string, { row: Row; results: Map<string, string> }>();
  const columns: string[] = [];
  let before = "";
  for (const row of table.rows.slice(at + 1)) {
    const cellAt = (place: number) => clean(row.cells[place] ?? "");
    // Lists in groups name a pupil once, above.
    const key = who.some((place) => cellAt(place) !== "")
      ? JSON.stringify(who.map(cellAt))
      : before;
    before = key;
    const pupil = pupils.get(key) ?? { row, results: new Map<string, string>() };
    pupils.set(key, pupil);
    const called = cellAt(subject);
    if (called === "") continue;
    // Whoever sat one twice has both: which of them counts is not known here.
    let column = called;
    for (let time = 2; pupil.results.has(column); time += 1) column = `${called} (${time})`;
    if (!columns.includes(column)) columns.push(column);
    pupil.results.set(column, cellAt(result));
  }
  const widen = (line: number, cells: readonly string[], results: readonly string[]): Row => ({
    line,
    cells: [...kept.map((place) => cells[place] ?? ""), ...results],
  });
  return {
    ...table,
    rows: [
      ...table.rows.slice(0, at),
      widen(heading.line, heading.cells, columns),
      ...[...pupils.values()].map(({ row, results }) =>
        widen(
          row.line,
          row.cells,
          columns.map((column) => results.get(column) ?? ""),
        ),
      ),
    ],
  };
}
