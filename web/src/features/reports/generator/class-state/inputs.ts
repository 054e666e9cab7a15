import {
  EMPTY_INPUTS,
  NOTES_FIELD,
  REPORT_FIELDS,
  type MainField,
  type ReportField,
  type ReportInputs,
} from "@reportair/contract/report-inputs.ts";

/** Some of a student's inputs, by field. */
export type SomeInputs = Partial<ReportInputs>;

/** Sets one field; an option that is cleared leaves its note, which then does not count. */
export function withField(inputs: ReportInputs, field: ReportField, value: string): ReportInputs {
  return { ...inputs, [field]: value };
}

/** Unchecks a main field: its value and its note go. */
export function withoutField(inputs: ReportInputs, field: MainField): ReportInputs {
  return { ...inputs, [field]: "", [NOTES_FIELD[field]]: "" };
}

/** The inputs out of a record that holds more than them. */
export function inputsOf(record: ReportInputs): ReportInputs {
  return REPORT_FIELDS.reduce(
    (inputs, field) => withField(inputs, field, record[field]),
    EMPTY_INPUTS,
  );
}

/** What `to` has otherwise than `from`. */
export function differences(from: ReportInputs, to: ReportInputs): SomeInputs {
  return Object.fromEntries(
    REPORT_FIELDS.filter((field) => from[field] !== to[field]).map((field) => [field, to[field]]),
  );
}

/** Whether any field differs. */
export function differ(one: ReportInputs, other: ReportInputs): boolean {
  return REPORT_FIELDS.some((field) => one[field] !== other[field]);
}
