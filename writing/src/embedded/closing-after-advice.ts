import type { ContentUnit } from "./content-selection/content-unit.ts";
import { takesUpPraise } from "./content-selection/rank-content.ts";
import type { GenerationContext } from "./context.ts";
import type { SentencePlan } from "./document-planning/sentence-plan.ts";
import type { Phrase } from "./lexicon/banks.ts";
import { roughText } from "./lexicon/template.ts";
import { planSentence } from "./microplanning/plan-sentence.ts";
import type { RealisedReport } from "./realisation/realise-report.ts";
import { realiseReport } from "./realisation/realise-report.ts";
import { closes, isGeneral, lengthsOf } from "./spare-advice.ts";

type Written = { report: RealisedReport; plans: readonly SentencePlan[] };

/** What asks for more of something. */
const ASKS =
  /\b(?:not yet|should|aim|would like|would be (?:good|welcome)|we (?:hope|ask)|to see|to receive|needs?|gaps?|missing)\b/u;

/** The closing that would praise advice, or something that is asked for, right before it; null where there is none. */
function strayClosing({ report, plans }: Written): SentencePlan | null {
  const closing = plans.find(closes);
  const before = report.sentences.at(-2);
  if (!closing || closing.calls !== undefined || !before) return null;
  if (!isGeneral(before) && !ASKS.test(before.text)) return null;
  return takesUpPraise(roughText(closing.tokens)) ? closing : null;
}

/**
 * A text whose closing takes up no advice: "she should choose the harder question. She should continue in this way". What
 * stands before a closing is known only once the text is there. As it was where no other closing has room.
 */
export function withFittingClosing(
  context: GenerationContext,
  written: Written,
  ranked: readonly ContentUnit[],
  { min, max, measure }: { min: number; max: number; measure: (text: string) => number },
): Written {
  const stray = context.styling.rhythm === null ? strayClosing(written) : null;
  if (!stray) return written;
  const { plans, report } = written;
  const before = lengthsOf(plans, context, report, measure);
  const room = stray.size + max - before.longest;
  const least = measure(roughText(stray.tokens)) - (before.shortest - min);
  for (const content of ranked.filter(closes)) {
    const fits = (text: string) =>
      measure(text) >= least && content.fits?.(text) !== false && !takesUpPraise(text);
    // Only so many wordings are tried: those that praise are not among them.
    const only = (phrase: Phrase) =>
      content.only?.(phrase) !== false && !takesUpPraise(phrase.source);
    const other = planSentence(context, { ...content, only, fits }, room, "varied");
    if (!other) continue;
    const changed = plans.map((plan) => (plan === stray ? other : plan));
    const mended = realiseReport(changed, context);
    const { shortest, longest } = lengthsOf(changed, context, mended, measure);
    return shortest >= min && longest <= max ? { report: mended, plans: changed } : written;
  }
  return written;
}
