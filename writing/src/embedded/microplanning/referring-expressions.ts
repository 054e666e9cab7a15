import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import type { Token } from "../lexicon/template.ts";

/** After so many sentences with a pronoun the name stands again. */
const PRONOUNS_IN_A_ROW = 2;

/** Whether a sentence leaves open how it refers to the student. */
export function refersToStudent(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === "reference");
}

/**
 * The sentences that call the student by name; all others use a pronoun. The name stands first in a paragraph, again
 * after some pronouns, and where a report comes back from advice to what was seen.
 */
export function namedSentences(paragraphs: readonly SentencePlan[][]): Set<SentencePlan> {
  const named = new Set<SentencePlan>();
  for (const paragraph of paragraphs) {
    let pronouns = PRONOUNS_IN_A_ROW;
    let afterAdvice = false;
    for (const plan of paragraph) {
      // Not where the advice has just called them by it.
      if (plan.valence && afterAdvice && pronouns > 0) pronouns = PRONOUNS_IN_A_ROW;
      afterAdvice = plan.calls === undefined && plan.sources.includes("general");
      if (plan.calls) pronouns = 0;
      if (plan.calls || !refersToStudent(plan.tokens)) continue;
      if (pronouns >= PRONOUNS_IN_A_ROW) {
        named.add(plan);
        pronouns = 0;
      } else pronouns++;
    }
  }
  return named;
}
