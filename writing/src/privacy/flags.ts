import {
  REPORT_FIELDS,
  type ReportField,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { FLAG_RULES } from "./flag-rules.ts";
import { mentionsOther } from "./other-students.ts";
import type { PersonName } from "./person-name.ts";

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
 * Kinds that keep the whole note out of the text. A note that only names another student stays: the
 * writers say "a classmate" instead.
 */
export const KEPT_OUT_KINDS = ["safeguarding", "diagnosis", "family", "instruction"] as const;

/** What the teacher is told beside a flagged note. */
export const FLAG_ADVICE: Record<FlagKind, string> = {
  safeguarding: "This belongs with your designated safeguarding lead.",
  diagnosis: "This reads like health or a diagnosis. It is kept out of the report.",
  family: "This reads like a family matter. It is kept out of the report.",
  other_pupil: "This names another pupil. The report says “a classmate” instead.",
  instruction: "This reads like an instruction. Notes are taken as facts only, so it is kept out.",
};

const TEXT_FIELDS = REPORT_FIELDS.filter(
  (field) =>
    field.endsWith("_notes") || field === "best_achievement" || field === "area_to_improve",
);

/** Sentences and lines: what makes one clause schoolwork says nothing about the next. */
function clauses(text: string): string[] {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/gu, "")
    .replaceAll(/[\u2018\u2019\u02BC\u0060\u00B4]/gu, "'")
    .replaceAll(/[\u2010-\u2015]/gu, "-")
    .split(/(?<=[.!?;])\s+|\n+/u)
    .map((clause) => clause.replaceAll(/\s+/gu, " ").trim())
    .filter((clause) => clause !== "");
}

function breaks(rules: (typeof FLAG_RULES)[keyof typeof FLAG_RULES], clause: string): boolean {
  const bare = rules.harmless.reduce((rest, pattern) => rest.replaceAll(pattern, " … "), clause);
  if (rules.always.some((pattern) => pattern.test(bare))) return true;
  return (
    !rules.schoolwork.some((pattern) => pattern.test(clause)) &&
    rules.unlessSchoolwork.some((pattern) => pattern.test(bare))
  );
}

/** The kinds of one text, in the order of `FLAG_KINDS`. */
export function flagText(
  text: string,
  others: readonly PersonName[] = [],
  own?: PersonName,
): FlagKind[] {
  const parts = clauses(text);
  return FLAG_KINDS.filter((kind) =>
    kind === "other_pupil"
      ? mentionsOther(text, others, own)
      : parts.some((clause) => breaks(FLAG_RULES[kind], clause)),
  );
}

/**
 * What in a student's notes and summary texts must stay out of a report or needs the teacher's eye.
 * `others` are the students who may not be named; `own` is the student of the report, whose own name is
 * no flag even where a classmate shares it.
 */
export function flagNotes(
  inputs: ReportInputs,
  others: readonly PersonName[] = [],
  own?: PersonName,
): Flag[] {
  return TEXT_FIELDS.flatMap((field) => {
    const text = inputs[field];
    return text.trim() === ""
      ? []
      : flagText(text, others, own).map((kind): Flag => ({ field, kind }));
  });
}
