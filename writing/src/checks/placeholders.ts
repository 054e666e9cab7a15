import type { Problem } from "./problem.ts";

const LEFT_OVER =
  /\{[^{}]*\}|\[\[?[^[\]]*\]\]?|<\/?[a-z][^<>]*>|\b(?:undefined|null|NaN)\b|\bPUPIL_?\d*\b|\bSTUDENT_?\d+\b|\*\*|(?<![\p{L}\d])\*\p{L}|__\w|~~|`|^#+ |^[-*•–>|] |^\d+[.)] |https?:\/\/|\bwww\.|(?![\d#*©®™])\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/mu;
const BROKEN = / [,.;:](?:\s|$)|[,;:]{2,}|\.\.|,\.|\s-\s*$|\(\s*\)| {2,}/u;

/** Nothing of the machinery shows: no slot, mark-up, or punctuation around something missing. */
export function checkPlaceholders(sentences: readonly string[]): Problem[] {
  return sentences.flatMap((text, sentence) => {
    const found = LEFT_OVER.exec(text) ?? BROKEN.exec(text);
    const unfinished =
      !/[.!?]["'”’)]?$/u.test(text) || !/^["'“‘(]?[\p{Lu}\p{N}\P{Cased}]/u.test(text);
    if (!found && !unfinished) return [];
    const message = found ? `"${found[0]}" should not be in a report.` : "A sentence is not whole.";
    return [{ check: "placeholder", sentence, message }];
  });
}
