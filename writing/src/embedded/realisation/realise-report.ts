import type { Sentence } from "../../facts.ts";
import { planParagraphs } from "../document-planning/paragraphs.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { singleSentences } from "../document-planning/sentence-plan.ts";
import { joinConsequences, varyAdvice } from "../microplanning/aggregation.ts";
import { addConnectives } from "../microplanning/connectives.ts";
import { namedSentences } from "../microplanning/referring-expressions.ts";
import type { Styling } from "../styling.ts";
import type { Person } from "./realise-sentence.ts";
import { realiseSentence } from "./realise-sentence.ts";

export type RealisedReport = { text: string; sentences: Sentence[] };

/** The text of planned sentences: put into paragraphs, aggregated, linked, and told of the student by name or pronoun. */
export function realiseReport(
  plans: readonly SentencePlan[],
  person: Person,
  styling: Styling,
): RealisedReport {
  const leadIns = new Set<string>();
  const paragraphs = addConnectives(
    planParagraphs(plans, styling).map((paragraph) =>
      varyAdvice(joinConsequences(paragraph.flatMap(singleSentences)), leadIns),
    ),
  );
  const named = namedSentences(paragraphs);
  const sentences: Sentence[] = [];
  const texts = paragraphs.map((paragraph) =>
    paragraph
      .map((plan) => {
        const addressed = styling.toStudent && sentences.length === 0;
        const tokens = addressed
          ? [{ kind: "text" as const, text: `${person.name}, ` }, ...plan.tokens]
          : plan.tokens;
        const byName = named.has(plan) && !styling.toStudent;
        const text = styling.finish(realiseSentence(tokens, person, byName));
        sentences.push({ text, sources: [...plan.sources] });
        return text;
      })
      .join(" "),
  );
  return { text: texts.join("\n\n"), sentences };
}
