import { z } from "zod";
import { done, instant, recordId } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { line } from "../text.ts";

/** Most pupils of one call; the page sends a larger file in several. */
export const FIGURE_ROWS_MAX = 500;
/** Most columns with results. */
export const RESULTS_MAX = 24;
/** Most characters of a result: "Distinction*", "Grade 7 (Higher)". */
export const RESULT_MAX = 30;

const TAG = "Whole reports";

/** Whole numbers of sessions, or of times late. */
const sessions = z.int("A whole number is required.").min(0).max(999).nullable().default(null);

/** One pupil's figures of a period; what is null leaves what stands. */
const figureRow = z.object({
  /** Where it stands in the file, to be named by. */
  line: z.int().min(1).max(1_000_000),
  /** Who it is: the school's own number, else the unique pupil number, else the whole name. */
  student_id: z.string().trim().max(50).default(""),
  upn: z.string().trim().max(20).default(""),
  name: z.string().trim().max(120).default(""),
  /** Per cent of the possible sessions. */
  attendance: z.number().min(0).max(100).nullable().default(null),
  authorised: sessions,
  unauthorised: sessions,
  lates: sessions,
  /** By the subjects of the call; "" leaves what stands. */
  results: z.array(z.string().trim().max(RESULT_MAX)).max(RESULTS_MAX).default([]),
});
export type FigureRow = z.input<typeof figureRow>;

const someone = z.object({ line: z.int(), label: z.string() });

/** What bringing figures in does, or did. */
export const figuresOutcome = z.object({
  /** Pupils who have had none for the period. */
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows that are nobody's here, that may be several pupils', and that are of a pupil who stood before. */
  unknown: z.array(someone),
  several: z.array(someone),
  twice: z.array(someone),
});
export type FiguresOutcome = z.infer<typeof figuresOutcome>;
/** An outcome to be counted up: nobody yet. */
export const noOutcome = (): FiguresOutcome => ({
  new: 0,
  changed: 0,
  unchanged: 0,
  unknown: [],
  several: [],
  twice: [],
});

export const bringFiguresIn = endpoint({
  method: "PUT",
  path: "admin/student-figures/",
  tag: TAG,
  summary:
    "Bring in attendance and results of a period for whole reports, or look at what that would do (administrators)",
  body: z.object({
    period: recordId,
    /** Only says what would be done. */
    check: z.boolean().default(false),
    /** What the results are of, in the order of each row's results. */
    subjects: z.array(line("A subject", 60)).max(RESULTS_MAX).default([]),
    rows: z.array(figureRow).min(1, "There is no row.").max(FIGURE_ROWS_MAX),
  }),
  bodyLimit: 768 * 1024,
  valuesLimit: 20_000,
  responses: { 200: figuresOutcome },
});

/** What the school has of each period, in numbers. */
export const figuresKept = z.object({
  period: z.int(),
  students: z.int(),
  with_attendance: z.int(),
  with_results: z.int(),
  updated_at: instant,
});
export type FiguresKept = z.infer<typeof figuresKept>;

export const listFigures = endpoint({
  method: "GET",
  path: "admin/student-figures/",
  tag: TAG,
  summary: "Of how many students attendance and results are here, by period (administrators)",
  responses: { 200: z.array(figuresKept) },
});

export const removeFigures = endpoint({
  method: "DELETE",
  path: "admin/student-figures/:period/",
  tag: TAG,
  summary: "Remove attendance and results of a period (administrators)",
  params: z.object({ period: recordId }),
  responses: { 200: done },
});
