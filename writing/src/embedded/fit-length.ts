import type { LengthRange } from "@reportair/contract/features/report-fields.ts";
import {
  countCharacters,
  countWords,
  MAIN_FIELDS,
  rangeBounds,
} from "@reportair/contract/features/report-fields.ts";
import { wordsOfNote } from "@reportair/contract/features/report-length.ts";
import type { Facts, Source } from "../facts.ts";
import { tidyName } from "../language/names.ts";
import { addSteps, behindThePlan, isOfPlan } from "./add-steps.ts";
import { withFittingClosing } from "./closing-after-advice.ts";
import { closes, isGeneral, lengthsOf, sparing } from "./spare-advice.ts";
import { hasPlan } from "./content-selection/steps.ts";
import type { ContentUnit } from "./content-selection/content-unit.ts";
import type { GenerationContext } from "./context.ts";
import type { SentencePlan } from "./document-planning/sentence-plan.ts";
import { totalSize } from "./document-planning/sentence-plan.ts";
import type { Novelty } from "./lexical-choice/choose-phrase.ts";
import { roughText } from "./lexicon/template.ts";
import { planSentence, withoutEchoOf } from "./microplanning/plan-sentence.ts";
import { createRandom } from "./random.ts";
import type { RealisedReport } from "./realisation/realise-report.ts";
import { realiseReport } from "./realisation/realise-report.ts";

/** How far into a range the most that can be given leads. A longer text of advice alone helps nobody. */
const SPREAD: Record<LengthRange, number> = { "300-400": 0.5, "400-700": 0.3, "500-1200": 0.14 };

/** So many sentences of advice on one tick are read; in a text of so many words a few more. */
const MOST_ADVICE: Record<LengthRange, number> = { "300-400": 2, "400-700": 3, "500-1200": 6 };

/** Of which so many are left beside a plan. */
const BESIDE_A_PLAN = 0.6;

/** The length to aim at: the more there is to say the longer. It does not depend on the student's name. */
function targetLength(facts: Facts, seed: number, used: number): number {
  const { min, max } = rangeBounds(facts.range);
  const random = createRandom(`${seed} ${JSON.stringify(facts.inputs)}`);
  const spread = SPREAD[facts.range];
  const [least, luck] = facts.range === "500-1200" ? [0, 0.05] : [0.06, 0.08];
  const share = least + spread * (used / 15) ** 1.2 + luck * random.next();
  return Math.round(
    min + (max - min) * share + (facts.unit === "characters" ? 0.02 * (max - min) : 4),
  );
}

const CHARACTERS_OF_WORD = 5.7;
/** How near to its target a length is brought. */
const STEP = { words: 5, characters: 18 } as const;
/** So many steps beyond its target a text may go for the sake of advice that fits. */
const ROOM_TO_MEND = 3;
/** So much content in a row without new wording for this class ends the search for it. */
const MISSES = 14;
/** So many times a text is realised anew. */
const TURNS = 90;

/** The lengths of one report in its unit: those allowed, the one aimed at, and the most that may be planned. */
export type LengthLimits = {
  min: number;
  max: number;
  target: number;
  step: number;
  /** Less than `max`, because names and connectives come in only when the plans are realised. */
  most: number;
  measure: (text: string) => number;
  /** A tick that is not good is said again: only where a plan is far from filling the text is even that worth more than advice. */
  saysFaultsAgain: boolean;
  /** The most sentences of advice on one tick. */
  mostAdvice: number;
  /** About so much a note adds. */
  sizeOf: (note: string) => number;
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
    saysFaultsAgain: unit === "characters" || range === "500-1200",
    mostAdvice: unit === "words" ? MOST_ADVICE[range] : MOST_ADVICE["300-400"],
    measure,
    sizeOf: (note) => wordsOfNote(note) * (unit === "words" ? 1 : CHARACTERS_OF_WORD),
  };
}

/** Advice that takes up what the teacher has said; all other is there for the length alone. */
function isWanted({ forTarget, mends }: ContentUnit): boolean {
  return forTarget !== undefined || mends === true;
}

/** Advice on what a note tells: of that a report is worth more than of what a tick would say again. */
function takesUpNote({ forTarget, caused }: ContentUnit): boolean {
  return forTarget !== undefined || caused === true;
}

/** The length of the plans that advise. */
function sizeOfAdvice(plans: readonly SentencePlan[]): number {
  return totalSize(plans.filter(isGeneral));
}

function saysAgain({ position }: SentencePlan): boolean {
  return position.slot === "again" || position.slot === "again after notes";
}

/** Whether a plan says the tick of this content for a second time; a third time tires. */
function saysItAgain(plan: SentencePlan, content: ContentUnit): boolean {
  return saysAgain(plan) && plan.position.matter === content.position.matter;
}

