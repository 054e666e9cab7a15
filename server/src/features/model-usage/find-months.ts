import type { Handle } from "../../database/handle.ts";
import { selectMonths } from "./queries.ts";

/** What left for the institution: requests and tokens of each month, newest first, and since when. */
export async function findMonths(handle: Handle): Promise<{
  since: string | null;
  months: { month: string; requests: number; tokens: number }[];
}> {
  const months = await selectMonths(handle);
  const first = months.at(-1);
  return {
    // The day was not always kept; then the month is what is known.
    since: first === undefined ? null : (first.first_on ?? first.month.slice(0, 7)),
    months: months.map(({ month, requests, input_tokens, output_tokens }) => ({
      month: month.slice(0, 7),
      requests,
      tokens: input_tokens + output_tokens,
    })),
  };
}
