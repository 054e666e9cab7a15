import {
  REPORT_FIELDS,
  type ReportField,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { foldedFor, guarded, mayMeet, meetsOne, type Guarded } from "../language/needs.ts";
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

type Rules = Record<"harmless" | "always" | "unlessSchoolwork" | "schoolwork", Guarded[]>;

const RULES = Object.fromEntries(
  Object.entries(FLAG_RULES).map(([kind, rules]): [string, Rules] => [
    kind,
    {
      harmless: rules.harmless.map(guarded),
      always: rules.always.map(guarded),
      unlessSchoolwork: rules.unlessSchoolwork.map(guarded),
      schoolwork: rules.schoolwork.map(guarded),
    },
  ]),
) as Record<keyof typeof FLAG_RULES, Rules>;

function breaks(rules: Rules, clause: string): boolean {
  const folded = foldedFor(clause);
  let bare = clause;
  let foldedBare = folded;
  for (const harmless of rules.harmless) {
    if (!mayMeet(harmless, foldedBare)) continue;
    bare = bare.replaceAll(harmless.pattern, " … ");
    foldedBare = foldedFor(bare);
  }
  return (
    meetsOne(rules.always, bare, foldedBare) ||
    (meetsOne(rules.unlessSchoolwork, bare, foldedBare) &&
      !meetsOne(rules.schoolwork, clause, folded))
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
      : parts.some((clause) => breaks(RULES[kind], clause)),
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
