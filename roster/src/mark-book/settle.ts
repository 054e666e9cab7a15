import {
  FIELD_OPTIONS,
  MAIN_FIELDS,
  NOTE_MAX,
  type MainField,
  type ReportField,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { BookRow, Column, Setting } from "./mark-book.ts";
import { countIn, shareIn } from "./numbers.ts";
import { baseOf, OWN_WORDS, shownKey, stepOf } from "./scales.ts";
import { doneIn, isTickCell, latesIn } from "./ticks.ts";
import { keyOf, saysNothing, toneOf } from "./words.ts";

/** A line of the table that says what a value becomes. */
export type ValueLine = {
  /** What is kept of it: a cell's key, or "band 1" and so on. */
  key: string;
  /** As the teacher reads it. */
  label: string;
  pupils: number;
  /** Lines of the book with it, for the teacher to find them. */
  rows: readonly BookRow[];
  /** The option, "" where the tick is left alone, null where only the teacher can say. */
  option: string | null;
  /** Why only the teacher can say. */
  doubt: string;
};

/** Whether a field has options. */
export function isMainField(field: ReportField | ""): field is MainField {
  return (MAIN_FIELDS as readonly string[]).includes(field);
}

/** A proposal as it stands before the teacher has touched it. */
export function proposedSetting(column: Column): Setting {
  return {
    field: column.field,
    best_first: column.best_first,
    out_of: column.out_of,
    edges: null,
    options: {},
  };
}

/** Fields that a column can fill: a scale fills ticks, as does a few words, and any column can be a note. */
export function fieldsFor({ kind, what }: Column): "ticks and notes" | "notes" {
  const isNoScale = kind === "text" || (kind === "other" && what !== OWN_WORDS);
  return isNoScale ? "notes" : "ticks and notes";
}

/** Where one option of a field ends and the next begins: at least so many per cent, or at most so many times. */
export function edgesOf(column: Column, field: MainField, setting: Setting): readonly number[] {
  const most = FIELD_OPTIONS[field].length - 1;
  const proposed = column.kind === "count" ? COUNTS : SHARES[field];
  return (setting.edges?.length === most ? setting.edges : proposed).slice(0, most);
}

const COUNTS = [0, 2, 5] as const;
const SHARES: Record<MainField, readonly number[]> = {
  level: [75, 55, 35],
  participation: [75, 40],
  punctuality: [98, 90, 80],
  behaviour: [85, 60, 35],
  homework: [90, 60, 1],
  homework_improvement_area: [75, 40],
};

/** Which option each step of a scale becomes, best first: four steps of three options are 1, 2, 3 and 4. */
export function optionOfStep(step: number, steps: number, options: number): number {
  if (steps <= options) return step;
  if (steps === 4 && options === 3) return Math.min(step, 2);
  if (steps === 5 && options === 4) return Math.min(step, 3);
  if (steps === 5 && options === 3) return [0, 1, 1, 2, 2][step] ?? 2;
  return Math.min(options - 1, Math.floor((step * options) / steps));
}

const BAND = /^band (\d)$/u;
const EMPTY = "";

/** The key of a row's cell in the table of a column's values. */
function keyIn(column: Column, field: MainField, setting: Setting, row: BookRow): string {
  const cells = column.at.map((at) => row.cells[at] ?? "");
  const [cell = ""] = cells;
  if (column.at.length > 1 && column.kind === "count") {
    const lates = latesIn(cells);
    return lates === null ? EMPTY : bandOf(lates, edgesOf(column, field, setting), "at most");
  }
  if (column.at.length > 1 || (column.kind === "share" && isTickCell(cell) && !/\d/u.test(cell))) {
    const share = doneIn(cells);
    return share === null ? EMPTY : bandOf(share, edgesOf(column, field, setting), "at least");
  }
  if (cell.trim() === "") return EMPTY;
  if (column.kind === "steps" || column.kind === "other") return keyOf(cell);
  const known = column.kind === "count" ? countIn(cell) : shareIn(cell, setting.out_of);
  if (known === null) return keyOf(cell);
  return bandOf(
    known,
    edgesOf(column, field, setting),
    column.kind === "count" ? "at most" : "at least",
  );
}

function bandOf(value: number, edges: readonly number[], how: "at least" | "at most"): string {
  // 59.6 is 60 where people round.
  const rounded = how === "at least" ? Math.round(value * 10) / 10 : value;
  const at = edges.findIndex((edge) => (how === "at least" ? rounded >= edge : rounded <= edge));
  return `band ${(at < 0 ? edges.length : at) + 1}`;
}

/** What a key becomes without a word of the teacher. */
function ownOption(
  column: Column,
  field: MainField,
  bestFirst: boolean,
  key: string,
): string | null {
  const options: readonly string[] = FIELD_OPTIONS[field];
  if (key === EMPTY || saysNothing(key))
    return stepOf(column.steps, key) < 0 || key === EMPTY ? "" : stepOption();
  const band = BAND.exec(key)?.[1];
  if (band !== undefined) return options[Number(band) - 1] ?? null;
  const named = options.find((option) => keyOf(option) === key);
  if (named !== undefined) return named;
  return column.kind === "steps" ? stepOption() : null;

  function stepOption(): string | null {
    const exact = stepOf(column.steps, key);
    const step = exact < 0 && manySigns(column) ? stepOf(column.steps, baseOf(key)) : exact;
    if (step < 0 || field === "homework_improvement_area") return null;
    const fromBest = bestFirst ? step : column.steps.length - 1 - step;
    // Of fewer steps than options the last is the last option where its word is as bad as that.
    if (column.steps.length < options.length) {
      const word = stepOf(options.map(keyOf), key);
      if (word >= 0) return options[word] ?? null;
      if (fromBest === column.steps.length - 1 && toneOf(key) === "bad")
        return options.at(-1) ?? null;
    }
    return options[optionOfStep(fromBest, column.steps.length, options.length)] ?? null;
  }
}

/** Where signs behind the letters are part of the scale, "B+" is a B. */
const manySigns = ({ what }: Column) => what.endsWith("with + and −");

/** The table of a column: what each of its values becomes, and what only the teacher can say. */
export function valueLines(
  column: Column,
  setting: Setting,
  rows: readonly BookRow[],
): ValueLine[] {
  const { field } = setting;
  if (!isMainField(field)) return [];
  const held = new Map<string, BookRow[]>();
  for (const key of scaleKeys(column, field, setting)) held.set(key, []);
  for (const row of rows) {
    const key = keyIn(column, field, setting, row);
    held.set(key, [...(held.get(key) ?? []), row]);
  }
  return [...held]
    .toSorted(([a], [b]) => order(column, a) - order(column, b))
    .map(([key, those]): ValueLine => {
      const said = setting.options[key];
      const option =
        said === undefined || !allowed(field, said)
          ? ownOption(column, field, setting.best_first, key)
          : said;
      return {
        key,
        label: labelOf(column, field, setting, key, those),
        pupils: those.length,
        rows: those,
        option,
        doubt: option === null ? doubtOf(column, key) : "",
      };
    });
}

const allowed = (field: MainField, option: string) =>
  option === "" || (FIELD_OPTIONS[field] as readonly string[]).includes(option);

/** What the table shows although nobody has it. */
function scaleKeys(column: Column, field: MainField, setting: Setting): string[] {
  if (column.kind === "steps") return [...column.steps];
  if (column.kind === "text" || column.kind === "other") return [];
  return [...edgesOf(column, field, setting), 0].map((_, at) => `band ${at + 1}`);
}

/** The scale first, then what is in doubt, then what says nothing. */
function order(column: Column, key: string): number {
  const step = column.steps.indexOf(key);
  if (step >= 0) return step;
  const band = BAND.exec(key)?.[1];
  if (band !== undefined) return Number(band);
  return key === EMPTY ? 1_001 : saysNothing(key) ? 1_000 : 100;
}

function labelOf(
  column: Column,
  field: MainField,
  setting: Setting,
  key: string,
  rows: readonly BookRow[],
): string {
  if (key === EMPTY) return column.at.length > 1 ? "nothing set" : "empty";
  const band = BAND.exec(key)?.[1];
  if (band !== undefined)
    return bandLabel(edgesOf(column, field, setting), Number(band) - 1, column.kind === "count");
  const written = rows[0]?.cells[column.at[0] ?? 0]?.replaceAll(/\s+/gu, " ").trim();
  return written === undefined || (written.length === 1 && column.kind === "steps")
    ? shownKey(key)
    : written.slice(0, 40);
}

function bandLabel(edges: readonly number[], band: number, count: boolean): string {
  const edge = edges[band];
  const before = edges[band - 1];
  if (!count) return edge === undefined ? `below ${before ?? 0}%` : `${edge}% and more`;
  if (edge === undefined) return `${(before ?? 0) + 1} and more`;
  const from = before === undefined ? 0 : before + 1;
  return from >= edge ? String(edge) : `${from} to ${edge}`;
}

function doubtOf({ kind, steps }: Column, key: string): string {
  if (
    /^\d{4}-\d\d-\d\d$|^\d{1,2}[-/ ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/u.test(key)
  )
    return "A date: a spreadsheet makes one of 1/2.";
  if (kind === "other") return "Only you know what it means.";
  if (kind !== "steps") return "No number that can be read.";
  if (/[/&]|\bto\b|\d-\d/u.test(key)) return "Between two steps.";
  if (steps.includes(baseOf(key)) && baseOf(key) !== key) return "A step with a sign.";
  return "Not on the scale.";
}

/** What a row's cell becomes. */
export type Outcome =
  | { kind: "option"; option: string }
  | { kind: "note"; text: string }
  | { kind: "left" }
  | { kind: "asked" };

/** What the cells of a column become, row by row. */
export function outcomesOf(
  column: Column,
  setting: Setting,
  rows: readonly BookRow[],
): Map<BookRow, Outcome> {
  const { field } = setting;
  const outcomes = new Map<BookRow, Outcome>();
  if (field === "") return outcomes;
  if (!isMainField(field)) {
    for (const row of rows) {
      const text = noteIn(column, row);
      outcomes.set(row, text === "" ? { kind: "left" } : { kind: "note", text });
    }
    return outcomes;
  }
  for (const { option, rows: those } of valueLines(column, setting, rows))
    for (const row of those)
      outcomes.set(
        row,
        option === null
          ? { kind: "asked" }
          : option === ""
            ? { kind: "left" }
            : { kind: "option", option },
      );
  return outcomes;
}

/** A note as it stands in a cell; a mark as a note has its heading before it. */
function noteIn(column: Column, row: BookRow): string {
  const texts = column.at.map((at) =>
    (row.cells[at] ?? "")
      .replaceAll(/\r\n?/gu, "\n")
      .replaceAll(/[^\S\n]+/gu, " ")
      .trim(),
  );
  const text = texts.filter((each) => !saysNothing(each)).join(", ");
  return text === "" || column.kind === "text" ? text : `${column.heading}: ${text}`;
}

/** A tick that the book has otherwise than it stands. */
export type Difference = { pupil: number; field: MainField; stands: string; book: string };

/** A note that cannot be taken. */
export type TooLong = { pupil: number; field: ReportField };

export type Filling = {
  /** What each pupil's inputs become, of those who get something. */
  changes: Map<number, ReportInputs>;
  ticks: number;
  notes: number;
  differences: Difference[];
  tooLong: TooLong[];
};

/** Whether a note is there: as lines of its own, or within what a teacher went on with where it is more than a word or two. */
function isNoted(stands: string, text: string): boolean {
  const within = text.split(" ").length > 3 && stands.includes(text);
  return within || `\n${stands}\n`.includes(`\n${text}\n`);
}

/** What the whole book fills in. A tick that stands stays, unless `overwrite`; a note goes under what stands. */
export function fillFrom(
  columns: readonly { column: Column; setting: Setting }[],
  rows: readonly BookRow[],
  pupilOf: (row: BookRow) => number | null,
  inputsOf: (pupil: number) => ReportInputs,
  overwrite: boolean,
): Filling {
  const filling: Filling = { changes: new Map(), ticks: 0, notes: 0, differences: [], tooLong: [] };
  for (const { column, setting } of columns) {
    const { field } = setting;
    if (field === "") continue;
    for (const [row, outcome] of outcomesOf(column, setting, rows)) {
      const pupil = pupilOf(row);
      if (pupil === null) continue;
      const inputs = filling.changes.get(pupil) ?? inputsOf(pupil);
      const stands = inputs[field];
      if (outcome.kind === "option" && isMainField(field)) {
        if (stands === outcome.option) continue;
        if (stands !== "") {
          filling.differences.push({ pupil, field, stands, book: outcome.option });
          if (!overwrite) continue;
        }
        filling.ticks++;
        filling.changes.set(pupil, { ...inputs, [field]: outcome.option });
      } else if (outcome.kind === "note") {
        // Pasted again, it is there already.
        if (isNoted(stands, outcome.text)) continue;
        const text = stands.trim() === "" ? outcome.text : `${stands.trimEnd()}\n${outcome.text}`;
        if (text.length > NOTE_MAX) {
          filling.tooLong.push({ pupil, field });
          continue;
        }
        filling.notes++;
        filling.changes.set(pupil, { ...inputs, [field]: text });
      }
    }
  }
  return filling;
}
