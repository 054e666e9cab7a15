import type { Handle } from "../../database/handle.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { findBudget, selectUsage } from "./queries.ts";

/** The tokens that the institution has used in this month, and may use. */
export async function findTokens(
  handle: Handle,
  now: Date,
): Promise<{ used: number; budget: number | null }> {
  const month = dateInLondon(now).slice(0, 7);
  const usage = (await selectUsage(handle)).find((each) => each.month.startsWith(month));
  return {
    used: usage === undefined ? 0 : usage.input_tokens + usage.output_tokens,
    budget: await findBudget(handle),
  };
}
