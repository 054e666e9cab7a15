import type { Answer, Client } from "./client.ts";

/** As much of a report as rewording goes by. */
type Rewordable = { id: number; sentences: readonly unknown[] };

/**
 * Has a report's first sentence put in other words, or the next that can be, and returns the answer: the writer on this
 * server refuses where all that it knows would leave the report shorter than its range.
 */
export async function rewordAny(
  client: Client,
  { id, sentences }: Rewordable,
  more: object = {},
): Promise<Answer> {
  for (const sentence of sentences.keys()) {
    const change = { kind: "reword", sentence };
    const answer = await client.post(`reports/generated/${id}/refine/`, { change, ...more });
    if (answer.body.code !== "not_written") return answer;
  }
  throw new Error("No sentence of the report can be put in other words.");
}
