import type { Table } from "../roster.ts";
import type { Said } from "./direction.ts";
import { meaningOf, meaningWith, saysHowCounted, type Meaning } from "./headings.ts";
import type { Layout } from "./layout.ts";
import type { Column } from "./mark-book.ts";
import { scaleOf, type Scale } from "./scales.ts";
import { isRegisterCell, isTickCell } from "./ticks.ts";
import { saysNothing } from "./words.ts";

/** A column as it is found, before anything is proposed for it. */
export type Draft = Omit<
  Column,
  "best_first" | "reason" | "examples" | "field" | "choices" | "why"
> & {
  scale: Scale;
  meaning: Meaning | undefined;
  cells: readonly string[];
  said: readonly Said[];
};

const cut = (text: string, most = 80) => text.replaceAll(/\s+/gu, " ").trim().slice(0, most);

/** The columns of a table that are not names, runs of ticks as one. */
export function draftsOf(table: Table, layout: Layout, keys: readonly Said[]): Draft[] {
  const { rows, heading, group, hints } = layout;
  const width = Math.max(0, heading?.cells.length ?? 0, ...rows.map(({ cells }) => cells.length));
  const drafts: Draft[] = [];
  const ids = new Map<string, number>();
  const idOf = (name: string) => {
    const count = (ids.get(name) ?? 0) + 1;
    ids.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  };
  const groupOver = overEach(group?.cells ?? [], width);
  const headingOver = (at: number) => cut(heading?.cells[at] ?? "");
  const cellsAt = (at: number) => rows.map(({ cells }) => cells[at] ?? "");
  const ofHomework = [...layout.said, table.sheet ?? ""].some(isHomework);
  for (let at = 0; at < width; at++) {
    if (layout.nameColumns.has(at)) continue;
    const over = groupOver[at] ?? "";
    const first = headingOver(at);
    const end = endOfRun(
      at,
      width,
      layout,
      (column) =>
        (groupOver[column] ?? "") === over &&
        isTicks(cellsAt(column), headingOver(column), over, ofHomework),
    );
    const count = end - at;
    if (count >= 3 || (count > 0 && isHomework(first || over))) {
      const last = headingOver(end - 1);
      const name =
        count === 1
          ? first
          : over ||
            (first === ""
              ? `Columns ${letterOf(at)} to ${letterOf(end - 1)}`
              : `${first} to ${last}`);
      const columns = Array.from({ length: count }, (_, step) => at + step);
      drafts.push({
        id: idOf(name),
        at: columns,
        heading: name,
        kind: "share",
        what: count === 1 ? "a tick" : `${count} ticks, how many are done`,
        steps: [],
        out_of: null,
        scale: { kind: "share", what: "", steps: [], out_of: null, clear: true },
        meaning: { kind: "field", field: "homework", rank: 1 },
        cells: [],
        said: [],
      });
      at = end - 1;
      continue;
    }
    const registered = endOfRun(at, width, layout, (column) => isRegister(cellsAt(column)));
    if (registered - at >= 3) {
      const last = headingOver(registered - 1);
      const name =
        over ||
        (first === ""
          ? `Columns ${letterOf(at)} to ${letterOf(registered - 1)}`
          : `${first} to ${last}`);
      drafts.push({
        id: idOf(name),
        at: Array.from({ length: registered - at }, (_, step) => at + step),
        heading: name,
        kind: "count",
        what: `a register of ${registered - at}, its L counted`,
        steps: [],
        out_of: null,
        scale: { kind: "count", what: "", steps: [], out_of: null, clear: true },
        meaning: { kind: "field", field: "punctuality", rank: 2 },
        cells: [],
        said: [],
      });
      at = registered - 1;
      continue;
    }
    const cells = cellsAt(at);
    const empty = cells.every((cell) => cell.trim() === "");
    if (empty && first === "" && !(table.unsolved ?? []).includes(at)) continue;
    if (isRowNumbers(cells) && first.length <= 3) continue;
    const beneath = hints.map((row) => cut(row.cells[at] ?? "")).filter((hint) => hint !== "");
    const remark = (table.remarks ?? [])
      .filter((each) => each.column === at && each.line <= (rows[0]?.line ?? 0))
      .map(({ text }) => text);
    const scale = scaleOf({
      heading: first,
      group: over,
      hints: [...beneath, ...remark],
      cells,
      keys: keys.map(({ text }) => text),
    });
    const twice =
      first !== "" && (heading?.cells ?? []).filter((cell) => cut(cell) === first).length > 1;
    const name =
      twice && over !== "" ? `${first}, ${over}` : first || over || `Column ${letterOf(at)}`;
    drafts.push({
      id: idOf(name),
      at: [at],
      heading: name,
      kind: scale.kind,
      what: empty && (table.unsolved ?? []).includes(at) ? "formulas without results" : scale.what,
      steps: scale.steps,
      out_of: scale.out_of,
      scale,
      // On a sheet of homework "%" is homework's, behind the ticks that it sums up.
      meaning:
        ofHomework && over === "" && saysHowCounted(first)
          ? { kind: "field", field: "homework", rank: 2 }
          : meaningWith(scale.kind, over, first),
      cells,
      said: [
        ...remark.map((text) => ({ where: `The comment on “${name}”`, text })),
        ...[first, ...beneath].map((text) => ({ where: "The heading", text })),
        ...layout.said.map((text) => ({ where: "The sheet", text })),
        ...keys,
        ...(table.sheet === null ? [] : [{ where: "The sheet’s name", text: table.sheet }]),
      ],
    });
  }
  return drafts;
}

