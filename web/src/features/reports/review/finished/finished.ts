import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { ClassProgress } from "@reportair/contract/features/reports.ts";
import {
  REPORT_STATES,
  STATE_LABELS,
  type ReportState,
} from "@reportair/contract/report-status.ts";
import { formatCount, formatList, formatNumber } from "../../../../lib/format.ts";

type Pupils = Pick<Classroom, "id" | "student_count">;
type Progress = ReadonlyMap<number, Pick<ClassProgress, "kept">>;

/** Whether a class has pupils, and each of them a kept report, be it out of date or with a draft beside it. */
export function isFinished({ id, student_count }: Pupils, progress: Progress): boolean {
  return student_count > 0 && (progress.get(id)?.kept ?? 0) >= student_count;
}

/** The first class that has pupils and is not finished; null where there is none. */
export function nextClass<T extends Pupils>(classes: readonly T[], progress: Progress): T | null {
  return classes.find((each) => each.student_count > 0 && !isFinished(each, progress)) ?? null;
}

/** How many pupils are in each state but the kept ones, the furthest first: "12 ready", "11 empty". */
export function openStates(
  progress: Pick<ClassProgress, "states"> | undefined,
): { state: ReportState; words: string }[] {
  return REPORT_STATES.toReversed().flatMap((state) => {
    const count = progress?.states[state] ?? 0;
    if (state === "kept" || count === 0) return [];
    return [{ state, words: `${formatNumber(count)} ${STATE_LABELS[state].toLowerCase()}` }];
  });
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** "32 of 32 reports are kept, 12 days before they are due."; both days are ISO dates, and there may be no due day. */
export function finishedWords(count: number, due: string | null, today: string): string {
  const kept = `${formatNumber(count)} of ${formatCount(count, "report is", "reports are")} kept`;
  if (due === null) return `${kept}.`;
  const days = Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS);
  if (days === 0) return `${kept}, on the day they are due.`;
  const away = formatCount(Math.abs(days), "day");
  return days > 0
    ? `${kept}, ${away} before they are due.`
    : `${kept}, ${away} after they were due.`;
}

/** "2 were kept without ever being opened: Jakub Nowak and Grace Okonjo." */
export function neverOpenedWords(names: readonly string[]): string {
  const count = formatCount(names.length, "was", "were");
  return `${count} kept without ever being opened: ${formatList(names, 4)}.`;
}
