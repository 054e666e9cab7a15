import { DISCARD_DAYS } from "../lifetimes.ts";
import { z } from "zod";
import { typedText } from "../text.ts";
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
import { REPORT_STATES, type ReportState } from "../report-status.ts";
import { allowedFlag, flag, reportField } from "./flags.ts";
import { handedBack } from "./note-readings.ts";
import { lengthRange, lengthUnit, MAIN_FIELDS, REPORT_MAX, reportInputs } from "./report-fields.ts";

/** A report's text as people type it. */
export const reportText = typedText(REPORT_MAX).refine(
  (text) => text.trim() !== "",
  "A report cannot be empty.",
);

/** A tick by its server name. */
export const mainField = z.enum(MAIN_FIELDS);

/** A student as a report names them. */
export const person = z.object({ id: z.int(), full_name: z.string() });

export const sentence = z.object({
  text: z.string(),
  /** Input fields by their server names, `teacher` for the teacher's own words, `general` for advice. */
  sources: z.array(z.union([reportField, z.literal("teacher"), z.literal("general")])),
  /** Ticks that it was written from and that are not known in its words; absent once the author has said that it says them. */
  doubtful: z.array(mainField).optional(),
  /** Words of it that nothing entered accounts for; absent once the author has said that it is so. */
  beyond: z.array(z.string()).optional(),
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
  /** False for a text of the history: another one has taken its place. */
  standing: z.boolean(),
  /** True for a text that was kept once, until another was kept in its place. */
  was_kept: z.boolean(),
  /** Of a kept text the draft that waits beside it. */
  proposal: z.int().nullable(),
  /** Of a draft the kept text that it waits beside. */
  beside: z.int().nullable(),
  /** True once the teacher has had the whole text on the screen. */
  opened: z.boolean(),
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
  /** What of these the teacher let stand on purpose when the text was written. */
  allowed_flags: z.array(allowedFlag),
  /** Pieces of notes that are not in the text because the writer would not risk them. */
  handed_back: z.array(handedBack),
  /** True while the inputs differ from those that the text was written from. */
  stale: z.boolean(),
  /** The inputs that the text was written from. */
  inputs: reportInputs,
  written_by: z.string(),
  /** True where something was sent to a provider for it, also if this server wrote it in the end. */
  has_left: z.boolean(),
});
export type GeneratedReport = z.infer<typeof generatedReport>;

const onRequest = {
  sentences: true,
  inputs: true,
  flags: true,
  allowed_flags: true,
  uncovered: true,
  handed_back: true,
} as const;
export type Includable = keyof typeof onRequest;
/** What an item of a list has only where it is asked for by name. */
export const INCLUDABLE = Object.keys(onRequest) as readonly Includable[];

/** A report in a list: its text once, and of the rest what the list is looked through and shown by. */
export const listedReport = generatedReport.omit({ generated_report: true }).partial(onRequest);
/** The same, or with all that it has where it comes alone. */
export const wholeOrListed = generatedReport.partial({ ...onRequest, generated_report: true });
export type ListedReport = z.infer<typeof listedReport>;

/** Most reports that a list is asked for by id: those of the largest batch. */
const IDS_MAX = 200;
const idsFilter = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/u, "Ids separated by commas are required.")
  .transform((text) => text.split(",").map(Number))
  .refine((ids) => ids.length <= IDS_MAX, `Please ask for at most ${IDS_MAX} reports.`)
  .optional();

const namesIn = (text: string) => text.split(",").filter((name) => name !== "");
const isIncludable = (name: string): name is Includable => INCLUDABLE.some((each) => each === name);
/** Which of `INCLUDABLE` a list is asked for, separated by commas. */
export const includeFilter = z
  .string()
  .refine(
    (text) => namesIn(text).every(isIncludable),
    `Please include only what there is: ${INCLUDABLE.join(", ")}.`,
  )
  .transform((text) => namesIn(text).filter(isIncludable))
  .optional();

const generatedList = listOf(listedReport);

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

/** How many students of a class are in each state. */
const stateCounts = z.object(
  Object.fromEntries(REPORT_STATES.map((state) => [state, z.int()])) as Record<
    ReportState,
    z.ZodInt
  >,
);

/** Of the students now in a class, how many have a report of the current period, and how many of those are kept. */
export const classProgress = z.object({
  classroom: z.int(),
  written: z.int(),
  kept: z.int(),
  /** The report at which the review of this class was left, or null. */
  stopped_at: z.int().nullable(),
  states: stateCounts,
});
export type ClassProgress = z.infer<typeof classProgress>;

export const getProgress = endpoint({
  method: "GET",
  path: "reports/progress/",
  tag: "Reports",
  summary:
    "How far each of the user's classes is in the current period, by the states of its pupils",
  responses: { 200: z.array(classProgress) },
});

