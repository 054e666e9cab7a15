import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { ApiError } from "../../../../lib/api/api-error.ts";

/** Asks for one sentence in other words; it is numbered from 0. */
type Ask = (report: GeneratedReport, sentence: number) => Promise<GeneratedReport>;

/**
 * Rewords these sentences, one after the other; they are numbered from 1. Returns the report as it is then, and how
 * many are as they were because there are no other words for them, or the writer went away meanwhile. Fails where
 * nothing could be reworded, or the text has changed elsewhere.
 */
export async function rewordEach(
  report: GeneratedReport,
  numbers: readonly number[],
  ask: Ask,
): Promise<{ report: GeneratedReport; left: number }> {
  // By their words: a text that is too long or too short for its range gets one sentence less or more.
  const texts = numbers.flatMap((number) => report.sentences[number - 1]?.text ?? []);
  let now = report;
  let left = 0;
  let refused: ApiError | undefined;
  for (const [done, text] of texts.entries()) {
    const at = now.sentences.findIndex((sentence) => sentence.text === text);
    if (at < 0) continue;
    try {
      // Each is asked of the text that the one before has left.
      // oxlint-disable-next-line no-await-in-loop
      now = await ask(now, at);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === "stale") throw error;
      refused ??= error;
      left += 1;
      // It is this sentence alone that has no other words.
      if (error.code === "not_written") continue;
      left += texts.length - done - 1;
      break;
    }
  }
  if (now === report && refused) throw refused;
  return { report: now, left };
}
