import { countWords } from "@reportair/contract/report-inputs.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import { numberedParts } from "./sentences.ts";

/** Whether a sentence says nothing about the pupil. */
export function isGeneral({ sources }: ReportSentence): boolean {
  return sources.length === 1 && sources[0] === "general";
}

/** How many in a hundred words of a text are about the pupil; null where it has no sentences. All only where all are. */
export function shareAbout(sentences: readonly ReportSentence[]): number | null {
  const words = (some: readonly ReportSentence[]) =>
    some.reduce((sum, { text }) => sum + countWords(text), 0);
  const all = words(sentences);
  if (all === 0) return null;
  const general = words(sentences.filter(isGeneral));
  if (general === 0) return 100;
  return Math.min(99, Math.round(((all - general) / all) * 100));
}

/**
 * A text without its general sentences; where they stood, the wider of the two gaps stays, so that paragraphs stay
 * paragraphs. Empty where nothing else is said.
 */
export function withoutGeneral(text: string, sentences: readonly ReportSentence[]): string {
  let kept = "";
  let gap = "";
  for (const part of numberedParts(text, sentences)) {
    const sentence = part.number === null ? undefined : sentences[part.number - 1];
    if (sentence && isGeneral(sentence)) continue;
    if (part.text.trim() === "") {
      gap = linesIn(part.text) >= linesIn(gap) && part.text.length >= gap.length ? part.text : gap;
      continue;
    }
    kept += (kept === "" ? "" : gap) + part.text;
    gap = "";
  }
  return kept;
}

function linesIn(space: string): number {
  return space.split("\n").length;
}