/** Whether a plan says something of what this content is about. */
function isOf({ position, sources }: SentencePlan, content: ContentUnit): boolean {
  return (
    position.matter === content.position.matter ||
    sources.some((source) => content.sources.includes(source))
  );
}

/** Whether as much advice on this tick stands there as a reader will take in. */
function isEnough(
  plans: readonly SentencePlan[],
  { about, well, position }: ContentUnit,
  { mostAdvice }: LengthLimits,
): boolean {
  if (about === undefined) return false;
  const there = plans.filter(
    (plan) =>
      isGeneral(plan) &&
      plan.position.section === position.section &&
      plan.position.matter === position.matter,
  );
  // Who is never late needs no advice on coming in time, nor where there is room for little does good conduct.
  if (well && (about === "punctuality" || mostAdvice <= MOST_ADVICE["300-400"])) return true;
  return there.length >= (well ? Math.ceil(mostAdvice / 2) : mostAdvice);
}

/** Whether a plan is what this content would say on a target: once round is enough. */
function servesTarget({ position, sources }: SentencePlan, content: ContentUnit): boolean {
  return (
    content.forTarget !== undefined &&
    sources[0] === "general" &&
    position.slot === content.position.slot &&
    position.matter === content.position.matter &&
    position.nth === content.position.nth
  );
}

/** The first content of the queue that can be worded so; takes what it has tried from the queue. A text closes once. */
function nextPlan(
  context: GenerationContext,
  plans: readonly SentencePlan[],
  queue: ContentUnit[],
  room: number,
  novelty: Novelty,
  limits: LengthLimits,
): SentencePlan | null {
  let misses = 0;
  for (let content = queue.shift(); content; content = queue.shift()) {
    if (novelty === "fresh" && ++misses > MISSES) return null;
    if (closes(content) && plans.some(closes)) continue;
    if (novelty === "fresh" && isEnough(plans, content, limits)) continue;
    if (novelty !== "any" && plans.some((plan) => servesTarget(plan, content))) continue;
    if (novelty !== "any" && content.restates && plans.some((plan) => saysItAgain(plan, content)))
      continue;
    const said = content.restates
      ? plans.filter((plan) => isOf(plan, content)).map(({ tokens }) => roughText(tokens))
      : [];
    // What is too short is better said again than not written.
    const plan = planSentence(
      context,
      novelty === "any" ? content : withoutEchoOf(content, said),
      room,
      novelty,
    );
    if (plan) return plan;
  }
  return null;
}

/** Sentences that are joined come to so much of what was planned. */
const JOINED = 0.9;

/** How much of a text that reaches its least length with these plans may be advice. */
function roomForAdvice(
  context: GenerationContext,
  plans: readonly SentencePlan[],
  { min }: LengthLimits,
): number {
  const known = totalSize(plans) - sizeOfAdvice(plans);
  const share = context.adviceShare;
  return (
    Math.max((known * JOINED * share) / (1 - share), (min - known) * JOINED) - sizeOfAdvice(plans)
  );
}

/** Adds advice as long as it keeps to its share of a text of these plans, and the text to its target. */
function addAdvice(
  context: GenerationContext,
  plans: SentencePlan[],
  advice: readonly ContentUnit[],
  limits: LengthLimits,
): void {
  const { target, step, most } = limits;
  const known = totalSize(plans) - sizeOfAdvice(plans);
  const allowed = (known * JOINED * context.adviceShare) / (1 - context.adviceShare);
  const queue = [...advice];
  for (;;) {
    const room = Math.min(
      allowed - sizeOfAdvice(plans),
      Math.min(most, target + step) - totalSize(plans),
    );
    const plan =
      room > 0 && queue.length > 0 ? nextPlan(context, plans, queue, room, "fresh", limits) : null;
    if (!plan) return;
    plans.push(plan);
  }
}

/**
 * How a text ends comes before all other advice: a report that stops after its last piece of advice reads as if it were
 * cut off. Nothing where the text closes already, or where the school wants no advice.
 */
function addClosing(
  context: GenerationContext,
  plans: SentencePlan[],
  ranked: readonly ContentUnit[],
  limits: LengthLimits,
): void {
  if (plans.some(closes) || context.adviceShare === 0) return;
  for (;;) {
    const room = limits.most - totalSize(plans);
    // A longer one than advice has a share for is better than none.
    const within = Math.min(room, roomForAdvice(context, plans, limits));
    for (const [novelty, least] of [
      ["varied", within],
      ["varied", room],
      ["new", room],
    ] as const) {
      const plan = nextPlan(context, plans, ranked.filter(closes), least, novelty, limits);
      if (!plan) continue;
      plans.push(plan);
      return;
    }
    // It is worth more than a tick that is said for a second time.
    const again = plans.findLastIndex(saysAgain);
    if (again < 0) return;
    plans.splice(again, 1);
  }
}

