import type { LengthRange } from "@reportair/contract/features/report-fields.ts";
import {
  countCharacters,
  countWords,
  MAIN_FIELDS,
  rangeBounds,
} from "@reportair/contract/features/report-fields.ts";
import type { Facts, Source } from "../facts.ts";
import { tidyName } from "../language/names.ts";
import type { ContentUnit } from "./content-selection/content-unit.ts";
import type { GenerationContext } from "./context.ts";
import type { SentencePlan } from "./document-planning/sentence-plan.ts";
import { totalSize } from "./document-planning/sentence-plan.ts";
import type { Novelty } from "./lexical-choice/choose-phrase.ts";
import { planSentence } from "./microplanning/plan-sentence.ts";
import { createRandom } from "./random.ts";
import type { RealisedReport } from "./realisation/realise-report.ts";
import { realiseReport } from "./realisation/realise-report.ts";

/** How far into a range the most that can be given leads. A longer text of advice alone helps nobody. */
const SPREAD: Record<LengthRange, number> = { "300-400": 0.5, "400-700": 0.3, "500-1200": 0.14 };

/** The length to aim at: the more there is to say the longer. It does not depend on the student's name. */
function targetLength(facts: Facts, seed: number, used: number): number {
  const { min, max } = rangeBounds(facts.range);
  const random = createRandom(`${seed} ${JSON.stringify(facts.inputs)}`);
  const spread = SPREAD[facts.range];
  const [least, luck] = facts.range === "500-1200" ? [0.015, 0.05] : [0.06, 0.08];
  const share = least + spread * (used / 15) ** 1.2 + luck * random.next();
  return Math.round(
    min + (max - min) * share + (facts.unit === "characters" ? 0.12 * (max - min) : 4),
  );
}

/** How near to its target a length is brought. */
const STEP = { words: 5, characters: 18 } as const;
/** So much content in a row without new wording for this class ends the search for it. */
const MISSES = 14;
/** So many times a text is realised anew. */
const TURNS = 60;
/** So many times a text within its range is still brought nearer to its target. */
const SOFT_TURNS = 16;

/** The lengths of one report in its unit: those allowed, the one aimed at, and the most that may be planned. */
export type LengthLimits = {
  min: number;
  max: number;
  target: number;
  step: number;
  /** Less than `max`, because names and connectives come in only when the plans are realised. */
  most: number;
  measure: (text: string) => number;
};

/** The lengths for a report on these facts, of which so many fields are used. */
export function lengthLimits(facts: Facts, seed: number, used: number): LengthLimits {
  const { range, unit, student } = facts;
  const { min, max } = rangeBounds(range);
  const name = tidyName(student.first_name);
  const margin = unit === "words" ? 4 : 30 + Math.max(0, name.length - 12) * 3;
  const measure = unit === "words" ? countWords : countCharacters;
  return {
    min,
    max,
    target: targetLength(facts, seed, used),
    step: STEP[unit],
    most: max - margin,
    measure,
  };
}

/** Plans content with wording that is new to the class, up to the target; returns what was passed over and not reached. */
function addFresh(
  context: GenerationContext,
  plans: SentencePlan[],
  ranked: readonly ContentUnit[],
  { target, step, most }: LengthLimits,
): ContentUnit[] {
  const passed: ContentUnit[] = [];
  const queue = [...ranked];
  let misses = 0;
  while (totalSize(plans) < target - step && misses < MISSES) {
    const content = queue.shift();
    if (!content) break;
    const room = Math.min(most, target + step) - totalSize(plans);
    const plan = planSentence(context, content, room, "fresh");
    if (plan) plans.push(plan);
    else passed.push(content);
    misses = plan ? 0 : misses + 1;
  }
  return [...passed, ...queue];
}

/** The plan for the next content of the queue that can be worded so; takes what it has tried from the queue. */
function nextPlan(
  context: GenerationContext,
  queue: ContentUnit[],
  room: number,
  novelty: Novelty,
): SentencePlan | null {
  for (let content = queue.shift(); content; content = queue.shift()) {
    const plan = planSentence(context, content, room, novelty);
    if (plan) return plan;
  }
  return null;
}

function saysTick({ sources }: SentencePlan): boolean {
  return sources.some((source) => (MAIN_FIELDS as readonly Source[]).includes(source));
}

/** Drops the last plan that can be spared, a note where nothing is optional; false where only ticks are left. */
function dropOne(plans: SentencePlan[]): boolean {
  const optional = plans.findLastIndex((plan) => plan.optional);
  const at = optional >= 0 ? optional : plans.findLastIndex((plan) => !saysTick(plan));
  if (at >= 0) plans.splice(at, 1);
  return at >= 0;
}

/** Realises the plans with as much of the ranked content as brings the text near to its target and into its range. */
export function fitLength(
  context: GenerationContext,
  given: readonly SentencePlan[],
  ranked: readonly ContentUnit[],
  limits: LengthLimits,
): RealisedReport {
  const { min, max, target, step, measure } = limits;
  const plans = [...given];
  const left = addFresh(context, plans, ranked, limits);
  const queues = { varied: [...left], any: [...left] };
  let report = realiseReport(plans, context.person, context.styling);
  for (let turn = 0; turn < TURNS; turn++) {
    const length = measure(report.text);
    const least = turn < SOFT_TURNS ? Math.max(min, target - 2 * step) : min;
    if (length >= least && length <= max) break;
    if (length > max) {
      if (!dropOne(plans)) break;
    } else {
      const room = (length < min ? max : Math.min(max, target + step)) - length - 2;
      const plan =
        nextPlan(context, queues.varied, room, "varied") ??
        (length < min ? nextPlan(context, queues.any, room, "any") : null);
      if (!plan) break;
      plans.push(plan);
    }
    report = realiseReport(plans, context.person, context.styling);
  }
  return report;
}
