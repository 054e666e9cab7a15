import type { ContentUnit } from "../content-selection/content-unit.ts";
import type { GenerationContext } from "../context.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import type { Novelty } from "../lexical-choice/choose-phrase.ts";
import { choosePhrase, recordChoice } from "../lexical-choice/choose-phrase.ts";
import { roughText, sentencesOf } from "../lexicon/template.ts";
import { leadInsFor } from "./aggregation.ts";

/** Begins what follows from an observation and takes up its words, so that nothing may come between the two. */
const TAKES_UP = /^(?:this|that|such|these|it|more of this|being|with this|in this)\b/u;

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
  const [tokens = [], ...further] = sentencesOf(choice.tokens);
  const atOnce = position.slot === "consequence" && TAKES_UP.test(roughText(tokens));
  return {
    tokens,
    further: further.length > 0 ? further : undefined,
    size: choice.size,
    sources: [...sources],
    position: atOnce ? { ...position, slot: "consequence at once" } : position,
    optional: true,
    leadIns:
      sources.includes("general") && further.length === 0 && position.section !== "ahead"
        ? leadInsFor(context, tokens)
        : undefined,
  };
}
