import type {
  CopiedReport,
  CopyQueue,
  QueueLine,
} from "@reportair/contract/features/destinations.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";

/** A line with a report that can go somewhere. */
export type KeptLine = QueueLine & {
  report: CopiedReport;
  student: NonNullable<QueueLine["student"]>;
};

export function isKept(line: QueueLine | undefined): line is KeptLine {
  return line?.report != null && line.student !== null;
}

/** What waits: kept and not copied yet, be it too long still. */
const isWaiting = (line: QueueLine | undefined): line is KeptLine =>
  isKept(line) && line.report.copied_at === null;

/** Too long, and nothing shorter is settled. */
export const isTooLong = (line: QueueLine): boolean => isKept(line) && line.report.text === null;

/** The line to begin with: the first that waits, else the first with a report. */
export function firstLine(lines: readonly QueueLine[]): number {
  const waiting = lines.findIndex(isWaiting);
  return waiting === -1 ? Math.max(0, lines.findIndex(isKept)) : waiting;
}

/** The next line that waits after a place, from the beginning where there is none below; null where none waits. */
export function nextWaiting(lines: readonly QueueLine[], at: number): number | null {
  const order = [...lines.keys()].map((_, step) => (at + 1 + step) % lines.length);
  return order.find((place) => place !== at && isWaiting(lines[place])) ?? null;
}

/** The next line with a report in a direction; null at either end. */
export function beside(lines: readonly QueueLine[], at: number, by: 1 | -1): number | null {
  for (let place = at + by; place >= 0 && place < lines.length; place += by)
    if (isKept(lines[place])) return place;
  return null;
}

/** What is said once a text is copied: who is next, and whose rows of the mark sheet come before. */
export function nextWords(lines: readonly QueueLine[], at: number, next: number | null): string {
  const name = nameOf(lines[at]);
  if (next === null) return `${name} is copied. Every kept report of this class is copied.`;
  const between = next > at ? lines.slice(at + 1, next) : [];
  const skipped = between.filter((line) => !isKept(line)).length;
  const rows =
    skipped === 0
      ? ""
      : ` ${formatCount(skipped, "row")} without a kept report ${skipped === 1 ? "comes" : "come"} before.`;
  return `${name} is copied. Next: ${nameOf(lines[next])}.${rows}`;
}

export const nameOf = (line: QueueLine | undefined): string =>
  line?.student?.full_name ?? "A row that is nobody of this class";

/** "812 of 1,000", "143 too many", "812". */
export function lengthWords(length: number, limit: number | null): string {
  if (limit === null) return formatCount(length, "character");
  if (length > limit) return `${formatNumber(length - limit)} too long`;
  return `${formatNumber(length)} of ${formatNumber(limit)}`;
}

/** The texts of the mark sheet's rows, empty where there is none: a column that stays in step. */
export function columnOf({ lines }: Pick<CopyQueue, "lines">): string[] {
  return lines.map((line) => line.report?.text ?? "");
}

/** Rows of a file to bring in: pupils with a text alone, since an empty comment could take the place of one that is there. */
export function rowsOf({
  lines,
  elsewhere,
  classroom,
}: Pick<CopyQueue, "lines" | "elsewhere" | "classroom">): string[][] {
  return [...lines, ...elsewhere]
    .filter(isKept)
    .flatMap(({ student, report }) =>
      report.text === null
        ? []
        : [[student.student_id, student.full_name, classroom.name, report.text]],
    );
}
