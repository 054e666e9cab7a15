import type { Table } from "../roster.ts";
import { directionOf } from "./choose-direction.ts";
import type { Said } from "./direction.ts";
import { draftsOf } from "./drafts.ts";
import { layoutOf, type Layout } from "./layout.ts";
import type { Column, MarkBook, Pupil } from "./mark-book.ts";
import { proposedFields } from "./propose-fields.ts";

/**
 * The mark books in what was pasted or chosen: each table with pupils of the class, the fullest first, with a proposal
 * of what each column is. A proposal only: the teacher settles it.
 */
export function readMarkBooks(tables: readonly Table[], pupils: readonly Pupil[]): MarkBook[] {
  const keys = tables.flatMap(keySheet);
  const books = tables.flatMap((table) => {
    const layout = layoutOf(table, pupils);
    return layout === null || layout.rows.length === 0 ? [] : [bookOf(table, layout, keys, pupils)];
  });
  const found = (book: MarkBook) =>
    book.rows.filter(({ match }) => match.kind !== "unknown").length;
  const worth = (book: MarkBook) =>
    Math.min(1, book.columns.filter(({ field }) => field !== "").length);
  const most = Math.max(0, ...books.map(found));
  return books
    .filter((book) => most === 0 || found(book) > 0)
    .toSorted((a, b) => worth(b) - worth(a) || found(b) - found(a));
}

/** A small table of values and what they mean, as something that is said of the whole book. */
function keySheet({ rows, sheet }: Table): Said[] {
  if (rows.length === 0 || rows.length > 15) return [];
  const lines = rows.map(({ cells }) =>
    cells.map((cell) => cell.trim()).filter((cell) => cell !== ""),
  );
  if (!lines.every((cells) => cells.length <= 3)) return [];
  const text = lines
    .filter((cells) => cells.length >= 2 && (cells[0] ?? "").length <= 3)
    .map(([value, ...words]) => `${value} = ${words.join(" ")}`);
  return text.length >= 2
    ? [{ where: `The sheet “${sheet ?? "Key"}”`, text: text.join(", ") }]
    : [];
}

function bookOf(
  table: Table,
  layout: Layout,
  keys: readonly Said[],
  pupils: readonly Pupil[],
): MarkBook {
  const drafts = draftsOf(table, layout, keys);
  const fields = proposedFields(drafts, table);
  const columns = drafts.map((draft, index): Column => {
    const { scale: _, meaning: __, cells: ___, said: ____, ...rest } = draft;
    const { best_first, reason, examples } = directionOf(draft, drafts, layout.rows, pupils);
    const { field, choices, why } = fields[index] ?? { field: "", choices: [], why: "" };
    return {
      ...rest,
      best_first,
      reason,
      examples,
      field,
      choices,
      why,
    };
  });
  return {
    id: table.id,
    title: table.sheet ?? table.file,
    heading_lines: [
      ...(layout.heading === null ? [] : [layout.heading.line]),
      ...layout.hints.map(({ line }) => line),
    ],
    rows: layout.rows,
    columns,
    skipped: layout.skipped,
  };
}
