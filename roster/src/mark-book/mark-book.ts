// What a teacher's mark book is taken for, before anything of it becomes a tick: plain values, made in the browser.
import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";

/** A pupil of the class that the mark book is for. */
export type Pupil = {
  id: number;
  first_name: string;
  last_name: string;
  preferred_name: string | null;
  /** The school's own number. */
  student_id: string;
};

/** Who a row is: one of the class, one of several, or nobody of it. */
export type Match =
  | { kind: "found"; pupil: number }
  | { kind: "asked"; candidates: readonly number[] }
  | { kind: "unknown" };

/** A row with a pupil's marks. */
export type BookRow = {
  /** As the person sees it in their own program, counted from 1. */
  line: number;
  /** The name as it is written. */
  name: string;
  match: Match;
  cells: readonly string[];
};

/** What the cells of a column are. */
export type ColumnKind =
  /** Steps of a scale: 1 to 4, A to E, "always" to "rarely". */
  | "steps"
  /** Marks, per cent, or how many weeks' work was done: the more the better. */
  | "share"
  /** A number of lates and the like: the fewer the better. */
  | "count"
  | "text"
  /** Nothing that could be a tick or a note. */
  | "other";

export type Column = {
  /** Unique in the book, the same for the same headings. */
  id: string;
  /** The columns of the sheet it is made of: several, where each is a week's homework. */
  at: readonly number[];
  heading: string;
  kind: ColumnKind;
  /** What it holds, in a few words: "1 to 4", "out of 25". */
  what: string;
  /** Of steps: the whole scale in the order in which it is written, by the keys of its cells. */
  steps: readonly string[];
  /** Whether the first of the steps looks best, and why. */
  best_first: boolean;
  reason: string;
  /** Lines of two pupils who stand for the two ends, the first step first; none where nobody can. */
  examples: readonly number[];
  /** Of marks: out of how many; null where the cells say it themselves, or nobody does. */
  out_of: number | null;
  /** The field that is proposed; "" to leave it out. */
  field: ReportField | "";
  /** The fields between which the teacher is asked. */
  choices: readonly MainField[];
  /** Why it is left out. */
  why: string;
};

/** A mark book: one table, with what is pupils and what is marks. */
export type MarkBook = {
  /** The sheet, or the file; unique among those that were read together. */
  id: string;
  title: string;
  heading_lines: readonly number[];
  rows: readonly BookRow[];
  columns: readonly Column[];
  /** What is no pupil's row. */
  skipped: readonly { line: number; what: "title" | "scale" | "average" | "note" }[];
};

/** What a teacher has settled for a column. What is not said follows from the scale. */
export type Setting = {
  field: ReportField | "";
  best_first: boolean;
  out_of: number | null;
  /** Where one option ends and the next begins, in per cent or as a number; null as proposed. */
  edges: readonly number[] | null;
  /** What the teacher has chosen for a value or a band: an option, or "" to leave the tick alone. */
  options: Readonly<Record<string, string>>;
};
