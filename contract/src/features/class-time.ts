import { z } from "zod";
import { recordId } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { HOURS_MAX, SECONDS_MAX, SUMS_MAX, TEACHERS_NEEDED } from "../work-counting.ts";

// What a class took: the minutes of work on its reports, counted in the browser from what is pressed and typed, and how
// far the texts that were kept are the writer's own.

const TAG = "What a class took";

/** How far a kept text is the writer's: to the letter, in most of its words, or less. */
export type Edited = "as_written" | "lightly" | "much";

const howEdited = { as_written: z.int(), lightly: z.int(), much: z.int() };

/** Seconds of work on a class that have not been counted yet. The same sum counts once, however often it comes. */
const countedSum = z.strictObject({
  /** Of 128 random bits. */
  id: z.string().regex(/^[0-9a-f]{32}$/u, "32 hexadecimal digits are required."),
  classroom: recordId,
  seconds: z.int().min(1).max(SECONDS_MAX),
});
export type CountedSum = z.infer<typeof countedSum>;

export const addClassTime = endpoint({
  method: "POST",
  path: "reports/class-time/",
  tag: TAG,
  summary:
    "Add seconds of work on the user's own classes; a sum that came before is not added again",
  body: z.object({ sums: z.array(countedSum).min(1).max(SUMS_MAX) }),
  responses: {
    200: z.object({
      /** Whether the user has their time counted; where not, nothing was added. */
      counting: z.boolean(),
    }),
  },
});

/** One class of the user's in one reporting period. */
export const classTime = z.object({
  /** Null where the class is there no more. */
  classroom: z.int().nullable(),
  name: z.string(),
  period: z.int(),
  period_name: z.string(),
  seconds: z.int(),
  /** The texts that are kept; `earlier` were changed before it was counted how far. */
  kept: z.object({ ...howEdited, earlier: z.int() }),
});
export type ClassTime = z.infer<typeof classTime>;

/** What the user's classes took. */
export const ownClassTime = z.object({
  counting: z.boolean(),
  /** Whether it is settled how long a class took before: answered, or left. */
  asked: z.boolean(),
  before_minutes: z.int().nullable(),
  /** The calendar year in which this school year began. */
  school_year: z.int(),
  /** The period of today. */
  period: z.int(),
  /** Of this school year, the newest period first. */
  classes: z.array(classTime),
});
export type OwnClassTime = z.infer<typeof ownClassTime>;

export const getClassTime = endpoint({
  method: "GET",
  path: "reports/class-time/",
  tag: TAG,
  summary: "What the user's own classes took this school year; nobody else is told",
  responses: { 200: ownClassTime },
});

export const settleClassTime = endpoint({
  method: "PATCH",
  path: "reports/class-time/",
  tag: TAG,
  summary:
    "Say how long a class took before, or that it is not to be asked again, or stop counting, which removes what was counted",
  body: z.strictObject({
    /** Null takes an answer back. */
    before_minutes: z
      .int("A number of hours is required.")
      .min(1, "A class takes longer than that.")
      .max(HOURS_MAX * 60, `At most ${HOURS_MAX} hours can be given.`)
      .nullable()
      .optional(),
    asked: z.literal(true).optional(),
    counting: z.boolean().optional(),
  }),
  responses: { 200: ownClassTime },
});

/** What the classes of a school took this school year; each part is null where it is of too few teachers. */
export const schoolClassTime = z.object({
  school_year: z.int(),
  /** In whole hours, and of how many classes: one that was reported on in two periods counts twice. */
  time: z.object({ teachers: z.int(), classes: z.int(), hours: z.int() }).nullable(),
  kept: z.object({ teachers: z.int(), ...howEdited }).nullable(),
  /** How long a class took before, by the mean of what teachers answered, in minutes. */
  before: z.object({ teachers: z.int(), minutes: z.int() }).nullable(),
});
export type SchoolClassTime = z.infer<typeof schoolClassTime>;

export const getSchoolClassTime = endpoint({
  method: "GET",
  path: "admin/class-time/",
  tag: TAG,
  summary: `What the school's classes took, in sums of ${TEACHERS_NEEDED} teachers or more (administrators)`,
  responses: { 200: schoolClassTime },
});
