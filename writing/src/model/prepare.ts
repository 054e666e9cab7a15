import {
  FIELD_LABELS,
  MAIN_FIELDS,
  NOTES_FIELD,
  SUMMARY_FIELDS,
  usedFields,
  type ReportField,
} from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../facts.ts";
import { movesOf } from "../language/moves.ts";
import { redact, type PlaceholderTable, type TakenOut } from "../privacy/redact.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import { fold } from "../privacy/fold.ts";
import { isOrdinarySubject } from "../privacy/subject-name.ts";
import { sayClassmates } from "../privacy/say-classmates.ts";
import { neutraliseForAll } from "./slots.ts";

/** One tick or text of a student, as a provider sees it. */
export type SentFact = {
  field: ReportField;
  label: string;
  value: string;
  /** The value of the last reporting period, where it was another. */
  before?: string;
};
/** A text of the teacher's, as it was typed, with what of it does not leave the school. */
export type Typed = { field: ReportField; text: string; taken: TakenOut[] };
/** What a provider sees of a student, and what was taken out of it. */
export type Prepared = {
  subject: string;
  year: number;
  facts: SentFact[];
  table: PlaceholderTable;
  /** The notes and summaries among the facts. */
  typed: Typed[];
  /** The further texts of the call, without identifiers. */
  more: string[];
};

/** A report never repeats these, so not even their placeholders are sent. */
const REMOVED = /\{(?:AGE|ID|PHONE|EMAIL|ADDRESS|LINK|HANDLE)_\d+\}/gu;
const CLASSMATE = /\{CLASSMATE_\d+\}/gu;

/** Other students are "a classmate" from here on, and contact details are gone. */
export function withoutOthers(text: string): string {
  const others = [...text.matchAll(CLASSMATE)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
  return sayClassmates(text, others).replaceAll(REMOVED, "(removed)");
}

/** The used fields that may go into a text. */
export function sendableFields(facts: Facts): ReportField[] {
  return usedFields(facts.inputs).filter((field) => !facts.leave_out.includes(field));
}

/**
 * Takes everything that identifies a person, and the student's gender, out of the facts, and identifiers
 * out of `more`, so that one name has one placeholder in all of them.
 */
export function prepareFacts(
  facts: Facts,
  roster: RosterIndex,
  more: readonly string[] = [],
): Prepared {
  const sendable = new Set(sendableFields(facts));
  const order: ReportField[] = [
    ...MAIN_FIELDS.flatMap((field) => [field, NOTES_FIELD[field]]),
    ...SUMMARY_FIELDS,
  ];
  const fields = order.filter((field) => sendable.has(field));
  const { subject } = facts;
  const isPlain =
    isOrdinarySubject(subject, roster) &&
    !(facts.taken_out ?? []).some((word) => fold(subject).includes(fold(word)));
  const { texts, table, taken } = redact(
    [isPlain ? "" : subject, ...fields.map((field) => facts.inputs[field]), ...more],
    roster,
    facts.student,
    facts.taken_out,
  );
  const before = new Map<ReportField, string>(
    movesOf(facts).map(({ field, from }) => [field, from]),
  );
  const isOption = (field: ReportField) => (MAIN_FIELDS as readonly string[]).includes(field);
  return {
    subject: isPlain ? subject : withoutOthers(texts[0] ?? ""),
    year: facts.student.year,
    facts: fields.map((field, at) => ({
      field,
      label: FIELD_LABELS[field],
      value: isOption(field)
        ? facts.inputs[field]
        : withoutOthers(neutraliseForAll((texts[at + 1] ?? "").trim(), facts.student.pronouns)),
      ...(before.has(field) && { before: before.get(field) }),
    })),
    table,
    typed: fields.flatMap((field, at) =>
      isOption(field) ? [] : [{ field, text: facts.inputs[field], taken: taken[at + 1] ?? [] }],
    ),
    more: texts.slice(fields.length + 1),
  };
}
