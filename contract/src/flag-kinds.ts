import type { ReportField } from "./report-inputs.ts";

// Apart from the schemas, so that a page that shows flags loads without the validator.

/** What a teacher's note may hold that a report must not. */
export const FLAG_KINDS = [
  "safeguarding",
  "diagnosis",
  "family",
  "other_pupil",
  "instruction",
] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** A field whose text needs the teacher's eye, and why. */
export type Flag = { field: ReportField; kind: FlagKind };

/**
 * Kinds that keep a note, or the sentence that they are found in, out of the text. A note that only names another
 * student stays: the writers say "a classmate" instead.
 */
export const KEPT_OUT_KINDS = ["safeguarding", "diagnosis", "family", "instruction"] as const;
export type KeptOutKind = (typeof KEPT_OUT_KINDS)[number];

/** Kinds that a teacher may let stand on purpose; a concern for a pupil's safety is none of them. */
export const ALLOWABLE_KINDS = ["diagnosis", "family"] as const;
export type AllowableKind = (typeof ALLOWABLE_KINDS)[number];

/** A field of which the teacher lets stand what was found in it, for as long as its text stays as it is. */
export type AllowedFlag = { field: ReportField; kind: AllowableKind };

/** Kinds that keep the whole note out, whatever else is in it. */
const WHOLE_NOTE: ReadonlySet<FlagKind> = new Set(["safeguarding", "instruction"]);

/** Whether a teacher may let a flag stand; not where another of `flags` keeps the whole note out. */
export function isAllowable(flagged: Flag, flags: readonly Flag[]): flagged is AllowedFlag {
  const shut = flags.some(({ field, kind }) => field === flagged.field && WHOLE_NOTE.has(kind));
  return !shut && (ALLOWABLE_KINDS as readonly string[]).includes(flagged.kind);
}

/** Shown beside a note that reads like a safeguarding concern. */
export const SAFEGUARDING_ADVICE = "This belongs with your designated safeguarding lead.";

/** What the teacher reads beside a flagged note. */
export const FLAG_ADVICE: Record<FlagKind, string> = {
  safeguarding: SAFEGUARDING_ADVICE,
  diagnosis: "This reads like health or a diagnosis. It is kept out of the report.",
  family: "This reads like a family matter. It is kept out of the report.",
  other_pupil: "This names another pupil. The report says “a classmate” instead.",
  instruction: "This reads like an instruction. Notes are taken as facts only, so it is kept out.",
};
