import type { ContentUnit } from "./content-selection/content-unit.ts";
import { hasPlan, PARTS_OF_STEP } from "./content-selection/steps.ts";
import type { GenerationContext } from "./context.ts";
import { positionAt } from "./document-planning/document-plan.ts";
import type { SentencePlan } from "./document-planning/sentence-plan.ts";
import { totalSize } from "./document-planning/sentence-plan.ts";
import { phrasesOf } from "./lexicon/banks.ts";
import { roughText } from "./lexicon/template.ts";
import type { Novelty } from "./lexical-choice/choose-phrase.ts";
import { planSentence } from "./microplanning/plan-sentence.ts";

/** About so many words one step has. */
const WORDS_OF_STEP = 50;
/** About so many words of advice stand beside a tick that is not as it should be; most of the rest is steps. */
const WORDS_ON_TICK = 30;
/** Steps are at least this share of what is missing, however many ticks there are. */
const LEAST_SHARE = 0.6;
const COUNTED = ["no", "one", "two", "three", "four", "five", "six"] as const;

/** Whether content or a sentence belongs to the plan of steps. */
export function isOfPlan({ position: { slot } }: Pick<ContentUnit, "position">): boolean {
  return slot === "intro" || slot === "step";
}

/**
 * Advice on the subject and on study at large stands together behind what is known, where the plan is: what is to be done
 * in lessons, then what can be done at home.
 */
export function behindThePlan(context: GenerationContext, content: ContentUnit): ContentUnit {
  const { position, about } = content;
  const loose =
    about === "level" || about === undefined
      ? content.forTarget === undefined && position.slot !== "closing"
      : false;
  if (!loose || !hasPlan(context)) return content;
  const nth = position.slot === "school" ? 0 : 1;
  return { ...content, position: positionAt("plan", "plan", "more", nth) };
}

/** Whether advice is on a tick that was given, or on a target, and not on the subject, on study at large or on what is well. */
export function isOnTick({ about, well, forTarget }: ContentUnit): boolean {
  return (about !== undefined && about !== "level" && !well) || forTarget !== undefined;
}

/** Whether a sentence is a part of a step that it can do without: by what it can be told that it works. */
export function isFurtherPart({ position: { slot, nth } }: SentencePlan): boolean {
  return slot === "step" && nth % PARTS_OF_STEP.length === PARTS_OF_STEP.length - 1;
}

/** What to do, how, and how it shows: the first two belong together, the third stands where there is room for it. */
function planStep(
  context: GenerationContext,
  parts: readonly ContentUnit[],
  room: number,
  novelty: Novelty,
): SentencePlan[] {
  const [what, how, sign] = parts;
  const planned = how && planSentence(context, how, room / 2, novelty);
  const first = what && planned && planSentence(context, what, room - planned.size, novelty);
  if (!first) return [];
  const left = room - totalSize([first, planned]);
  const last = sign && planSentence(context, sign, left, novelty);
  return [first, planned, ...(last ? [last] : [])].map((plan) => ({ ...plan, leadIns: undefined }));
}

/** Sentences that begin with a time or a place take one word before them, and no more. */
const LED = /^(?!they\b|we\b)[^.,]*,/u;

function orderWords(context: GenerationContext, place: string, led: boolean): readonly string[] {
  const words = phrasesOf(`steps/plan/${place}/words`, context.year).map(({ source }) => source);
  return context.random.shuffle(
    words.filter((word) => (!led || !word.includes(" ")) && context.styling.accepts(word, false)),
  );
}

/** "First, …", "Finally, …" before what each step asks for; a single step needs no order. */
function inOrder(context: GenerationContext, steps: readonly SentencePlan[][]): SentencePlan[] {
  if (steps.length < 2) return steps.flat();
  const said = new Set<string>();
  return steps.flatMap(([first, ...rest], at) => {
    if (!first) return [];
    const place = at === 0 ? "first" : at === steps.length - 1 ? "last" : "between";
    const word = orderWords(context, place, LED.test(roughText(first.tokens))).find(
      (each) => !said.has(each),
    );
    if (word === undefined) return [first, ...rest];
    said.add(word);
    const tokens = [{ kind: "text" as const, text: `${word}, ` }, ...first.tokens];
    return [{ ...first, tokens, size: first.size + word.split(" ").length }, ...rest];
  });
}

/**
 * Where a long text is far from its least length, a short plan for the subject fills most of what is missing: a few steps
 * that belong together serve a student better than a heap of advice. False where there is no need of one.
 */
export function addSteps(
  context: GenerationContext,
  plans: SentencePlan[],
  ranked: readonly ContentUnit[],
  { min, most }: { min: number; most: number },
): boolean {
  const content = ranked.filter(isOfPlan);
  const missing = min - totalSize(plans);
  const onTicks = new Set(
    ranked.filter(isOnTick).map(({ about, forTarget }) => about ?? forTarget),
  );
  const ofSteps = Math.max(missing * LEAST_SHARE, missing - onTicks.size * WORDS_ON_TICK);
  const wanted = Math.min(COUNTED.length - 1, Math.round(ofSteps / WORDS_OF_STEP));
  const [intro, ...parts] = content;
  if (!hasPlan(context) || !intro || wanted < 1) return false;
  const room = Math.min(most, min) - totalSize(plans);
  const found = new Map<number, SentencePlan[]>();
  const size = () => totalSize([...found.values()].flat());
  for (const novelty of ["fresh", "varied"] as const) {
    for (let at = 0; at < parts.length && found.size < wanted; at += PARTS_OF_STEP.length) {
      if (found.has(at)) continue;
      const step = planStep(
        context,
        parts.slice(at, at + PARTS_OF_STEP.length),
        room - size(),
        novelty,
      );
      if (step.length > 0) found.set(at, step);
    }
  }
  if (found.size === 0) return false;
  // They stand in the order of their topics, whichever was found first.
  const steps = [...found].toSorted(([a], [b]) => a - b).map(([, step]) => step);
  const count = COUNTED[steps.length];
  const head =
    steps.length > 1 && count !== undefined
      ? planSentence(context, { ...intro, fill: count }, most - totalSize(plans) - size(), "varied")
      : null;
  plans.push(...(head ? [{ ...head, leadIns: undefined }] : []), ...inOrder(context, steps));
  return true;
}
