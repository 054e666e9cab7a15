import type { Actor, Handle } from "../../database/handle.ts";
import { dateInLondon, termOf } from "./periods.ts";
import { findLastPeriod, insertPeriod, type PeriodRow } from "./queries.ts";

/** Id of the institution's reporting period at an instant; see `findCurrentPeriod`. */
export async function currentPeriod(
  handle: Handle,
  actor: Pick<Actor, "institution_id">,
  now: Date,
): Promise<number> {
  return (await findCurrentPeriod(handle, actor, now)).id;
}

/**
 * The institution's reporting period at an instant. Where an administrator let one end before its term does, it
 * goes on until the next term; where there is none yet, the term is made one.
 */
export async function findCurrentPeriod(
  handle: Handle,
  actor: Pick<Actor, "institution_id">,
  now: Date,
): Promise<PeriodRow> {
  const today = dateInLondon(now);
  const term = termOf(now);
  const last = await findLastPeriod(handle, today);
  if (last !== undefined && isCurrent(last, now)) return last;
  // A period that reaches into this term keeps its days.
  const starts_on =
    last !== undefined && last.ends_on >= term.starts_on ? dayAfter(last.ends_on) : term.starts_on;
  return insertPeriod(handle, actor.institution_id, { ...term, starts_on });
}

function dayAfter(day: string, days = 1): string {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + days);
  return next.toISOString().slice(0, 10);
}

/** The period before another one. */
export function findPeriodBefore(
  handle: Handle,
  period: Pick<PeriodRow, "starts_on">,
): Promise<PeriodRow | undefined> {
  return findLastPeriod(handle, dayAfter(period.starts_on, -1));
}

/** The deadline of the period at an instant; null where none is set, or the period is not made yet. */
export async function findCurrentDueDay(handle: Handle, now: Date): Promise<string | null> {
  const last = await findLastPeriod(handle, dateInLondon(now));
  return last !== undefined && isCurrent(last, now) ? last.due_on : null;
}

// Where an administrator let a period end before its term does, it goes on until the next term.
function isCurrent({ starts_on, ends_on }: PeriodRow, now: Date): boolean {
  return ends_on >= dateInLondon(now) || starts_on >= termOf(now).starts_on;
}
