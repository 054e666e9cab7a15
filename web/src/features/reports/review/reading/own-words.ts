import type { ReportSentence } from "@reportair/contract/features/reports.ts";

const TEACHERS_WORDS = /_notes$|^(?:best_achievement|area_to_improve|teacher)$/u;

/** Whether a sentence says something in the teacher's own words, and not ticks alone: it is no other pupil's. */
export function saysOwnWords({ sources }: Pick<ReportSentence, "sources">): boolean {
  return sources.some((source) => TEACHERS_WORDS.test(source));
}
