import { z } from "zod";
import { idParams, instant, recordId } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { lengthRange, lengthUnit, REPORT_FIELDS, type ReportField } from "./report-fields.ts";
import { person } from "./reports.ts";

/** What may be taken out of a text before it leaves the school; `by_hand` is what the teacher took out, `kept_out` what no report may say. */
export const TAKEN_OUT_KINDS = [
  "pupil",
  "classmate",
  "staff",
  "school",
  "name",
  "date",
  "age",
  "id",
  "phone",
  "email",
  "postcode",
  "address",
  "place",
  "link",
  "handle",
  "pronoun",
  "gender",
  "by_hand",
  "kept_out",
  "other",
] as const;
export type TakenOutKind = (typeof TAKEN_OUT_KINDS)[number];

/**
 * A stretch of a text. `kind` is null where both sides say the same; else it was taken out, or stands for what was.
 * `verb` is a verb in both its forms, as the pronoun before it asks for.
 */
const part = z.object({ text: z.string(), kind: z.enum([...TAKEN_OUT_KINDS, "verb"]).nullable() });
export type LeavingPart = z.infer<typeof part>;

/** Rows beside the fields that a teacher fills in. */
export const LEAVING_ROWS = ["pupil", "style", "school"] as const;
export type LeavingRow = ReportField | (typeof LEAVING_ROWS)[number];

const field = z.object({
  field: z.enum([...LEAVING_ROWS, ...REPORT_FIELDS] as [LeavingRow, ...LeavingRow[]]),
  /** The option that is ticked; it is sent as it is. Null where the field has none. */
  option: z.string().nullable(),
  /** The option of the last reporting period, where it is sent too. */
  before: z.string().nullable(),
  /** The parts together are the text as it was typed. */
  typed: z.array(part),
  /** The parts together are the text as it is sent; empty where nothing of it is. */
  sent: z.array(part),
  /** Why the text is not sent: it reads like what no report may say, or nothing is ticked in its field. */
  stays: z.enum(["kept_out", "unused"]).nullable(),
});
export type LeavingField = z.infer<typeof field>;

/** Why nothing leaves this server, whoever asks: the server, the school, a guardian's consent or the budget. */
export const STAYING_REASONS = ["server", "school", "consent", "budget"] as const;
export type StayingReason = (typeof STAYING_REASONS)[number];

/** What leaves the school, or has left it, for one report. */
export const leaving = z.object({
  student: person,
  classroom: z.object({ id: z.int().nullable(), name: z.string() }),
  subject: z.string(),
  /** The inputs that it is of; null where none are entered yet. */
  configuration: z.int().nullable(),
  /** Who gets it, by the provider's name; null where nothing leaves this server. */
  provider: z.string().nullable(),
  stays: z.enum(STAYING_REASONS).nullable(),
  /** When it was sent; before writing, when something of these inputs was last sent. Null where nothing has been. */
  sent_at: instant.nullable(),
  /** The version of the instructions that the provider was given; null before, and where nothing was sent. */
  instructions: z.string().nullable(),
  /** How many requests were sent; 0 before. */
  requests: z.int(),
  fields: z.array(field),
  counts: z.array(z.object({ kind: z.enum(TAKEN_OUT_KINDS), count: z.int() })),
  /** The very text, all of it; null where nothing leaves, is entered, or may be sent as it stands. */
  whole: z.string().nullable(),
  /** True where a name or number cannot be taken out for certain, so that nothing is sent. */
  refused: z.boolean(),
  /** What the teacher has taken out by hand; it can be put back. */
  taken_out: z.array(z.string()),
});
export type Leaving = z.infer<typeof leaving>;

export const whatWouldLeave = endpoint({
  method: "POST",
  path: "reports/leaving/",
  tag: "Writing",
  summary:
    "What would be sent to an AI provider for a pupil's report of this period, beside what was typed; nothing is sent",
  body: z.object({
    student: recordId,
    classroom: recordId,
    word_count: lengthRange,
    length_unit: lengthUnit.default("words"),
  }),
  responses: { 200: leaving },
});

export const whatHasLeft = endpoint({
  method: "GET",
  path: "reports/generated/:id/leaving/",
  tag: "Writing",
  summary: "What was sent to an AI provider for a report, beside what was typed",
  params: idParams,
  responses: { 200: leaving },
});

/** Most stretches that may be taken out of one report's inputs by hand, and characters of one. */
export const TAKEN_OUT_MAX = 50;
export const TAKEN_OUT_LENGTH_MAX = 300;

const words = z
  .string()
  .trim()
  .max(
    TAKEN_OUT_LENGTH_MAX,
    `Ensure this field has no more than ${TAKEN_OUT_LENGTH_MAX} characters.`,
  )
  .regex(/[\p{L}\p{N}]/u, "Select a word to take out.");

export const takeOut = endpoint({
  method: "PATCH",
  path: "reports/:id/taken-out/",
  tag: "Writing",
  summary:
    "Take words out of what is sent of a configuration's inputs, or put them back; a text that is written stays as it is",
  params: idParams,
  body: z.object({
    add: z.array(words).max(TAKEN_OUT_MAX).default([]),
    remove: z.array(z.string()).max(TAKEN_OUT_MAX).default([]),
  }),
  responses: { 200: z.object({ taken_out: z.array(z.string()) }) },
  bodyLimit: 96 * 1024,
});