/** What stands over several headings stands over each of them, up to the next. */
function overEach(cells: readonly string[], width: number): string[] {
  let over = "";
  return Array.from({ length: width }, (_, at) => {
    const here = cut(cells[at] ?? "");
    if (here !== "") over = here;
    return over;
  });
}

/** Where a run of columns of one kind ends that begins here. */
function endOfRun(
  from: number,
  width: number,
  { nameColumns }: Layout,
  isOne: (at: number) => boolean,
): number {
  let end = from;
  while (end < width && !nameColumns.has(end) && isOne(end)) end++;
  return end;
}

function isHomework(heading: string): boolean {
  const meaning = meaningOf(heading);
  return meaning?.kind === "field" && meaning.field === "homework";
}

/** What stands over a week's column: a date, a number, or nothing. */
const WEEK =
  /^$|^(?:w(?:ee)?k|hw|h\/w|no)?\s*\.?\d+$|^\d{1,2}[/.-]\d{1,2}|^\d{1,2}(?:st|nd|rd|th)?[ -][a-z]{3}|^(?:mon|tue|wed|thu|fri)/iu;

/** What stands over the weeks of a term. */
const TERM =
  /^$|^\d|^(?:aut|spr|sum|half.?term|term|ht|t(?= ?\d)|week|wk|jan|feb|mar|apr|may|jun|jul|sep|oct|nov|dec)[a-z]* ?\d*/iu;

/**
 * Whether a column holds ticks of homework. Ones and noughts alone are ticks only where the heading says of what, and
 * so is what has a word of its own: "Equipment" is no piece of homework, unless the sheet is of homework.
 */
function isTicks(
  cells: readonly string[],
  heading: string,
  over: string,
  ofHomework: boolean,
): boolean {
  const filled = cells.filter((cell) => !saysNothing(cell));
  if (filled.length === 0 || !filled.every(isTickCell)) return false;
  if (isHomework(heading)) return true;
  const own = meaningOf(heading);
  if (own !== undefined && own.kind !== "aside") return false;
  const bare = filled.every((cell) => /^[01]$/u.test(cell.trim()));
  if (isHomework(over) || (ofHomework && over === "" && !bare)) return true;
  return TERM.test(over) && WEEK.test(heading.trim()) && !(bare && heading === "");
}

/** Whether a column is a register's: strokes among its marks. */
function isRegister(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.every(isRegisterCell) && filled.some((cell) => /[/\\]/u.test(cell));
}

function isRowNumbers(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => Number(cell.trim().replace(/\.$/u, "") || Number.NaN));
  return (
    numbers.length > 1 &&
    numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  );
}

function letterOf(at: number): string {
  return at < 26
    ? String.fromCharCode(65 + at)
    : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26);
}
