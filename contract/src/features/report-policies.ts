import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { lengthRange, lengthUnit } from "./report-fields.ts";

/** How reports are to sound: as each teacher writes, or alike in the whole school. */
export const TONES = ["own", "warm", "formal"] as const;
export type Tone = (typeof TONES)[number];

/** Who may write: whatever the server is set up with, or only the writer on it. */
export const WRITER_CHOICES = ["configured", "embedded"] as const;

/** What a school may offer beside its lessons; advice speaks of what is listed and of nothing else. */
export const OFFERS = [
  "homework_club",
  "catch_up_sessions",
  "revision_sessions",
  "subject_clubs",
  "report_card",
  "online_portal",
  "library",
  "mentoring",
] as const;
export type Offer = (typeof OFFERS)[number];

/** Most words to avoid, and characters of one. */
export const AVOID_MAX = 100;
export const AVOID_LENGTH_MAX = 40;

/** Most of a text that a school may let be advice, in percent of its words, and what it is where none is settled. */
export const ADVICE_SHARE_MAX = 50;
export const ADVICE_SHARE = 25;

const word = z
  .string()
  .trim()
  .min(1, "A word is required.")
  .max(AVOID_LENGTH_MAX, `A word has at most ${AVOID_LENGTH_MAX} characters.`)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ -]*$/u, "Use letters, spaces and hyphens only.");

/** What a school has settled for all its reports. */
export const reportPolicy = z.object({
  /** Where a teacher begins who has chosen no length; null settles none. */
  length_range: lengthRange.nullable(),
  length_unit: lengthUnit,
  /** Whether every teacher keeps to that length. */
  length_fixed: z.boolean(),
  tone: z.enum(TONES),
  /** Words and phrases that no written text holds. */
  avoid_words: z.array(word).max(AVOID_MAX, `At most ${AVOID_MAX} words can be avoided.`),
  writer: z.enum(WRITER_CHOICES),
  /** Percent of a text's words that may be general sentences. */
  advice_share: z
    .int("A whole number is required.")
    .min(0, "The share cannot be below 0 percent.")
    .max(ADVICE_SHARE_MAX, `The share can be at most ${ADVICE_SHARE_MAX} percent.`),
  /** What advice may send a pupil to. */
  offers: z.array(z.enum(OFFERS)).max(OFFERS.length, "Each offer is listed once."),
  /** Whether a teacher looks at what leaves the school before anything of a class is sent to a provider. */
  look_first: z.boolean(),
});
export type ReportPolicy = z.infer<typeof reportPolicy>;

/** Nothing settled. */
export const NO_POLICY: ReportPolicy = {
  length_range: null,
  length_unit: "words",
  length_fixed: false,
  tone: "own",
  avoid_words: [],
  writer: "configured",
  advice_share: ADVICE_SHARE,
  offers: [],
  look_first: false,
};

export const reportPolicies = reportPolicy.extend({
  /** The writer that the server is set up with. */
  configured_writer: z.object({ kind: z.enum(["embedded", "model"]), label: z.string() }),
});
export type ReportPolicies = z.infer<typeof reportPolicies>;

export const getReportPolicies = endpoint({
  method: "GET",
  path: "admin/report-policies/",
  tag: "Administration",
  summary: "What the institution has settled for its reports (administrators)",
  responses: { 200: reportPolicies },
});

export const setReportPolicies = endpoint({
  method: "PATCH",
  path: "admin/report-policies/",
  tag: "Administration",
  summary: "Settle how the institution's reports are written (administrators)",
  body: reportPolicy.partial(),
  responses: { 200: reportPolicies },
});
