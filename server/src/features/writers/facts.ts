import {
  NOTES_FIELDS,
  REPORT_FIELDS,
  SUMMARY_FIELDS,
  type LengthRange,
  type LengthUnit,
  type NotesField,
  type ReportInputs,
  type SummaryField,
} from "@reportair/contract/features/report-fields.ts";
import type { Flag } from "@reportair/contract/features/reports.ts";
import type { Facts } from "@reportair/writing/facts.ts";
import { withoutClassmates } from "@reportair/writing/privacy/classmates.ts";
import { KEPT_OUT_KINDS } from "@reportair/writing/privacy/flags.ts";
import type { RosterIndex } from "@reportair/writing/privacy/roster.ts";

type Given = {
  student: Facts["student"];
  subject: string;
  inputs: ReportInputs;
  flags: readonly Flag[];
  range: LengthRange;
  unit: LengthUnit;
};

const keptOut: readonly string[] = KEPT_OUT_KINDS;

/** What a writer is told: the inputs without any other pupil's name, and without what was flagged. */
export function factsOf(
  { student, subject, inputs, flags, range, unit }: Given,
  roster: RosterIndex,
): Facts {
  const { first_name, last_name, pronouns, year } = student;
  const texts = [...NOTES_FIELDS, ...SUMMARY_FIELDS].map((field) => [
    field,
    withoutClassmates(inputs[field], student, roster),
  ]);
  return {
    student: { first_name, last_name, pronouns, year },
    subject,
    inputs: {
      ...inputs,
      ...(Object.fromEntries(texts) as Pick<ReportInputs, NotesField | SummaryField>),
    },
    range,
    unit,
    // One note may be flagged for more than one reason.
    leave_out: REPORT_FIELDS.filter((field) =>
      flags.some((flag) => flag.field === field && keptOut.includes(flag.kind)),
    ),
  };
}
