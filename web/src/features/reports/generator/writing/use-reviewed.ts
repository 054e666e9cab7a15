import { useState } from "react";

/** What is under review: how its window is called, and the ids of its reports. */
interface Reviewed {
  title: string;
  ids: number[];
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
    const { user: whose, title, ids } = value as Record<string, unknown>;
    // The next person in this tab has reports of their own.
    if (whose !== user) return null;
    if (typeof title !== "string" || !Array.isArray(ids)) return null;
    return { title, ids: ids.filter((id): id is number => Number.isInteger(id)) };
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
