import {
  CLOSED_DAYS,
  DISCARD_DAYS,
  RECORD_MONTHS,
  SESSION_DAYS,
} from "@reportair/contract/lifetimes.ts";

/** What is removed when its time is over; `deleted`, `discarded` and `cleared` could be brought back until then. */
export const KINDS = [
  "report",
  "pupil",
  "account",
  "institution",
  "session",
  "discarded",
  "cleared",
  "deleted",
  "batch",
] as const;
export type Kind = (typeof KINDS)[number];

type Period = { days: number } | { months: number };

/** How long each kind is kept. What must be gone within so many days goes a day before, as the job runs once a day. */
export const KEPT: Record<Kind, Period> = {
  report: { months: RECORD_MONTHS },
  pupil: { months: RECORD_MONTHS },
  batch: { months: RECORD_MONTHS },
  account: { days: CLOSED_DAYS - 1 },
  institution: { days: CLOSED_DAYS - 1 },
  session: { days: SESSION_DAYS },
  discarded: { days: DISCARD_DAYS },
  cleared: { days: DISCARD_DAYS },
  deleted: { days: DISCARD_DAYS },
};

/** Days before the end at which people are warned. */
const WARNING_DAYS = [30, 7] as const;
const FIRST_WARNING = Math.max(...WARNING_DAYS);
/** Days between the first warning and the end, at least. */
const NOTICE = Math.min(...WARNING_DAYS);
const WARNED = ["report", "pupil", "account", "institution"] as const;
export type WarnedKind = (typeof WARNED)[number];

/**
 * Days that may be missing between two runs before the clock is doubted, and days that it then has to go on for before
 * anything is removed: by a clock that is far ahead, everything would be old.
 */
export const LEAP = { missing: 3, wait: 7 };

const DAY = 86_400_000;

/** The instant that lies a period later, or `times` -1 earlier; a month's last day stays one. */
function shifted(from: Date, period: Period, times: 1 | -1): Date {
  if ("days" in period) return new Date(from.getTime() + times * period.days * DAY);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + times * period.months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** For each kind the instant before which a record's time must have begun for it to be over now. */
export function cutoffs(now: Date): Record<Kind, string> {
  return Object.fromEntries(
    KINDS.map((kind) => [kind, shifted(now, KEPT[kind], -1).toISOString()]),
  ) as Record<Kind, string>;
}

/** The same for what is to be warned of: whatever ends before the first warning's days are over. */
export function cutoffsOfWarnings(now: Date): Record<WarnedKind, string> {
  const later = cutoffs(new Date(now.getTime() + FIRST_WARNING * DAY));
  return Object.fromEntries(WARNED.map((kind) => [kind, later[kind]])) as Record<
    WarnedKind,
    string
  >;
}

/** When a record whose time began at `base` goes. */
export function endOf(kind: Kind, base: Date): Date {
  return shifted(base, KEPT[kind], 1);
}

/** For what is warned of: the instant before which that must have been, so that a record may go now. */
export function noticedBefore(now: Date): Record<WarnedKind, string> {
  const instant = new Date(now.getTime() - NOTICE * DAY).toISOString();
  return Object.fromEntries(WARNED.map((kind) => [kind, instant])) as Record<WarnedKind, string>;
}

/**
 * When a record really goes: its time is over, and where it is one that is warned of, that was days ago. A server
 * that was off, or whose clock is wrong, deletes nothing for good that nobody was warned of.
 */
export function removalOf(
  record: { kind: Kind; base: string; warned_since: string | null },
  now: Date,
): Date {
  const end = endOf(record.kind, new Date(record.base));
  if (!WARNED.some((kind) => kind === record.kind)) return end;
  const since = record.warned_since === null ? now : new Date(record.warned_since);
  return new Date(Math.max(end.getTime(), since.getTime() + NOTICE * DAY));
}

/**
 * The warning that is due for a record, by its days, or null: where its time is over, where it is too early, or
 * where this warning, or a later one, has been given.
 */
export function dueWarning(end: Date, warned: readonly number[], now: Date): number | null {
  const left = (end.getTime() - now.getTime()) / DAY;
  if (left <= 0) return null;
  const due = WARNING_DAYS.findLast((days) => left <= days);
  if (due === undefined || warned.some((days) => days <= due)) return null;
  return due;
}
