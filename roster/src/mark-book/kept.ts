import type { KeptColumn } from "@reportair/contract/features/mark-books.ts";
import { folded } from "@reportair/contract/finding.ts";
import type { BookRow, Column, Pupil, Setting } from "./mark-book.ts";
import { isMainField, proposedSetting, valueLines } from "./settle.ts";

/** Most characters of a value that is kept: longer ones are no steps of a scale. */
const LONGEST_KEY = 24;
/** Most columns that are kept of a class. */
const MOST_COLUMNS = 40;

const headingOf = (column: Column) => folded(column.id).slice(0, 80);
const scaleOf = ({ kind, steps }: Column) => `${kind} ${steps.join("/")}`.trim().slice(0, 100);

/**
 * What is settled for a column before the teacher has looked: as it was kept for this class, or as proposed. It is
 * `confirmed` where the same scale was confirmed before and every value is known.
 */
export function settingFor(
  column: Column,
  kept: readonly KeptColumn[],
  rows: readonly BookRow[],
): { setting: Setting; confirmed: boolean } {
  const before = kept.find(({ heading }) => heading === headingOf(column));
  if (before === undefined || isNoteFrom(column) !== before.scale.startsWith("text"))
    return { setting: proposedSetting(column), confirmed: false };
  const same = before.scale === scaleOf(column);
  const setting: Setting = {
    field: before.field,
    best_first: same ? before.best_first : column.best_first,
    out_of: before.out_of ?? column.out_of,
    edges: before.edges,
    options: same ? Object.fromEntries(before.options.map(({ key, option }) => [key, option])) : {},
  };
  const known = valueLines(column, setting, rows).every(({ option }) => option !== null);
  return { setting, confirmed: same && known };
}

const isNoteFrom = ({ kind }: Column) => kind === "text";

/**
 * What is kept of a book for the next time: how its columns are read, and nothing of a pupil. `before` stays for columns
 * that this book does not have.
 */
export function keptOf(
  settled: readonly { column: Column; setting: Setting }[],
  before: readonly KeptColumn[],
  pupils: readonly Pupil[],
): KeptColumn[] {
  const names = new Set(
    pupils.flatMap(({ first_name, last_name, preferred_name }) =>
      [first_name, last_name, preferred_name ?? ""].flatMap((name) => folded(name).split(" ")),
    ),
  );
  const isName = (text: string) =>
    folded(text)
      .split(" ")
      .some((word) => word.length > 2 && names.has(word));
  const now = settled.flatMap(({ column, setting }): KeptColumn[] => {
    const heading = headingOf(column);
    if (heading === "" || isName(heading)) return [];
    const { field, best_first, out_of, edges, options } = setting;
    return [
      {
        heading,
        scale: scaleOf(column),
        field,
        best_first,
        out_of,
        edges: edges === null ? null : [...edges],
        options: isMainField(field)
          ? Object.entries(options)
              .filter(([key]) => key.length <= LONGEST_KEY && !isName(key))
              .slice(0, 24)
              .map(([key, option]) => ({ key, option }))
          : [],
      },
    ];
  });
  const headings = new Set(now.map(({ heading }) => heading));
  return [...now, ...before.filter(({ heading }) => !headings.has(heading))].slice(0, MOST_COLUMNS);
}
