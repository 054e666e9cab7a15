import { z } from "zod";
import { calendarDay, recordId } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** Whose law says what a report to parents has to hold. */
export const RULES = [
  "england_maintained",
  "england_other",
  "wales",
  "scotland",
  "northern_ireland",
] as const;
export type Rules = (typeof RULES)[number];

/** What may be asked of a report. */
export const RULE_ITEMS = [
  "subjects",
  "main_subjects",
  "progress",
  "well_being",
  "discuss",
  "attendance",
  "examinations",
] as const;
export type RuleItem = (typeof RULE_ITEMS)[number];

const item = z.object({
  code: z.enum(RULE_ITEMS),
  label: z.string(),
  /** Of how many pupils it is asked, and of how many it is there. */
  asked: z.int(),
  there: z.int(),
  /** Asked only where there is such a thing, as an examination: it makes no report incomplete. */
  optional: z.boolean(),
});

/** What of the law's list is there for each pupil, what is missing, and who could give it. */
export const checklist = z.object({
  rules: z.enum(RULES).nullable(),
  label: z.string(),
  /** Until when, in words; the day where the law has one. */
  due: z.string(),
  due_on: calendarDay.nullable(),
  /** What no program can see, for people to look at. */
  remarks: z.array(z.string()),
  students: z.int(),
  /** Pupils of whom nothing is missing. */
  complete: z.int(),
  items: z.array(item),
  years: z.array(z.object({ year: z.int(), students: z.int(), complete: z.int() })),
  /** Of whom something is missing; nobody where it is about the whole school. */
  pupils: z.array(
    z.object({
      id: z.int(),
      full_name: z.string(),
      form_group: z.string().nullable(),
      missing: z.array(
        z.object({
          code: z.enum(RULE_ITEMS),
          label: z.string(),
          /** The subjects, where it is subjects. */
          what: z.array(z.string()),
          who: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type Checklist = z.infer<typeof checklist>;

/** What is said where a request is about nobody, or about more than one group. */
export const ONE_GROUP = "Please choose a year, a form group or a pupil.";

/** For which period and about whom documents and lists are: one year, form group or pupil. */
export const whom = {
  period: recordId,
  year: z.coerce.number(ONE_GROUP).int(ONE_GROUP).min(1, ONE_GROUP).max(99, ONE_GROUP).optional(),
  form_group: z.string().min(1, ONE_GROUP).max(50).optional(),
  student: recordId.optional(),
};

export const getChecklist = endpoint({
  method: "GET",
  path: "admin/whole-reports/checklist/",
  tag: "Whole reports",
  summary:
    "What the law asks of reports to parents: what is there for each pupil, what is missing, and who could give it; without a choice the whole school in numbers (administrators)",
  query: z.object(whom),
  responses: { 200: checklist },
});
