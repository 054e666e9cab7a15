import { TAKEN_OUT_MAX } from "@reportair/contract/features/leaving.ts";
import type { Handle } from "../../database/handle.ts";
import { fieldError, notFound } from "../../http/errors.ts";
import { lockTakenOut, updateTakenOut } from "./queries.ts";

/** Two stretches are the same whatever their case and white space: wherever one is taken out, the other is. */
const keyOf = (words: string) =>
  words.normalize("NFKC").replaceAll(/\s+/gu, " ").trim().toLowerCase();

/**
 * Takes words out of what is sent of a configuration's inputs, and puts others back. A text that is written stays as
 * it is, and is not out of date by it. Returns all that is taken out.
 */
export async function takeOut(
  handle: Handle,
  configuration: number,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<string[]> {
  const before = await lockTakenOut(handle, configuration);
  if (before === undefined) throw notFound();
  const back = new Set(remove.map(keyOf));
  const after = new Map(
    [...before.filter((words) => !back.has(keyOf(words))), ...add].map((words) => [
      keyOf(words),
      words,
    ]),
  );
  if (after.size > TAKEN_OUT_MAX) {
    throw fieldError(
      "add",
      `At most ${TAKEN_OUT_MAX} words or phrases can be taken out of one report. Please reword the notes.`,
    );
  }
  const words = [...after.values()];
  if (JSON.stringify(words) !== JSON.stringify(before)) {
    await updateTakenOut(handle, configuration, words);
  }
  return words;
}
