import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import { attempt } from "../attempt.ts";

/** How long what is typed is kept: as long as a discarded report can be brought back. */
export const KEPT_FOR_MS = DISCARD_DAYS * 24 * 60 * 60 * 1_000;
/** What the storage's keys of our records begin with. */
export const PREFIX = "draft.";
/** The same of what was counted of somebody's work, until the server has it. */
export const COUNTED = "counted.";

/** Removes what is over its time, whosever it is: nobody need be signed in. */
export function removeExpired(storage: Storage | null, now = Date.now()): void {
  for (const record of keysOf(storage)) {
    if (!record.startsWith(PREFIX) && !record.startsWith(COUNTED)) continue;
    const stored = attempt(() => storage?.getItem(record));
    if (typeof stored === "string" && endOf(stored, now) === null)
      attempt(() => storage?.removeItem(record));
  }
}

/** The storage's keys, each once, though some are removed meanwhile. */
export function keysOf(storage: Storage | null): readonly string[] {
  return (
    attempt(() =>
      Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? ""),
    ) ?? []
  );
}

/** What a stored text has before its point: when it ends; null where that is over, or further off than can be. */
export function endOf(stored: string, now: number): string | null {
  const end = /^\d{1,15}(?=\.)/u.exec(stored)?.[0];
  if (end === undefined || Number(end) <= now || Number(end) > now + 2 * KEPT_FOR_MS) return null;
  return end;
}
