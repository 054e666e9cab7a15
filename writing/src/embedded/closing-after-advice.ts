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

/** A closing whose "this" is the aim before it, where it is not the good work. */
const TAKES_UP_AIM =
  /\bthis\b(?! (?:term|year|subject|class|way|standard|level))|\b(?:get there|stead here|place to start from)\b/iu;

/** Whether a closing would take up as an aim what stands before it and is none, or praise what is still to be done. */
function strays(closing: string, afterAim: boolean): boolean {
  return takesUpPraise(closing) ? afterAim : !afterAim && TAKES_UP_AIM.test(closing);
}

/** Whether what stands right before the closing is something to be done. */
function isAfterAim({ report }: Written): boolean {
  const before = report.sentences.at(-2);
  return (
    before !== undefined &&
    (isGeneral(before) || before.sources.includes("area_to_improve") || ASKS.test(before.text))
  );
}

/** The closing that takes up what stands right before it as what it is not; null where there is none. */
function strayClosing(written: Written): SentencePlan | null {
  const closing = written.plans.find(closes);
  if (!closing || closing.calls !== undefined || written.report.sentences.length < 2) return null;
  return strays(roughText(closing.tokens), isAfterAim(written)) ? closing : null;
}

/** So much longer than it stands in the bank a wording may come out. */
const SLOTS_LEAVE = 12;

/**
 * A text whose closing takes up what it may: neither "she should choose the harder question. She should continue in this
 * way" nor "she helps others. This should be the aim for next term". What stands before a closing is known only once the
 * text is there. As it was where no other closing has room.
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
  const afterAim = isAfterAim(written);
  const before = lengthsOf(plans, context, report, measure);
  const least = measure(roughText(stray.tokens)) - (before.shortest - min);
  // A much longer one would leave advice that the text no longer needs.
  const room = Math.min(
    stray.size + max - before.longest,
    Math.max(least, stray.size) + SLOTS_LEAVE,
  );
  for (const content of ranked.filter(closes)) {
    const fits = (text: string) =>
      measure(text) >= least && content.fits?.(text) !== false && !strays(text, afterAim);
    // Only so many wordings are tried: those that stray are not among them.
    const only = (phrase: Phrase) =>
      content.only?.(phrase) !== false &&
      !strays(phrase.source, afterAim) &&
      measure(phrase.source) + SLOTS_LEAVE >= least;
    const other = planSentence(context, { ...content, only, fits }, room, "varied");
    if (!other) continue;
    const changed = plans.map((plan) => (plan === stray ? other : plan));
    const mended = realiseReport(changed, context);
    const { shortest, longest } = lengthsOf(changed, context, mended, measure);
    if (shortest >= min && longest <= max) return { report: mended, plans: changed };
  }
  return written;
}
