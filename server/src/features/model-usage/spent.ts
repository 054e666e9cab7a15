import { WritingError } from "@reportair/writing/facts.ts";

/** What a text fails with once the month's budget is used up. */
export function spent(): WritingError {
  return new WritingError(
    "unavailable",
    "Your school's AI budget for this month is used up. Nothing was lost: the writer on this server can step in.",
  );
}
