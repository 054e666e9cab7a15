import { countCharacters, countWords } from "@reportair/contract/features/report-fields.ts";
import type { Facts, Sentence, WrittenReport } from "../../facts.ts";

/** A sentence of a finished text with the number of its paragraph. */
export type DraftSentence = Sentence & { paragraph: number };

/** A finished text taken apart, so that sentences can be dropped, added and changed. */
export function toDraft({
  text,
  sentences,
}: Pick<WrittenReport, "text" | "sentences">): DraftSentence[] {
  const parts = text.split(/\n\s*\n/u);
  let paragraph = 0;
  let from = 0;
  return sentences.map((sentence) => {
    let at = parts[paragraph]?.indexOf(sentence.text, from) ?? -1;
    for (let next = paragraph + 1; at < 0 && next < parts.length; next++) {
      at = parts[next]?.indexOf(sentence.text) ?? -1;
      if (at >= 0) paragraph = next;
    }
    from = at < 0 ? from : at + sentence.text.length;
    return { text: sentence.text, sources: [...sentence.sources], paragraph };
  });
}

/** The text of a draft. */
export function joinDraft(draft: readonly DraftSentence[]): string {
  const paragraphs = [...new Set(draft.map(({ paragraph }) => paragraph))].toSorted(
    (a, b) => a - b,
  );
  return paragraphs
    .map((number) =>
      draft
        .filter(({ paragraph }) => paragraph === number)
        .map(({ text }) => text)
        .join(" "),
    )
    .join("\n\n");
}

/** The length of a draft in the unit of its report. */
export function draftSize(facts: Facts, draft: readonly DraftSentence[]): number {
  const text = joinDraft(draft);
  return facts.unit === "words" ? countWords(text) : countCharacters(text);
}

/** Where a sentence about these sources belongs: after the last about them, or before the closing. */
export function placeInDraft(
  draft: readonly DraftSentence[],
  sources: readonly string[],
): { index: number; paragraph: number } {
  const about = draft.findLastIndex((sentence) =>
    sentence.sources.some((source) => source !== "general" && sources.includes(source)),
  );
  const last = draft.length - 1;
  const target = draft.findIndex(({ sources: [source] }) => source === "area_to_improve");
  // Between the teacher's target and the advice on it nothing else comes.
  if (about < 0 && target > 0)
    return { index: target, paragraph: draft[target - 1]?.paragraph ?? 0 };
  const index = about >= 0 ? about + 1 : draft[last]?.sources.includes("general") ? last : last + 1;
  return {
    index,
    paragraph: draft[Math.max(0, about >= 0 ? about : Math.min(index, last))]?.paragraph ?? 0,
  };
}
