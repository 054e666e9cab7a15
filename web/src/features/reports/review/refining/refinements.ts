import { FIELD_LABELS } from "@reportair/contract/report-inputs.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import { formatCount } from "../../../../lib/format.ts";
import type { Refinement } from "../../../../data/refining.ts";

/** What can be asked of a whole text. */
export const WHOLE_TEXT = [
  { kind: "shorter", label: "Shorter" },
  { kind: "longer", label: "Longer" },
  { kind: "warmer", label: "Warmer" },
  { kind: "more_formal", label: "More formal" },
] as const satisfies readonly { kind: Refinement["kind"]; label: string }[];

/** The message that a change was undone. */
export const UNDONE = "Undone";
/** The message that the undoing was undone. */
export const REDONE = "Redone";

/** The message after rewording several sentences, from how many are unchanged. */
export function rewordedWords(left: number): string {
  return left === 0 ? "Reworded" : `Reworded all but ${formatCount(left, "sentence")}`;
}

/** The message after a refinement: "Made warmer", "Sentence 3 reworded". */
export function refinedWords(change: Refinement): string {
  if (change.kind === "reword") return `Sentence ${change.sentence + 1} reworded`;
  if (change.kind === "include") return `${FIELD_LABELS[change.field]} worked in`;
  const found = WHOLE_TEXT.find((each) => each.kind === change.kind);
  return `Made ${found?.label.toLowerCase() ?? "anew"}`;
}

/** The sentence to reword, by its number: the one that was pointed at last, or the first; null where there is none. */
export function sentenceToReword(
  sentences: readonly ReportSentence[],
  pointed: number | null,
): number | null {
  if (sentences.length === 0) return null;
  return pointed !== null && pointed <= sentences.length ? pointed : 1;
}
