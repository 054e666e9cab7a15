import { DISCARD_DAYS } from "../product.ts";
import { z } from "zod";
import {
  booleanFilter,
  done,
  idFilter,
  idParams,
  instant,
  listOf,
  listQuery,
  recordId,
  yearFilter,
} from "../common.ts";
import { endpoint } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import {
  lengthRange,
  lengthUnit,
  REPORT_FIELDS,
  REPORT_MAX,
  reportInputs,
  type ReportField,
} from "./report-fields.ts";

/** An input field by its server name. */
export const reportField = z.enum(REPORT_FIELDS as readonly [ReportField, ...ReportField[]]);

/** Why a note is kept out of a text. */
export const FLAG_KINDS = [
  "safeguarding",
  "diagnosis",
  "family",
  "other_pupil",
  "instruction",
] as const;
export const flag = z.object({ field: reportField, kind: z.enum(FLAG_KINDS) });
export type Flag = z.infer<typeof flag>;

/** Shown beside a note that reads like a safeguarding concern. */
export const SAFEGUARDING_ADVICE = "This belongs with your designated safeguarding lead.";

/** What the teacher reads beside a flagged note. */
export const FLAG_ADVICE: Record<Flag["kind"], string> = {
  safeguarding: SAFEGUARDING_ADVICE,
  diagnosis: "This reads like health or a diagnosis. It is kept out of the report.",
  family: "This reads like a family matter. It is kept out of the report.",
  other_pupil: "This names another pupil. The report says “a classmate” instead.",
  instruction: "This reads like an instruction. Notes are taken as facts only, so it is kept out.",
};

const person = z.object({ id: z.int(), full_name: z.string() });

export const sentence = z.object({
  text: z.string(),
  /** Input fields by their server names, `teacher` for the teacher's own words, `general` for advice. */
  sources: z.array(z.union([reportField, z.literal("teacher"), z.literal("general")])),
});
export type ReportSentence = z.infer<typeof sentence>;

export const REPORT_STATUSES = ["draft", "kept"] as const;

export const generatedReport = z.object({
  id: z.int(),
  /** The same value as `id`. */
  report_id: z.int(),
  report_configuration: z.int(),
  student: person.extend({ year: z.int() }),
  student_name: z.string(),
  /** `id` is null where the class has been deleted since. */
  classroom: z.object({ id: z.int().nullable(), name: z.string() }),
  /** The student's year group when the text was written. */
  year: z.int(),
  period: z.string(),
  report_content: z.string(),
  /** The same text as `report_content`. */
  generated_report: z.string(),
  word_count: z.int(),
  char_count: z.int(),
  selected_word_count: lengthRange,
  length_unit: lengthUnit,
  status: z.enum(REPORT_STATUSES),
  /** True for a text that was kept without ever being opened. */
  kept_unread: z.boolean(),
  version: z.int(),
  created_at: instant,
  updated_at: instant,
  feedback: z
    .object({ rating_type: z.enum(["star", "thumb"]), value: z.int(), comment: z.string() })
    .nullable(),
  sentences: z.array(sentence),
  uncovered: z.array(reportField),
  flags: z.array(flag),
  /** True when the inputs have changed since the text was written. */
  stale: z.boolean(),
  /** The inputs that the text was written from. */
  inputs: reportInputs,
  written_by: z.string(),
});
export type GeneratedReport = z.infer<typeof generatedReport>;

export const reportConfiguration = reportInputs.extend({
  id: z.int(),
  student: person.extend({ year: z.int() }),
  classroom: z.object({ id: z.int().nullable(), name: z.string() }),
  period: z.string(),
  user: z.int(),
  flags: z.array(flag),
  created_at: instant,
  updated_at: instant,
  /** The newest text written from it, or null. */
  generated_report: generatedReport.nullable(),
});
export type ReportConfiguration = z.infer<typeof reportConfiguration>;

/** Most reports that a list is asked for by id: those of the largest batch. */
const IDS_MAX = 200;
const idsFilter = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/u, "Ids separated by commas are required.")
  .transform((text) => text.split(",").map(Number))
  .refine((ids) => ids.length <= IDS_MAX, `Please ask for at most ${IDS_MAX} reports.`)
  .optional();

