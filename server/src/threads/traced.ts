import { traceEdits } from "@reportair/writing/editing/trace-edits.ts";
import type { Sentence } from "@reportair/writing/facts.ts";
import { threads } from "./threads.ts";

/**
 * Characters of a text, and of those before it, that are gone through where they are: a few milliseconds at worst, as
 * the way grows in a line. A turn in a thread would take longer, and a transaction waits for it.
 */
const SHORT = 4_000;

/** Where each sentence of an edited text comes from. A text of a report's usual length waits for no thread. */
export function traced(before: readonly Sentence[], text: string): Promise<Sentence[]> {
  const length = before.reduce((sum, each) => sum + each.text.length, 0);
  if (text.length > SHORT || length > SHORT)
    return threads.run("traceEdits", { before, text }, "transaction");
  return Promise.resolve(traceEdits(before, text));
}
