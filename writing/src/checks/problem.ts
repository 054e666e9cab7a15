import type { ReportField } from "@reportair/contract/features/report-fields.ts";

/** What a check may find wrong. */
export const CHECKS = [
  "length",
  "coverage",
  "doubtful",
  "beyond",
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
  "insult",
  "comparison",
  "preamble",
  "language",
] as const;
export type Check = (typeof CHECKS)[number];

/**
 * Whether a text with this in it must not be shown. What is only doubtful is the teacher's to judge; sameness and style
 * say what to reword.
 */
export function isCertain({ check }: Pick<Problem, "check">): boolean {
  return !/^(?:doubtful|beyond|sameness|style)$/u.test(check);
}

/** Something wrong with a report. `message` says what to change and may quote the report: never log it. */
export type Problem = {
  check: Check;
  message: string;
  /** Index of the sentence it is about, where it is about one. */
  sentence?: number;
  field?: ReportField;
  /** Of "beyond": the words that nothing given accounts for. */
  words?: string[];
};
