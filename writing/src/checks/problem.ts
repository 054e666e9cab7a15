import type { ReportField } from "@reportair/contract/features/report-fields.ts";

/** What a check may find wrong. */
export const CHECKS = [
  "length",
  "coverage",
  "contradiction",
  "pronouns",
  "agreement",
  "name",
  "placeholder",
  "spelling",
  "repetition",
  "sameness",
  "style",
  "wording",
  "unsupported",
] as const;
export type Check = (typeof CHECKS)[number];

/** Something wrong with a report. `message` says what to change and may quote the report: never log it. */
export type Problem = {
  check: Check;
  message: string;
  /** Index of the sentence it is about, where it is about one. */
  sentence?: number;
  field?: ReportField;
};
