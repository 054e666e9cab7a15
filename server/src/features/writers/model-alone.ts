import { WritingError, type WriteRequest } from "@reportair/writing/facts.ts";
import type { Composed } from "@reportair/writing/model/compose.ts";
import { createModelWriter } from "@reportair/writing/model/writer.ts";

/** What a model would be sent first, by the very way on which it is sent; nobody is called. */
export function composeAlone(request: WriteRequest): Composed {
  return createModelWriter({
    provider: "nobody",
    model: "none",
    complete: () => Promise.reject(new WritingError("cancelled", "Nothing is sent.")),
  }).compose(request);
}
