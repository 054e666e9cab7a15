import { attempt } from "../attempt.ts";

/** What the browser keeps beyond the page; null where it is switched off. */
export function storageIfAny(kind: "localStorage" | "sessionStorage"): Storage | null {
  return attempt(() => globalThis[kind]) ?? null;
}