const configurationList = listOf(reportConfiguration);
const generatedList = listOf(generatedReport);

export const listConfigurations = endpoint({
  method: "GET",
  path: "reports/",
  tag: "Report configurations",
  summary: "The user's own report configurations",
  query: listQuery,
  responses: { 200: configurationList },
});

export const listConfigurationsAgain = endpoint({
  ...listConfigurations,
  path: "reports/list/",
});

/** A student's inputs in one class. Fields left out count as empty. */
export const configurationInput = reportInputs.extend({
  student: recordId,
  classroom: recordId,
  batch_mode: z.boolean().optional(),
});

export const saveConfiguration = endpoint({
  method: "POST",
  path: "reports/list/",
  tag: "Report configurations",
  summary:
    "Create the pupil's configuration in this class and period (201), or update the one there is (200)",
  body: configurationInput.extend({
    /** True where the sender knew of none: what is empty here then stays as another page has filled it. */
    keep_filled: z.boolean().optional(),
  }),
  responses: { 201: reportConfiguration, 200: reportConfiguration },
});

export const getConfiguration = endpoint({
  method: "GET",
  path: "reports/:id/",
  tag: "Report configurations",
  summary: "One configuration",
  params: idParams,
  responses: { 200: reportConfiguration },
});

/** Any of the input fields; what is left out stays. */
const someInputs = z.object(
  Object.fromEntries(
    Object.entries(reportInputs.shape).map(([field, shape]) => [field, shape.unwrap().optional()]),
  ) as {
    [F in keyof typeof reportInputs.shape]: z.ZodOptional<
      ReturnType<(typeof reportInputs.shape)[F]["unwrap"]>
    >;
  },
);

export const updateConfiguration = endpoint({
  method: "PATCH",
  path: "reports/:id/",
  tag: "Report configurations",
  summary: "Change some of a configuration's fields",
  params: idParams,
  body: someInputs,
  responses: { 200: reportConfiguration },
});

export const getConfigurationDetail = endpoint({
  ...getConfiguration,
  path: "reports/detail/:id/",
});
export const replaceConfiguration = endpoint({
  method: "PUT",
  path: "reports/detail/:id/",
  tag: "Report configurations",
  summary: "Change a configuration's fields",
  params: idParams,
  body: someInputs,
  responses: { 200: reportConfiguration },
});
export const deleteConfiguration = endpoint({
  method: "DELETE",
  path: "reports/detail/:id/",
  tag: "Report configurations",
  summary: "Delete a configuration and hide its texts",
  params: idParams,
  responses: { 200: done },
});

const byOwner = {
  method: "GET",
  tag: "Report configurations",
  params: idParams,
  query: listQuery,
  responses: { 200: configurationList },
} as const;
export const listStudentConfigurations = endpoint({
  ...byOwner,
  path: "reports/student/:id/",
  summary: "One pupil's configurations, each with its newest text",
});
export const listClassroomConfigurations = endpoint({
  ...byOwner,
  path: "reports/classroom/:id/",
  summary: "One class's configurations, each with its newest text",
  query: listQuery.extend({ period: z.enum(["current", "all"]).default("all") }),
});
export const listUserConfigurations = endpoint({
  ...byOwner,
  path: "reports/user/:id/",
  summary: "One user's configurations, each with its newest text",
});

export const reportCount = z.object({ user_report_count: z.int() });
export const countReports = endpoint({
  method: "GET",
  path: "reports/count/",
  tag: "Reports",
  summary: "How many reports the user has; for an administrator, the institution",
  responses: { 200: reportCount },
});
export const recountReports = endpoint({
  ...countReports,
  method: "POST",
  summary: "Count again; the answer is the same",
});

/** Of the students now in a class, how many have a report of the current period, and how many of those are kept. */
export const classProgress = z.object({ classroom: z.int(), written: z.int(), kept: z.int() });
export type ClassProgress = z.infer<typeof classProgress>;

