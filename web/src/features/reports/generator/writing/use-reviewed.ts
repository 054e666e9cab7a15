import { useState } from "react";

/** What is under review, by the ids of its reports. */
interface Reviewed {
  /** Whether they come of a batch, or are the drafts of a class. */
  batch: boolean;
  ids: readonly number[];
  /** The report that it begins with, or null for the first draft; without it the review begins with its table. */
  startAt?: number | null;
}

const KEY = "open-review";

/** The review that is open. It opens again when the page is reloaded, with every edit that was begun in it. */
export function useReviewed(user: number): [Reviewed | null, (next: Reviewed | null) => void] {
  const [reviewed, setReviewed] = useState(() => remembered(user));
  function put(next: Reviewed | null) {
    setReviewed(next);
    remember(user, next);
  }
  return [reviewed, put];
}

function remembered(user: number): Reviewed | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { user: whose, batch, ids, startAt } = value as Record<string, unknown>;
    // The next person in this tab has reports of their own.
    if (whose !== user) return null;
    if (typeof batch !== "boolean" || !Array.isArray(ids)) return null;
    const known = { batch, ids: ids.filter((id): id is number => Number.isInteger(id)) };
    if (startAt === null || typeof startAt === "number") return { ...known, startAt };
    return known;
  } catch {
    return null;
  }
}

function remember(user: number, next: Reviewed | null): void {
  try {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ user, ...next }));
  } catch {
    // Then a reload closes it; the reports are in the lists below.
  }
}
