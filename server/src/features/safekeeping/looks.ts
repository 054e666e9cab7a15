import { z } from "zod";
import { instant } from "@reportair/contract/common.ts";

/** What came of opening the newest copy of the embedded database, as it is kept beside the copies. */
export const look = z.object({
  /** The copy's name, which is the time when it was taken. */
  copy: z.string(),
  looked_at: instant,
  good: z.boolean(),
  /** What was found, in words that follow the copy's name. */
  found: z.string(),
  /** The last copy that was good. */
  last_good: z.string().nullable(),
});
export type Look = z.infer<typeof look>;

/** The hour of the night, by the clock of the machine, at which few are at work. */
const NIGHT = 3;

/**
 * Whether the newest copy is to be opened: once a night, at the next occasion where the machine was off then, and where
 * the last one that was looked at was not good, as soon as there is another.
 */
export function isLookDue(last: Look | null, newest: string | undefined, now: Date): boolean {
  if (newest === undefined) return false;
  if (last === null) return true;
  if (!last.good && last.copy !== newest) return true;
  const night = new Date(now);
  night.setHours(NIGHT, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  const lookedAt = new Date(last.looked_at);
  // A time that is still to come was a wrong clock's.
  return lookedAt < night || lookedAt > now;
}

/** The time in a copy's name. */
export function takenAt(copy: string): string {
  return copy.replace(/T(\d\d)-(\d\d)-(\d\d)-/u, "T$1:$2:$3.");
}
