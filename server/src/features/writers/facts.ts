import {
  REPORT_FIELDS,
  type LengthRange,
  type LengthUnit,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { Flag } from "@reportair/contract/features/reports.ts";
import type { Facts } from "@reportair/writing/facts.ts";
import { KEPT_OUT_KINDS } from "@reportair/writing/privacy/flags.ts";

type Given = {
  student: Facts["student"];
  subject: string;
  inputs: ReportInputs;
  flags: readonly Flag[];
  range: LengthRange;
  unit: LengthUnit;
};

const keptOut: readonly string[] = KEPT_OUT_KINDS;

/** What a writer is told: the inputs as they were entered, and which of them were flagged and stay out. */
export function factsOf({ student, subject, inputs, flags, range, unit }: Given): Facts {
  const { first_name, last_name, pronouns, year } = student;
  return {
    student: { first_name, last_name, pronouns, year },
    subject,
    inputs,
    range,
    unit,
    // One note may be flagged for more than one reason.
    leave_out: REPORT_FIELDS.filter((field) =>
      flags.some((flag) => flag.field === field && keptOut.includes(flag.kind)),
    ),
  };
}
