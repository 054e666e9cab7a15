import { ERRORS } from "@reportair/contract/errors.ts";
import { WritingError } from "@reportair/writing/facts.ts";

/** What a text fails with once the month's budget is used up. */
export function spent(): WritingError {
  return new WritingError("budget_spent", ERRORS.budget_spent.detail);
}