export const getProgress = endpoint({
  method: "GET",
  path: "reports/progress/",
  tag: "Reports",
  summary:
    "How far the user's classes are in the current period; a class without a report is left out",
  responses: { 200: z.array(classProgress) },
});

export const listGenerated = endpoint({
  method: "GET",
  path: "reports/generated/list/",
  tag: "Reports",
  summary: "The user's reports, the newest of each configuration unless history=true",
  query: listQuery.extend({
    batch_mode: booleanFilter,
    classroom_id: idFilter,
    student_id: idFilter,
    year: yearFilter,
    history: booleanFilter,
    kept_unread: booleanFilter,
    /** Only these; without history, the newest text of the same student's configuration stands for an earlier one. */
    ids: idsFilter,
    search: z.string().max(200).optional(),
  }),
  responses: { 200: generatedList },
});

export const listClassroomGenerated = endpoint({
  method: "GET",
  path: "reports/classroom/:id/generated/",
  tag: "Reports",
  summary: "The user's reports of one class",
  params: idParams,
  query: listGenerated.query.omit({ classroom_id: true, batch_mode: true }),
  responses: { 200: generatedList },
});

export const getGenerated = endpoint({
  method: "GET",
  path: "reports/generated/:id/",
  tag: "Reports",
  summary: "One report",
  params: idParams,
  responses: { 200: generatedReport },
});

export const reportVersion = z.object({
  version: z.int(),
  report_content: z.string(),
  sentences: z.array(sentence),
  made_by: z.enum(["writer", "teacher"]),
  created_at: instant,
});
export type ReportVersion = z.infer<typeof reportVersion>;

export const listVersions = endpoint({
  method: "GET",
  path: "reports/generated/:id/versions/",
  tag: "Reports",
  summary: "Every earlier text of one report, newest first",
  params: idParams,
  responses: { 200: z.array(reportVersion) },
});

export const updateGenerated = endpoint({
  method: "PATCH",
  path: "reports/generated-reports/:id/",
  tag: "Reports",
  summary: "Edit or keep a report; 409 with both texts where it has changed since the given copy",
  params: idParams,
  body: z.object({
    report_content: z
      .string()
      .max(REPORT_MAX, `Ensure this field has no more than ${REPORT_MAX} characters.`)
      .refine((text) => text.trim() !== "", "A report cannot be empty.")
      .optional(),
    status: z.literal("kept").optional(),
    /** True once the teacher has had the whole text on the screen. */
    opened: z.literal(true).optional(),
    /** The copy the edit was made from. */
    version: z.int().optional(),
    updated_at: z.iso.datetime({ offset: true }).optional(),
    /** Counted again on the server; wrong counts are ignored. */
    word_count: z.unknown().optional(),
    char_count: z.unknown().optional(),
  }),
  responses: { 200: generatedReport },
});

/** What a 409 returns for a stale edit, beside its `detail`. */
export const staleEdit = z.object({
  detail: z.string(),
  code: z.literal("stale" satisfies ErrorCode),
  current: generatedReport,
  yours: z.string(),
});

export const discardGenerated = endpoint({
  method: "DELETE",
  path: "reports/generated/:id/",
  tag: "Reports",
  summary: `Discard a report: hidden at once, can be brought back for ${DISCARD_DAYS} days`,
  params: idParams,
  responses: { 200: done },
});

export const restoreGenerated = endpoint({
  method: "POST",
  path: "reports/generated/:id/restore/",
  tag: "Reports",
  summary: "Bring a discarded report back",
  params: idParams,
  responses: { 200: generatedReport },
});

export const generateReport = endpoint({
  method: "POST",
  path: "reports/generate/",
  tag: "Writing",
  summary: "Write one pupil's report, or a different one where regenerate is true",
  body: z.object({
    report_id: recordId,
    selected_word_count: lengthRange,
    length_unit: lengthUnit.default("words"),
    regenerate: z.boolean().default(false),
    fallback: z.boolean().default(false),
  }),
  responses: { 200: generatedReport },
});
