import { countWords } from "@reportair/contract/features/report-fields.ts";
import type { Sentence, Source } from "../facts.ts";
import { PRONOUN_SETS } from "../language/pronouns.ts";
import { isFurtherPart, isOfPlan } from "./add-steps.ts";
import type { GenerationContext } from "./context.ts";
import type { Position } from "./document-planning/document-plan.ts";
import type { SentencePlan } from "./document-planning/sentence-plan.ts";
import type { RealisedReport } from "./realisation/realise-report.ts";
import { realiseReport } from "./realisation/realise-report.ts";

/** Whether a sentence reports nothing of the student. */
export function isGeneral({ sources }: { sources: readonly Source[] }): boolean {
  return sources.length === 1 && sources[0] === "general";
}

/** Whether it is how a text ends. */
export function closes({ position }: { position: Position }): boolean {
  return position.slot === "closing";
}

type Lengths = { shortest: number; longest: number };

/**
 * The lengths of a text under every pronoun, in characters, of which "they" takes more than "he": what is said of him
 * is said of them. All have as many words.
 */
export function lengthsOf(
  plans: readonly SentencePlan[],
  { person, styling, unit }: GenerationContext,
  { text }: RealisedReport,
  measure: (text: string) => number,
): Lengths {
  const own = measure(text);
  if (unit === "words" || styling.toStudent) return { shortest: own, longest: own };
  const all = Object.values(PRONOUN_SETS).map((pronouns) =>
    pronouns === person.pronouns
      ? own
      : measure(realiseReport(plans, { person: { ...person, pronouns }, styling }).text),
  );
  return { shortest: Math.min(...all), longest: Math.max(...all) };
}

/** The share of a report's words that stand in sentences of advice. */
export function shareOfAdvice({ sentences }: Pick<RealisedReport, "sentences">): number {
  const words = (list: readonly Sentence[]) =>
    list.reduce((sum, { text }) => sum + countWords(text), 0);
  return words(sentences.filter(isGeneral)) / Math.max(1, words(sentences));
}

/** Takes out advice beyond its share that the least length does not need. */
export function sparing(
  context: GenerationContext,
  plans: SentencePlan[],
  written: RealisedReport,
  { min, step, measure }: { min: number; step: number; measure: (text: string) => number },
  realise: () => RealisedReport,
): RealisedReport {
  let report = written;
  let share = shareOfAdvice(report);
  let spare = lengthsOf(plans, context, report, measure).shortest - min;
  for (const plan of plans.toReversed()) {
    if (share <= context.adviceShare) break;
    // Without its name or its neighbour a sentence may come to a little less than planned.
    if (!isGeneral(plan) || plan.size > spare + step) continue;
    // What the teacher always says stays, and so does how the text ends.
    if (plan.calls !== undefined || (closes(plan) && context.adviceShare > 0)) continue;
    // A plan has as many steps as it says, and is led to.
    if (isOfPlan(plan) && !isFurtherPart(plan)) continue;
    const at = plans.indexOf(plan);
    plans.splice(at, 1);
    const shorter = realise();
    const left = lengthsOf(plans, context, shorter, measure).shortest - min;
    if (left >= 0) {
      report = shorter;
      share = shareOfAdvice(report);
      spare = left;
    } else plans.splice(at, 0, plan);
  }
  return report;
}
