import type { ContentUnit } from "../content-selection/content-unit.ts";
import type { GenerationContext } from "../context.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import type { Novelty } from "../lexical-choice/choose-phrase.ts";
import { choosePhrase, recordChoice } from "../lexical-choice/choose-phrase.ts";
import { leadInsFor } from "./aggregation.ts";

/** Words a unit of content with the least familiar phrase that is no longer than `most`; null when none is. */
export function planSentence(
  context: GenerationContext,
  content: ContentUnit,
  most: number,
  novelty: Novelty,
): SentencePlan | null {
  const { only, fill } = content;
  const choice = choosePhrase(context, content.cells, {
    most,
    novelty,
    ...(only && { only }),
    ...(fill !== undefined && { fill: [{ kind: "text", text: fill }] }),
  });
  if (!choice) return null;
  recordChoice(context, choice);
  const { sources, position } = content;
  return {
    tokens: choice.tokens,
    size: choice.size,
    sources: [...sources],
    position,
    optional: true,
    leadIns:
      sources.includes("general") && position.section !== "ahead"
        ? leadInsFor(context, choice.tokens)
        : undefined,
  };
}
