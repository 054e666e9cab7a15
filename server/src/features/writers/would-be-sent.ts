import { WritingError, type Facts } from "@reportair/writing/facts.ts";
import { createModelWriter } from "@reportair/writing/model/writer.ts";
import type { RosterIndex } from "@reportair/writing/privacy/roster.ts";
import { z } from "zod";

const request = z.object({
  data: z.array(z.object({ field: z.string(), value: z.string() })),
});

/**
 * What a model would be sent of the fields of a report, by the very way on which it is sent: only the last step, the
 * call, is left out. Null where nothing of it may be sent.
 */
export async function wouldBeSent(
  facts: Facts,
  roster: RosterIndex,
): Promise<ReadonlyMap<string, string> | null> {
  let asked: string | null = null;
  const writer = createModelWriter({
    provider: "nobody",
    model: "none",
    complete: ({ user }) => {
      asked = user;
      return Promise.reject(new WritingError("cancelled", "Nothing is sent."));
    },
  });
  await writer
    .write({ facts, roster, said: { classmates: [], earlier: [] }, seed: 1 })
    .catch((error: unknown) => {
      if (!(error instanceof WritingError)) throw error;
    });
  if (asked === null) return null;
  const { data } = request.parse(JSON.parse(asked));
  return new Map(data.map(({ field, value }) => [field, value]));
}