function saysTick({ sources }: SentencePlan): boolean {
  return sources.some((source) => (MAIN_FIELDS as readonly Source[]).includes(source));
}

/** What can be spared, the most easily spared first: a closing goes after what says a tick again, a note after that. */
const SPARED: readonly ((plan: SentencePlan) => boolean)[] = [
  (plan) => isGeneral(plan) && !closes(plan) && !isOfPlan(plan),
  saysAgain,
  isGeneral,
  ({ optional }) => optional,
  (plan) => !saysTick(plan),
];

/** Drops the last plan of those that can best be spared; false where only ticks are left. */
function dropOne(plans: SentencePlan[]): boolean {
  for (const may of SPARED) {
    const at = plans.findLastIndex(may);
    if (at < 0) continue;
    plans.splice(at, 1);
    return true;
  }
  return false;
}

/**
 * Realises the plans as a text within its range. What is known comes first: what the teacher gave, then, where that is
 * too short, what the ticks say in second sentences. Advice keeps to its share; beyond that there is no more of it than
 * the least length needs.
 */
export function fitLength(
  context: GenerationContext,
  given: readonly SentencePlan[],
  ranked: readonly ContentUnit[],
  ofRange: LengthLimits,
): { report: RealisedReport; plans: readonly SentencePlan[] } {
  // Beside a plan for the subject less is said of each tick.
  const planned = hasPlan(context);
  const limits = planned
    ? { ...ofRange, mostAdvice: Math.ceil(ofRange.mostAdvice * BESIDE_A_PLAN) }
    : ofRange;
  const { min, max, target, step, most, measure } = limits;
  const plans = [...given];
  const news = ranked.filter((content) => !isGeneral(content) && !content.restates);
  const restating = ranked.filter((content) => content.restates);
  const again = restating.filter(({ reserve }) => !reserve);
  let advice = ranked
    .filter((content) => isGeneral(content) && !isOfPlan(content))
    .map((content) => behindThePlan(context, content));
  const all = advice;
  const add = (queue: ContentUnit[], upTo: number, novelty: Novelty, end = upTo + 2 * step) => {
    let found = true;
    while (found && queue.length > 0 && totalSize(plans) < upTo) {
      const room = Math.min(most, end) - totalSize(plans);
      const plan = nextPlan(context, plans, queue, room, novelty, limits);
      if (plan) plans.push(plan);
      found = plan !== null;
    }
  };
  add([...news], target, "varied");
  addClosing(context, plans, ranked, limits);
  // What to do about a fault is worth more than saying it again.
  add(
    again.filter(({ faults }) => !faults),
    min,
    "varied",
  );
  addAdvice(context, plans, advice.filter(planned ? takesUpNote : isWanted), limits);
  // What fits what was said may take more room than is left: a few words on anything else would come out of nothing.
  const roomy = Math.max(target, min) + ROOM_TO_MEND * step;
  add(advice.filter(takesUpNote), min, "fresh", roomy);
  // A plan says what is to be done about a tick, which then needs no second telling.
  const twice = !planned || limits.saysFaultsAgain;
  if (twice) add([...again], min, "varied");
  const more = addSteps(context, plans, ranked, limits);
  if (!more) add([...again], min, "varied");
  // Beside a plan only what is told of a tick is advised on.
  if (more) advice = advice.filter((content) => takesUpNote(content) || closes(content));
  if (totalSize(plans) < min) addAdvice(context, plans, advice, limits);
  add(advice.filter(isWanted), min, "fresh", roomy);
  add([...advice], min, "fresh");

  const queues: { content: ContentUnit[]; novelty: Novelty }[] = [
    { content: [...(more ?? [])], novelty: "varied" },
    { content: restating.filter(({ faults }) => !faults || !more || twice), novelty: "varied" },
    { content: [...advice], novelty: "varied" },
    { content: [...all], novelty: "varied" },
    { content: [...all], novelty: "new" },
    { content: [...all], novelty: "any" },
    { content: [...restating], novelty: "any" },
  ];
  const realise = () => realiseReport(plans, context);
  let report = realise();
  for (let turn = 0; turn < TURNS; turn++) {
    const { shortest, longest } = lengthsOf(plans, context, report, measure);
    if (shortest >= min && longest <= max) break;
    if (longest > max) {
      if (!dropOne(plans)) break;
    } else {
      const room = max - longest - 2;
      let plan: SentencePlan | null = null;
      for (const { content, novelty } of queues)
        plan ??= nextPlan(context, plans, content, room, novelty, limits);
      if (!plan) break;
      plans.push(plan);
    }
    report = realise();
  }
  const written = { report: sparing(context, plans, report, limits, realise), plans };
  return withFittingClosing(context, written, ranked, limits);
}
