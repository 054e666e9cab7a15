import { z } from "zod";
import { idParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import type { ErrorCode } from "../errors.ts";
import { lengthRange, lengthUnit } from "./report-fields.ts";
import { configurationInput, someInputs } from "./report-configurations.ts";
import { generatedReport } from "./reports.ts";

/** Most students of one batch. */
export const BATCH_MAX = 200;

const student = z.object({ id: z.int(), full_name: z.string() });

export const ITEM_STATES = ["waiting", "writing", "done", "failed", "cancelled"] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Why an item failed, in words of the list of errors. */
export const ITEM_FAILURES = [
  "nothing_to_say",
  "unavailable",
  "budget_spent",
  "not_written",
  "unexpected",
] as const satisfies readonly ErrorCode[];
export type ItemFailure = (typeof ITEM_FAILURES)[number];

export const batchItem = z.object({
  /** The student's key in the request, "0" to "n". */
  index: z.int(),
  student,
  state: z.enum(ITEM_STATES),
  /** The report's id once done. */
  report: z.int().nullable(),
  /** A sentence for the teacher where the state is `failed`. */
  error: z.string().nullable(),
  /** The word for it, which programs decide by. */
  failure: z.enum(ITEM_FAILURES).nullable(),
});
export type BatchItem = z.infer<typeof batchItem>;

export const BATCH_STATUSES = ["queued", "running", "finished", "cancelled"] as const;

export const batchCounts = z.object({
  status: z.enum(BATCH_STATUSES),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  cancelled: z.int(),
});

export const batch = batchCounts.extend({
  id: z.int(),
  classroom: z.object({ id: z.int().nullable(), name: z.string() }),
  word_count: lengthRange,
  length_unit: lengthUnit,
  created_at: z.iso.datetime(),
  items: z.array(batchItem),
});
export type Batch = z.infer<typeof batch>;

/** An event of the progress stream: the item that changed and the counts after it. */
export const batchEvent = batchCounts.extend({ item: batchItem });
export type BatchEvent = z.infer<typeof batchEvent>;

/** A student's inputs; `was` holds what the sender saw in the fields before, as far as it was asked to look. */
const batchInput = configurationInput.extend({ was: someInputs.optional() });

const batchAnswer = z.record(
  z.string(),
  z.union([
    generatedReport.extend({ report: z.int() }),
    z.object({
      report: z.null(),
      student,
      error: z.string(),
      /** Null where it was cancelled. */
      failure: z.enum(ITEM_FAILURES).nullable(),
    }),
  ]),
);
export type BatchAnswer = z.infer<typeof batchAnswer>;

export const generateBatch = endpoint({
  method: "POST",
  path: "reports/generate/batch/",
  tag: "Writing",
  summary:
    "Write reports for many pupils; with Prefer: respond-async answered at once with the batch; 409 with the current configurations, and nothing written, where another value stands than a given `was`",
  body: z.object({
    reports: z
      .record(z.string().regex(/^(?:0|[1-9]\d{0,3})$/u), batchInput)
      .refine((reports) => Object.keys(reports).length > 0, "Please select at least one student.")
      .refine(
        (reports) => Object.keys(reports).length <= BATCH_MAX,
        `Please select at most ${BATCH_MAX} students.`,
      ),
    word_count: lengthRange,
    length_unit: lengthUnit.default("words"),
    /** The embedded writer steps in where the model fails. */
    fallback: z.boolean().default(false),
    /** The writer on this server writes them, and nothing is sent. */
    on_this_server: z.boolean().default(false),
  }),
  responses: { 200: batchAnswer, 202: z.object({ batch: z.int() }) },
  bodyLimit: 4 * 1024 * 1024,
  // Of each student every field as it is and as it was, and all that may be let stand.
  valuesLimit: BATCH_MAX * 150,
});

export const listBatches = endpoint({
  method: "GET",
  path: "reports/batches/",
  tag: "Writing",
  summary: "The user's batches that still run, newest first",
  responses: { 200: z.array(batch) },
});

export const getBatch = endpoint({
  method: "GET",
  path: "reports/batches/:id/",
  tag: "Writing",
  summary: "How far a batch is",
  params: idParams,
  responses: { 200: batch },
});

export const cancelBatch = endpoint({
  method: "POST",
  path: "reports/batches/:id/cancel/",
  tag: "Writing",
  summary: "Cancel what has not begun; what is written stays",
  params: idParams,
  responses: { 200: batch },
});

export const retryBatch = endpoint({
  method: "POST",
  path: "reports/batches/:id/retry/",
  tag: "Writing",
  summary:
    "Take up what failed, or what was cancelled; with index, one pupil only; with fallback, on this server. Repeated, it changes nothing more",
  params: idParams,
  body: z
    .object({
      /** Which of the pupils. */
      state: z.enum(["failed", "cancelled"]).default("failed"),
      index: z.int().optional(),
      /** The writer on this server writes it, and the chosen one is not asked again. */
      fallback: z.boolean().optional(),
    })
    .optional(),
  responses: { 200: batch },
});

/** The progress stream: events `item` with a BatchEvent each, and a last event `end`. */
export const BATCH_EVENTS_PATH = "reports/batches/:id/events/";

export const streamBatch = endpoint({
  method: "GET",
  path: BATCH_EVENTS_PATH,
  tag: "Writing",
  summary:
    "A stream of events: an `item` for every change of a pupil's state, from the beginning or after Last-Event-ID, and a last event `end`",
  params: idParams,
  responses: { 200: z.string() },
  contentType: "text/event-stream",
});
