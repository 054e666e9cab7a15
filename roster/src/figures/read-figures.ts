import { folded } from "@reportair/contract/finding.ts";
import { fieldOf } from "../headings.ts";
import { isAboutClass, isSurelyAboutClass } from "../mark-book/headings.ts";
import type { Row, Table } from "../roster.ts";
import { clean } from "../values/text.ts";
import { widened } from "./widen.ts";

/** What a column of attendance or results can be. */
export const MEANINGS = [
  "student_id",
  "upn",
  "name",
  "first_name",
  "last_name",
  "attendance",
  "present",
  "possible",
  "authorised",
  "unauthorised",
  "lates",
  "result",
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** A column with what it is proposed to be; "" is left aside. */
export type FigureColumn = {
  at: number;
  heading: string;
  meaning: Meaning | "";
  /** The first of what stands in it. */
  samples: readonly string[];
};

/** A table with a row a pupil. */
export type FigureSheet = {
  id: string;
  title: string;
  columns: readonly FigureColumn[];
  rows: readonly Row[];
};

/** Columns that a table is read to, and lines above which its headings are looked for. */
const MOST = { columns: 120, above: 20, samples: 4 } as const;
/** Beyond this a cell is a text and no result. */
const LONGEST_RESULT = 30;

const WHO: ReadonlySet<string> = new Set([
  "student_id",
  "upn",
  "name",
  "first_name",
  "last_name",
] satisfies Meaning[]);

const ABSENCES = "(?: (?:abs|absences?|absent|sessions?|marks?|half days))*";
/** Figures by their headings, which are compared in small letters without signs; some are never a share of something. */
const FIGURES: readonly (readonly [RegExp, Meaning, "share" | "count"])[] = [
  [/^(?:overall |total |ytd |current )?(?:attendance|attend|attended|att|present)(?: (?:percentage|percent|pct|pc|rate|to date|ytd|overall|figure))*$/u, "attendance", "share"],
  [/^(?:percentage|percent|pct|pc) (?:attendance|attend|attended|present)$/u, "attendance", "share"],
  [/^(?:overall |total |ytd |current )?(?:attendance|attend)(?: (?:percentage|percent|pct|pc|rate|to date|ytd|overall|figure))*$/u, "attendance", "count"],
  [/^(?:sessions? |marks? |total )?(?:presents?|attended|attendances|attended sessions|sessions attended|sessions present|present marks|actual attendances)$/u, "present", "count"],
  [/^(?:total )?(?:possible|possible sessions?|possible attendances|possible marks|sessions possible|sessions)$/u, "possible", "count"],
  [new RegExp(`^(?:no of |number of |total )?(?:auth|authorised|authorized)${ABSENCES}$|^(?:absences?|abs) (?:auth|authorised|authorized)$`, "u"), "authorised", "count"],
  [new RegExp(`^(?:no of |number of |total )?(?:unauth|unauthorised|unauthorized)${ABSENCES}$|^(?:absences?|abs) (?:unauth|unauthorised|unauthorized)$`, "u"), "unauthorised", "count"],
  [/^(?:no of |number of |total )?(?:lates?|late marks|times late|lateness|late arrivals)$/u, "lates", "count"],
]; // prettier-ignore

/** Headings of what is neither attendance nor a result. */
const ASIDE =
  /\b(?:yr|house|ethnic\w*|(?:first|home) language|sen|send|pp|premium|fsm|eal|lac|cla|ehcp|medical|tutor|teacher|mentor|staff|set|class|group|comments?|notes?|remarks?|rank|position|points|average|mean|total|residual|progress 8|attainment 8|target|predicted|forecast|estimate|cats?|fft|dates?|minutes|broken weeks|band|uci|uln|candidate\w*|centre|season|series|tier|ums|qan)\b/u;

/** The sheets with a row a pupil, each with a proposal of what its columns are. A proposal only: people settle it. */
export function readFigureSheets(tables: readonly Table[]): FigureSheet[] {
  return tables.flatMap((given) => {
    const at = headingAt(given.rows.slice(0, MOST.above));
    const table = widened(given, at, isWho);
    const heading = table.rows[at];
    if (heading === undefined) return [];
    const below = table.rows.slice(at + 1);
    const columns = columnsOf(heading, below);
    const rows = below.filter((row) => isPupil(row, columns));
    if (rows.length === 0) return [];
    return [{ id: table.id, title: table.sheet ?? table.file, columns, rows }];
  });
}

/** The line with most headings that say who a pupil is or what a figure is; -1 where none says who. */
function headingAt(rows: readonly Row[]): number {
  let best = -1;
  let most = 0;
  for (const [at, { cells }] of rows.entries()) {
    const known = cells.slice(0, MOST.columns).map(knownMeaning);
    const who = cells.slice(0, MOST.columns).filter(isWho).length;
    const score = who === 0 ? 0 : who * 2 + known.filter((meaning) => meaning !== "").length;
    if (score > most) [best, most] = [at, score];
  }
  return best;
}

function isWho(heading: string): boolean {
  const meaning = knownMeaning(heading);
  return meaning !== "" && WHO.has(meaning);
}

function knownMeaning(heading: string): Meaning | "" {
  const field = fieldOf(heading)?.field;
  if (field !== undefined && WHO.has(field)) return field as Meaning;
  if (field === "preferred_first_name" || field === "legal_first_name") return "first_name";
  if (field === "preferred_last_name" || field === "legal_last_name") return "last_name";
  const text = folded(heading.slice(0, 100));
  const of = isShare(heading) ? "share" : "count";
  return FIGURES.find(([pattern, , what]) => what === of && pattern.test(text))?.[1] ?? "";
}

const isShare = (heading: string) => /%|\bper ?cent|\bpercentage\b|\bpct\b/iu.test(heading);

function columnsOf(heading: Row, below: readonly Row[]): FigureColumn[] {
  const taken = new Set<string>();
  // Beside a share, what is called attendance alone is how often somebody was there.
  const hasShare = heading.cells.some(
    (cell) => isShare(cell) && knownMeaning(clean(cell)) === "attendance",
  );
  return heading.cells.slice(0, MOST.columns).flatMap((cell, at): FigureColumn[] => {
    const text = clean(cell);
    const values = below.map(({ cells }) => clean(cells[at] ?? "")).filter((value) => value !== "");
    if (text === "" || values.length === 0) return [];
    const proposed = knownMeaning(text) || resultOf(text, values);
    // Of two columns that are the same the first counts; of results there are many.
    const isCount = proposed === "attendance" && hasShare && !isShare(text);
    const meaning = isCount || (proposed !== "result" && taken.has(proposed)) ? "" : proposed;
    taken.add(meaning);
    return [{ at, heading: text, meaning, samples: [...new Set(values)].slice(0, MOST.samples) }];
  });
}

/** A result where the heading is of nothing else and most of its cells are short. */
function resultOf(heading: string, values: readonly string[]): "result" | "" {
  if (fieldOf(heading) !== undefined || ASIDE.test(folded(heading.slice(0, 100)))) return "";
  if (/%|attend|absen|\blate/iu.test(heading)) return "";
  const short = values.filter((value) => value.length <= LONGEST_RESULT).length;
  return short >= values.length * 0.9 ? "result" : "";
}

/** Whether a row is a pupil's, and no heading that comes again, no total and no average. */
function isPupil({ cells }: Row, columns: readonly FigureColumn[]): boolean {
  const who = columns.filter(({ meaning }) => meaning !== "" && WHO.has(meaning));
  const said = who.map(({ at }) => clean(cells[at] ?? ""));
  if (said.every((cell) => cell === "")) return false;
  if (who.every(({ at, heading }) => clean(cells[at] ?? "") === heading)) return false;
  const isWritten = (cell: string) => /\p{L}/u.test(cell) && !/\d/u.test(cell);
  if (said.some((cell) => /\p{L}/u.test(cell) && isSurelyAboutClass(cell))) return false;
  // Max is somebody where a surname or a number stands beside it.
  const [only, ...more] = said.filter((cell) => cell !== "");
  return more.length > 0 || only === undefined || !isWritten(only) || !isAboutClass(only);
}

/** One pupil's figures as a row says them; null and "" are what it does not say. */
export type SettledRow = {
  line: number;
  student_id: string;
  upn: string;
  name: string;
  attendance: number | null;
  authorised: number | null;
  unauthorised: number | null;
  lates: number | null;
  results: string[];
};

/** A value that is left out. */
export type Fault = { line: number; heading: string; value: string; why: string };

/** What the rows of a sheet say, its columns being what somebody has settled. What cannot be is left out and named. */
export function settleFigures({ columns, rows }: Pick<FigureSheet, "columns" | "rows">): {
  subjects: string[];
  rows: SettledRow[];
  faults: Fault[];
} {
  const faults: Fault[] = [];
  const of = (meaning: Meaning) => columns.find((column) => column.meaning === meaning);
  const results = columns.filter(({ meaning }) => meaning === "result");
  const cellOf = (row: Row, column: FigureColumn | undefined) =>
    column === undefined ? "" : clean(row.cells[column.at] ?? "");
  const attendance = of("attendance");
  const shares = attendance && isInOnes(rows.map((row) => cellOf(row, attendance)));
  const read = (row: Row, meaning: Meaning, how: (value: string) => number | null) => {
    const column = of(meaning);
    const value = cellOf(row, column);
    if (column === undefined || isBlank(value)) return null;
    const number = how(value);
    if (number === null) {
      const why =
        meaning === "attendance"
          ? "This is no per cent from 0 to 100."
          : "This is no whole number.";
      faults.push({ line: row.line, heading: column.heading, value, why });
    }
    return number;
  };
  const settled = rows.map((row): SettledRow => {
    const present = read(row, "present", wholeOf);
    const possible = read(row, "possible", wholeOf);
    const counted =
      present !== null && possible !== null && possible > 0 && present <= possible
        ? Math.round((present / possible) * 1000) / 10
        : null;
    const whole = cellOf(row, of("name"));
    const parts = [cellOf(row, of("last_name")), cellOf(row, of("first_name"))];
    return {
      line: row.line,
      student_id: cellOf(row, of("student_id")).slice(0, 50),
      upn: cellOf(row, of("upn")).slice(0, 20),
      name: (whole || parts.filter((part) => part !== "").join(", ")).slice(0, 120),
      attendance: read(row, "attendance", (value) => shareOf(value, shares === true)) ?? counted,
      authorised: read(row, "authorised", wholeOf),
      unauthorised: read(row, "unauthorised", wholeOf),
      lates: read(row, "lates", wholeOf),
      results: results.map((column) => {
        const value = cellOf(row, column);
        if (isBlank(value)) return "";
        if (value.length <= LONGEST_RESULT) return value;
        const why = `A result has at most ${LONGEST_RESULT} characters.`;
        faults.push({ line: row.line, heading: column.heading, value: value.slice(0, 60), why });
        return "";
      }),
    };
  });
  return { subjects: results.map(({ heading }) => heading.slice(0, 60)), rows: settled, faults };
}

const isBlank = (value: string) => /^(?:|-|–|—|\.|n\/?a|none|null|abs|absent)$/iu.test(value);

const numberOf = (value: string): number | null => {
  const plain = value.replace(/\s*%$/u, "").replace(/^(\d+),(\d+)$/u, "$1.$2");
  return /^\d{1,4}(?:\.\d{1,6})?$/u.test(plain) ? Number(plain) : null;
};

/** Whether shares are counted to 1, as a spreadsheet has its per cents beneath. */
const isInOnes = (values: readonly string[]) => {
  const plain = values.filter((value) => !isBlank(value) && !value.endsWith("%"));
  const numbers = plain.map(numberOf).filter((number) => number !== null);
  return numbers.length > 0 && numbers.every((number) => number <= 1);
};

function shareOf(value: string, inOnes: boolean): number | null {
  const number = numberOf(value);
  if (number === null) return null;
  const share = inOnes && !value.endsWith("%") ? number * 100 : number;
  return share <= 100 ? Math.round(share * 10) / 10 : null;
}

function wholeOf(value: string): number | null {
  const number = numberOf(value);
  return number !== null && Number.isInteger(number) && number <= 999 && !value.endsWith("%")
    ? number
    : null;
}
