import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { CLASS_TEXT_MAX } from "./classrooms.ts";
import { MAIN_FIELDS } from "./report-fields.ts";

/** Below so many reports or ratings, what they say is not shown: it could be one student's or one teacher's. */
export const SCHOOL_INSIGHTS_NEEDED = 5;

const counts = { written: z.int(), kept: z.int() };

/** Places of pupils in classes that are to be reported on, and those of them with a report of this period. */
const progress = { pupils: z.int(), ...counts, released: z.int() };

export const schoolInsights = z.object({
  /** Newest first; the first is today's. */
  periods: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      starts_on: z.iso.date(),
      ...counts,
      edited: z.int(),
      /** Discarded within the last `DISCARD_DAYS`; then they are gone and counted no more. */
      discarded: z.int(),
    }),
  ),
  /** The last 12 weeks, oldest first, each by its Monday. */
  weeks: z.array(z.object({ week: z.iso.date(), ...counts })),
  /** Year groups of this period's reports. */
  years: z.array(z.object({ year: z.int(), ...counts })),
  /** The day by which this period's reports are due; null where none is settled. */
  due_on: z.iso.date().nullable(),
  /** How far each subject is. Subjects of one teacher are counted together: no figure is one person's. */
  departments: z.array(
    z.object({
      subjects: z.array(z.string()),
      ...progress,
      /** Teachers with reports left to keep, and those of them who were not reminded of them within the last day. */
      behind: z.int(),
      to_remind: z.int(),
    }),
  ),
  /** How far each year group is, by the years of its classes. */
  year_groups: z.array(z.object({ year: z.int(), ...progress })),
  /** Every class: how many of its students have a report of this period. */
  classes: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      year: z.int(),
      students: z.int(),
      reported: z.int(),
      kept: z.int(),
    }),
  ),
  /** Null while this period has fewer reports than needed. */
  ticks: z
    .array(
      z.object({
        field: z.enum(MAIN_FIELDS),
        options: z.array(z.object({ option: z.string(), now: z.int(), before: z.int() })),
      }),
    )
    .nullable(),
  /** Whether the period before has enough reports to compare with. */
  comparable: z.boolean(),
  /** Ratings of this period's reports; an average only of enough of them. */
  feedback: z.object({
    stars: z.int(),
    average: z.number().nullable(),
    thumbs: z.int(),
    /** Share of thumbs that are up, 0 to 1. */
    up: z.number().nullable(),
  }),
});
export type SchoolInsights = z.infer<typeof schoolInsights>;

export const getSchoolInsights = endpoint({
  method: "GET",
  path: "admin/insights/",
  tag: "Administration",
  summary: "The institution's reports in numbers, never a text (administrators)",
  responses: { 200: schoolInsights },
});

/** Hours for which nobody is reminded again. */
export const REMIND_HOURS = 20;

export const remindTeachers = endpoint({
  method: "POST",
  path: "admin/reminders/",
  tag: "Administration",
  summary:
    "Mail the teachers of some subjects how many of their reports are left to keep, without a pupil’s name; at most once a day each (administrators)",
  body: z.object({
    subjects: z.array(z.string().trim().min(1).max(CLASS_TEXT_MAX)).min(1).max(500),
  }),
  responses: { 200: z.object({ detail: z.string(), reminded: z.int() }) },
});
