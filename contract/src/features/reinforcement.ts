import { z } from "zod";
import { typedText } from "../text.ts";
import { done, idParams, instant, recordId } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { NOTE_MAX } from "./report-fields.ts";

/** Fewest and most samples of one training, and the slots of the screen. */
export const SAMPLES_MIN = 10;
export const SAMPLES_MAX = 15;
/** Most characters of a sample. */
export const SAMPLE_MAX = 10_000;

const text = (max: number) => typedText(max).default("");

export const trainingSample = z.object({
  text: text(SAMPLE_MAX),
  level: text(100),
  level_notes: text(NOTE_MAX),
  participation: text(100),
  participation_notes: text(NOTE_MAX),
  punctuality: text(100),
  punctuality_notes: text(NOTE_MAX),
  behaviour: text(100),
  behaviour_notes: text(NOTE_MAX),
  homework: text(100),
  homework_notes: text(NOTE_MAX),
  homeworkImprovement: text(100),
  homeworkImprovement_notes: text(NOTE_MAX),
});
export type TrainingSample = z.infer<typeof trainingSample>;

/** Says that there are too few or too many samples. */
export const sampleCountText = (n: number) =>
  `Please provide between ${SAMPLES_MIN} and ${SAMPLES_MAX} reports. You have ${n}.`;

export const submitSamples = endpoint({
  method: "POST",
  path: "reinforcement/submit/",
  tag: "Style",
  summary: "Hand in 10 to 15 sample reports; identifiers are removed before they are stored",
  body: z.object({ samples: z.array(trainingSample).max(200) }),
  responses: { 201: z.object({ detail: z.string(), samples: z.int() }) },
  bodyLimit: 768 * 1024,
  valuesLimit: 3_000,
});

/** The samples as they were last kept, in their slots; none, and null, where there is no draft. */
export const trainingDraft = z.object({
  samples: z.array(trainingSample),
  updated_at: instant.nullable(),
});
export type TrainingDraft = z.infer<typeof trainingDraft>;

export const getTrainingDraft = endpoint({
  method: "GET",
  path: "reinforcement/draft/",
  tag: "Style",
  summary: "The samples that the teacher has not submitted yet, identifiers removed",
  responses: { 200: trainingDraft },
});

export const keepTrainingDraft = endpoint({
  method: "PUT",
  path: "reinforcement/draft/",
  tag: "Style",
  summary:
    "Keep samples that are not submitted yet; identifiers are removed before they are stored",
  body: z.object({ samples: z.array(trainingSample).max(SAMPLES_MAX) }),
  responses: { 200: z.object({ updated_at: instant }) },
  bodyLimit: 768 * 1024,
});

export const dropTrainingDraft = endpoint({
  method: "DELETE",
  path: "reinforcement/draft/",
  tag: "Style",
  summary: "Forget the samples that are not submitted yet",
  responses: { 200: done },
});

const phrases = z.array(z.string().trim().min(1).max(200));

export const keptSamples = endpoint({
  method: "GET",
  path: "reinforcement/kept-reports/",
  tag: "Style",
  summary:
    "Samples made of the teacher's own kept reports, those they changed first; identifiers removed, nothing submitted",
  responses: { 200: z.object({ samples: z.array(trainingSample).max(SAMPLES_MAX) }) },
});

/** From this share of new texts on a feature of a style is followed, and from the second on it is in part. */
export const FOLLOWED = 0.85;
export const PARTLY_FOLLOWED = 0.4;

/** How a teacher writes, as the teacher may see and change it. */
export const style = z.object({
  /** `working` while samples are being looked at; `ready` once there is a profile. */
  state: z.enum(["none", "working", "ready"]),
  samples: z.int(),
  updated_at: instant.nullable(),
  /** The profile in plain words. */
  description: z.array(z.string()),
  /**
   * In what share of new texts each feature is met, counted on a few that are written for nobody; null where there is no
   * profile, and where a model writes, which is told the style and follows it as it will.
   */
  follows: z.array(z.object({ feature: z.string(), share: z.number().min(0).max(1) })).nullable(),
  /** What may be changed by hand; null as long as there is no profile. */
  profile: z
    .object({
      person: z.enum(["I", "we", "nobody"]),
      formality: z.enum(["formal", "neutral", "informal"]),
      contractions: z.boolean(),
      openings: z.array(z.string()),
      closings: z.array(z.string()),
      phrases: z.array(z.string()),
      avoid: z.array(z.string()),
    })
    .nullable(),
});
export type Style = z.infer<typeof style>;

export const getStyle = endpoint({
  method: "GET",
  path: "reinforcement/style/",
  tag: "Style",
  summary: "The teacher's style profile in plain words",
  responses: { 200: style },
});

export const changeStyle = endpoint({
  method: "PATCH",
  path: "reinforcement/style/",
  tag: "Style",
  summary: "Change the style profile by hand",
  body: z.object({
    person: z.enum(["I", "we", "nobody"]).optional(),
    formality: z.enum(["formal", "neutral", "informal"]).optional(),
    contractions: z.boolean().optional(),
    openings: phrases.max(10).optional(),
    closings: phrases.max(10).optional(),
    phrases: phrases.max(30).optional(),
    avoid: phrases.max(60).optional(),
  }),
  responses: { 200: style },
  bodyLimit: 80 * 1024,
});

export const removeStyle = endpoint({
  method: "DELETE",
  path: "reinforcement/style/",
  tag: "Style",
  summary: "Remove the style profile and the samples it came from",
  responses: { 200: done },
});

const compared = z.object({ report_content: z.string(), word_count: z.int() });

/** One report, written with and without the teacher's style. */
export const styleComparison = z.object({
  /** Whose inputs it is written from; null for an invented student, where the teacher has entered none yet. */
  student: z.object({ id: z.int(), full_name: z.string() }).nullable(),
  classroom: z.string(),
  written_by: z.string(),
  with_style: compared,
  without_style: compared,
  /** What of the style can be counted, and which of the two texts follows it. */
  features: z.array(
    z.object({ feature: z.string(), with_style: z.boolean(), without_style: z.boolean() }),
  ),
  /** What a provider was sent for the two, identifiers removed; null where nothing left the server. */
  sent: z.string().nullable(),
});
export type StyleComparison = z.infer<typeof styleComparison>;

export const compareStyle = endpoint({
  method: "POST",
  path: "reinforcement/style/compare/",
  tag: "Style",
  summary: "One report with and without the teacher's style; neither is stored",
  body: z
    .object({
      /** Written from these inputs; without it, from the newest that hold enough. */
      report_configuration: recordId.optional(),
    })
    .default({}),
  responses: { 200: styleComparison },
});

export const notification = z.object({
  id: z.int(),
  text: z.string(),
  created_at: instant,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: "GET",
  path: "notifications/",
  tag: "Style",
  summary: "The user's notifications, newest first",
  responses: { 200: z.array(notification) },
});

export const readNotification = endpoint({
  method: "POST",
  path: "notifications/:id/read/",
  tag: "Style",
  summary: "Mark a notification as read",
  params: idParams,
  responses: { 200: notification },
});
