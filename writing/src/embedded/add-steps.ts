import type { MainField } from "@reportair/contract/features/report-fields.ts";
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
const WORDS_OF_STEP = 48;
/** A plan of one step is none: single pieces of advice say as much. */
const LEAST_STEPS = 2;
/** So large a part of the steps may be on ticks; the subject has the rest. */
const SHARE_ON_TICKS = 0.67;
const COUNTED = ["no", "one", "two", "three", "four", "five", "six"] as const;

/** Whether content or a sentence belongs to the plan of steps. */
export function isOfPlan({ position: { slot } }: Pick<ContentUnit, "position">): boolean {
  return slot === "intro" || slot === "step" || slot === "tick";
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

/** Whether a sentence is a part of a step that it can do without: more of how, and by what it can be told that it works. */
export function isFurtherPart({ position: { slot, nth } }: SentencePlan): boolean {
  return (slot === "step" || slot === "tick") && nth % PARTS_OF_STEP.length >= NEEDED_PARTS;
}

/** Without what to do and how there is no step. */
const NEEDED_PARTS = 2;

/**
 * What to do and how, which belong together, and where there is room for it more of how, or how it shows: a plan in which
 * each step ended alike would be a form that was filled in.
 */
function planStep(
  context: GenerationContext,
  [what, how, more, sign]: readonly ContentUnit[],
  room: number,
  novelty: Novelty,
  shows: boolean,
): SentencePlan[] {
  // Where both are said of how, they stand in the order of the bank.
  const begins = shows ? how : how && nthOf(context, how, 0);
  const planned = begins && planSentence(context, begins, room / 2, novelty);
  const first = what && planned && planSentence(context, what, room - planned.size, novelty);
  if (!first) return [];
  const left = room - totalSize([first, planned]);
  const third = shows ? sign : more && nthOf(context, more, 1);
  const last = third && planSentence(context, third, left, novelty);
  const plans = [first, planned, ...(last ? [last] : [])];
  return plans.map((plan, at) => {
    const led = at === 0 && what?.loose ? withMatter(plan, what) : plan;
    return { ...led, leadIns: undefined };
  });
}

/** What single pieces of advice on a matter are led to by, which a step names by itself. */
const MATTERS: Partial<Record<MainField, string>> = {
  homework: "with homework",
  homework_improvement_area: "in homework",
  participation: "to take a larger part",
  punctuality: "to be on time",
  behaviour: "to have better lessons",
};

/** A first piece of advice that says what it is about. */
function withMatter(plan: SentencePlan, { about, cells }: ContentUnit): SentencePlan {
  const atHome = cells.some((cell) => cell.endsWith("/home"));
  const matter = about ? MATTERS[about] : atHome ? "outside lessons" : "in lessons";
  const text = roughText(plan.tokens);
  if (
    matter === undefined ||
    LED.test(text) ||
    !/^(?:they (?:should|could|might|can|ought)|it would|we would)\b/u.test(text)
  )
    return plan;
  return {
    ...plan,
    tokens: [{ kind: "text", text: `${matter}, ` }, ...plan.tokens],
    size: plan.size + matter.split(" ").length,
  };
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

/** Only the phrase of a cell that stands there in this place. */
function nthOf({ year }: GenerationContext, content: ContentUnit, nth: number): ContentUnit {
  if (content.loose) return content;
  const phrase = content.cells.flatMap((cell) => phrasesOf(cell, year))[nth];
  return { ...content, only: (other) => other === phrase };
}

/** With more of them each step says only one thing of how, so that its words serve two students. */
const FEW_CLASSMATES = 3;

type Step = { parts: readonly ContentUnit[]; plans: readonly SentencePlan[] };

/** Single pieces of advice have a paragraph of their own from so many words on. */
const LEAST_LOOSE = 28;
const PASSES = [
  ["fresh", false],
  ["varied", false],
  ["fresh", true],
  ["varied", true],
] as const;

/** As many of these steps as are wanted and can be worded, in the order of their topics, whichever was found first. */
function findSteps(
  context: GenerationContext,
  parts: readonly ContentUnit[],
  wanted: number,
  room: number,
): Step[] {
  const found = new Map<number, Step>();
  const topics: ContentUnit[][] = [];
  for (let at = 0; at < parts.length; at += PARTS_OF_STEP.length)
    topics.push(parts.slice(at, at + PARTS_OF_STEP.length));
  let left = room;
  // What the class has no steps left for comes after all that it has.
  for (const [novelty, loose] of PASSES) {
    for (const [at, topic] of topics.entries()) {
      if (found.size >= wanted) break;
      if ((topic[0]?.loose ?? false) !== loose) continue;
      if (loose && (context.classmates === 0 || left < LEAST_LOOSE)) continue;
      const tick = topic[0]?.about;
      const there = [...found.values()].some(({ parts: [first] }) => tick && first?.about === tick);
      if (found.has(at) || there) continue;
      const shows = found.size % 2 === 0 || context.classmates > FEW_CLASSMATES;
      const plans = planStep(context, topic, left, novelty, shows);
      if (plans.length === 0) continue;
      found.set(at, { parts: topic, plans });
      left -= totalSize(plans);
    }
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, step]) => step);
}

/**
 * Where a long text is far from its least length, a short plan fills what is missing: a few steps that belong together, on
 * the ticks that need it and then on the subject, serve a student better than a heap of advice. What more could be said of
 * how they are done is returned; null where there is no need of a plan.
 */
export function addSteps(
  context: GenerationContext,
  plans: SentencePlan[],
  ranked: readonly ContentUnit[],
  { min, most }: { min: number; most: number },
): ContentUnit[] | null {
  const content = ranked.filter(isOfPlan);
  const wanted = Math.round((min - totalSize(plans)) / WORDS_OF_STEP);
  const onTicks = content.filter(({ position }) => position.slot === "tick");
  const [intro, ...parts] = content.slice(onTicks.length);
  if (!hasPlan(context) || !intro || wanted < LEAST_STEPS) return null;
  const room = Math.min(most, min) - totalSize(plans);
  const ticks = findSteps(context, onTicks, Math.ceil(wanted * SHARE_ON_TICKS), room);
  const left = room - totalSize(ticks.flatMap((step) => step.plans));
  const ofSubject = Math.min(COUNTED.length - 1, wanted - ticks.length);
  const steps = findSteps(context, parts, ofSubject, left);
  const all = [...ticks, ...steps];
  if (all.length === 0) return null;
  plans.push(...ticks.flatMap((step) => step.plans));
  const count = COUNTED[steps.length];
  // What is no longer one thing each is neither counted nor numbered.
  const whole = !steps.some(({ parts: [first] }) => first?.loose);
  const head =
    steps.length > 1 && count !== undefined && whole
      ? planSentence(
          context,
          {
            ...intro,
            fill: count,
          },
          most - totalSize(plans) - totalSize(steps.flatMap((step) => step.plans)),
          "varied",
        )
      : null;
  plans.push(
    ...(head ? [{ ...head, leadIns: undefined }] : []),
    ...(head
      ? inOrder(
          context,
          steps.map((step) => [...step.plans]),
        )
      : steps.flatMap((step) => step.plans)),
  );
  return all.flatMap(({ parts: [, , more, sign], plans: [, , third] }) => {
    if (!more || !sign) return [];
    return third?.position.nth === sign.position.nth ? [nthOf(context, more, 1)] : [sign];
  });
}