export const rememberStop = endpoint({
  method: "PUT",
  path: "reports/classroom/:id/stopped-at/",
  tag: "Reports",
  summary: "Remember at which report of a class the user left its review",
  params: idParams,
  body: z.object({ report: recordId }),
  responses: { 200: done },
});

export const listGenerated = endpoint({
  method: "GET",
  path: "reports/generated/list/",
  tag: "Reports",
  summary:
    "The user's reports: of each configuration the kept text, else the draft; all with history=true",
  query: listQuery.extend({
    batch_mode: booleanFilter,
    classroom_id: idFilter,
    student_id: idFilter,
    year: yearFilter,
    history: booleanFilter,
    kept_unread: booleanFilter,
    /** Exactly these, drafts beside a kept text and earlier texts included. */
    ids: idsFilter,
    search: z.string().max(200).optional(),
    include: includeFilter,
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

/** Most earlier texts of a report that are told at a time. */
export const VERSIONS_MOST = 100;

export const reportVersion = z.object({
  version: z.int(),
  report_content: z.string(),
  made_by: z.enum(["writer", "teacher"]),
  created_at: instant,
});
export type ReportVersion = z.infer<typeof reportVersion>;

export const listVersions = endpoint({
  method: "GET",
  path: "reports/generated/:id/versions/",
  tag: "Reports",
  summary: `The earlier texts of one report, the newest ${VERSIONS_MOST} first; with \`before\` those before that version`,
  params: idParams,
  query: z.object({ before: recordId.optional() }),
  responses: { 200: z.array(reportVersion) },
});

export const updateGenerated = endpoint({
  method: "PATCH",
  path: "reports/generated-reports/:id/",
  tag: "Reports",
  summary:
    "Edit or keep a report, or take a keep back; 409 with both texts where it has changed since the given copy",
  params: idParams,
  body: z.object({
    report_content: reportText.optional(),
    /** `kept` puts this text in the kept one's place; `draft` takes a keep back. */
    status: z.enum(REPORT_STATUSES).optional(),
    /** With `draft`: the text that was kept before it, and is to be kept again. */
    restore: recordId.optional(),
    /** True once the teacher has had the whole text on the screen. */
    opened: z.literal(true).optional(),
    /** The copy that the edit or the decision was made from. */
    version: z.int().optional(),
    updated_at: z.iso.datetime({ offset: true }).optional(),
    /**
     * With `kept`: the other kept text that was on the screen, null where there was none; where something else stands,
     * nothing is replaced. `version` where its words were to be seen.
     */
    compared_with: z.object({ id: recordId, version: z.int().optional() }).nullable().optional(),
    /**
     * The author says of a sentence, by its place from 0, that it does say a tick that is doubtful in it, or that it is
     * so what its words "beyond" the inputs say.
     */
    settled: z
      .object({ sentence: z.int().min(0), field: mainField.or(z.literal("beyond")) })
      .optional(),
    /** Counted again on the server; wrong counts are ignored. */
    word_count: z.unknown().optional(),
    char_count: z.unknown().optional(),
  }),
  responses: { 200: generatedReport },
  bodyLimit: 64 * 1024,
});

/** What a 409 returns for a stale edit, beside its `detail`: what stands now, and the text that it was made with. */
export const staleEdit = z.object({
  detail: z.string(),
  code: z.literal("stale" satisfies ErrorCode),
  current: generatedReport,
  yours: z.string(),
});
export type StaleEdit = z.infer<typeof staleEdit>;

export const discardGenerated = endpoint({
  method: "DELETE",
  path: "reports/generated/:id/",
  tag: "Reports",
  summary: `Discard a report: hidden at once, can be brought back for ${DISCARD_DAYS} days`,
  params: idParams,
  responses: { 200: done },
});

const DISCARDED_KINDS = ["report", "inputs"] as const;

/** What was discarded or cleared and can be brought back. */
export const discardedItem = z.object({
  /** A report's id, or that of inputs that were cleared. */
  id: z.int(),
  kind: z.enum(DISCARDED_KINDS),
  student: person,
  classroom: z.object({ id: z.int().nullable(), name: z.string() }),
  period: z.string(),
  at: instant,
  /** It can be brought back until then. */
  until: instant,
  /** The report, or the inputs, each under its label. */
  text: z.string(),
});
export type DiscardedItem = z.infer<typeof discardedItem>;

export const listDiscarded = endpoint({
  method: "GET",
  path: "reports/discarded/",
  tag: "Reports",
  summary: `Reports that were discarded and inputs that were cleared in the last ${DISCARD_DAYS} days, the last first: at most the newest thousand of each`,
  responses: { 200: z.array(discardedItem) },
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
    /** The writer on this server writes it, and nothing is sent. */
    on_this_server: z.boolean().default(false),
  }),
  responses: { 200: generatedReport },
});
