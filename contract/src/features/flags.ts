import { z } from "zod";
import { REPORT_FIELDS, type ReportField } from "./report-fields.ts";

/** An input field by its server name. */
export const reportField = z.enum(REPORT_FIELDS as readonly [ReportField, ...ReportField[]]);

/** What a teacher's note may hold that a report must not. */
export const FLAG_KINDS = [
  "safeguarding",
  "diagnosis",
  "family",
  "other_pupil",
  "instruction",
] as const;
export const flagKind = z.enum(FLAG_KINDS);
export type FlagKind = z.infer<typeof flagKind>;

/** A field whose text needs the teacher's eye, and why. */
export const flag = z.object({ field: reportField, kind: flagKind });
export type Flag = z.infer<typeof flag>;

/**
 * Kinds that keep a note, or the sentence that they are found in, out of the text. A note that only names another
 * student stays: the writers say "a classmate" instead.
 */
export const KEPT_OUT_KINDS = ["safeguarding", "diagnosis", "family", "instruction"] as const;
export type KeptOutKind = (typeof KEPT_OUT_KINDS)[number];

/** Kinds that a teacher may let stand on purpose; a concern for a pupil's safety is none of them. */
export const ALLOWABLE_KINDS = ["diagnosis", "family"] as const;
export const allowableKind = z.enum(ALLOWABLE_KINDS);
export type AllowableKind = z.infer<typeof allowableKind>;

/** A field of which the teacher lets stand what was found in it, for as long as its text stays as it is. */
export const allowedFlag = z.object({ field: reportField, kind: allowableKind });
export type AllowedFlag = z.infer<typeof allowedFlag>;

/** Everything of one configuration that is let stand. */
export const allowedFlags = z.array(allowedFlag).max(REPORT_FIELDS.length * ALLOWABLE_KINDS.length);

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
