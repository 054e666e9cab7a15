import { ERRORS } from "@reportair/contract/errors.ts";
import { WritingError } from "@reportair/writing/facts.ts";
import type { Handle } from "../../database/handle.ts";
import { addToMonth, findBudgetState } from "./queries.ts";

/** What calls of a provider have cost. */
export type Usage = { requests: number; input_tokens: number; output_tokens: number };

export const NO_USAGE: Usage = { requests: 0, input_tokens: 0, output_tokens: 0 };

/** Adds calls to the institution's month. */
export async function addUsage(handle: Handle, institutionId: number, usage: Usage): Promise<void> {
  if (usage.requests > 0) await addToMonth(handle, institutionId, usage);
}

/** Whether the institution has used up this month's budget. */
export async function isBudgetSpent(handle: Handle): Promise<boolean> {
  return (await findBudgetState(handle))?.spent ?? false;
}

/** What a text fails with once the month's budget is used up. */
export function budgetSpent(): WritingError {
  return new WritingError("budget_spent", ERRORS.budget_spent.detail);
}
