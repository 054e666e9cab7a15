import { countWords } from "@reportair/contract/features/report-fields.ts";
import { PARTS_OF_STEP } from "../content-selection/steps.ts";
import { roughText } from "../lexicon/template.ts";
import type { Styling } from "../styling.ts";
import type { Section } from "./document-plan.ts";
import { comparePositions, positionAt } from "./document-plan.ts";
import type { SentencePlan } from "./sentence-plan.ts";

const SHORT_PARAGRAPH = 38;
/** An achievement may stand alone, and so may a look ahead with its closing. */
const STANDS_ALONE: Partial<Record<Section, number>> = { achievement: 12, ahead: 26 };
const LONG_PARAGRAPH = 110;
/** The fewest words of a part of a paragraph that was too long. */
const LEAST_PART = 20;

/** A target with the closing, or what else there is to say, may end a report in so few words. */
const LEAST_END = 14;

/** Behind all sentences of a note on the level. */
const AFTER_NOTES = 100;

/** A text is put into paragraphs anew whenever a plan is added, and most plans are the same as before. */
const counted = new WeakMap<SentencePlan, number>();

function wordsOf(plan: SentencePlan): number {
  const known = counted.get(plan);
  if (known !== undefined) return known;
  const words = countWords(roughText(plan.tokens));
  counted.set(plan, words);
  return words;
}

function wordsIn(plans: readonly SentencePlan[]): number {
  return plans.reduce((sum, plan) => sum + wordsOf(plan), 0);
}

function isOfPlan({ position }: SentencePlan): boolean {
  return position.section === "plan";
}

/** Whether a sentence is the first of a step of a plan. */
function beginsStep({ position: { slot, nth } }: SentencePlan): boolean {
  return (slot === "step" || slot === "tick") && nth % PARTS_OF_STEP.length === 0;
}

/** Whether a sentence leads to the steps for the subject, behind those on the ticks. */
function leadsToSteps({ position: { slot } }: SentencePlan): boolean {
  return slot === "intro";
}

/** Whether a sentence is a step on a tick. */
function isOnTick({ position: { slot } }: SentencePlan): boolean {
  return slot === "tick";
}

/** Whether a sentence is advice beyond the steps. */
function isMore({ position: { slot } }: SentencePlan): boolean {
  return slot === "more";
}

/** The steps of a plan, each in a paragraph, and further advice; what leads to them stands with the first. */
function stepParagraphs(plans: readonly SentencePlan[]): SentencePlan[][] {
  const paragraphs: SentencePlan[][] = [];
  for (const plan of plans) {
    const last = paragraphs.at(-1);
    const begins = beginsStep(plan)
      ? last?.some(beginsStep)
      : leadsToSteps(plan) || (isMore(plan) && !last?.some(isMore));
    if (last && !begins) last.push(plan);
    else paragraphs.push([plan]);
  }
  return paragraphs;
}

/** Splits a long paragraph where it turns from one matter to the next, into parts that can stand alone. */
function splitLong(plans: SentencePlan[]): SentencePlan[][] {
  const words = wordsIn(plans);
  if (words <= LONG_PARAGRAPH) return [plans];
  const breaks = plans.flatMap((plan, index) => {
    const before = wordsIn(plans.slice(0, index));
    if (Math.min(before, words - before) < LEAST_PART) return [];
    const turn = plan.position.matter !== plans[index - 1]?.position.matter;
    return [{ index, turn, off: Math.abs(before - words / 2) }];
  });
  const [best] = breaks.toSorted((a, b) => Number(b.turn) - Number(a.turn) || a.off - b.off);
  if (!best) return [plans];
  return [...splitLong(plans.slice(0, best.index)), ...splitLong(plans.slice(best.index))];
}

/** Joins or splits paragraphs until there are as many as the teacher writes, as far as there are sentences for it. */
function countParagraphs(groups: SentencePlan[][], wanted: number): SentencePlan[][] {
  const result = groups.map((group) => [...group]);
  while (result.length > Math.max(1, wanted)) {
    const sizes = result
      .slice(1)
      .map((group, index) => wordsIn(group) + wordsIn(result[index] ?? []));
    const at = sizes.indexOf(Math.min(...sizes));
    result.splice(at, 2, [...(result[at] ?? []), ...(result[at + 1] ?? [])]);
  }
  while (result.length < wanted) {
    const at = result.reduce(
      (longest, group, index) => (group.length > (result[longest]?.length ?? 0) ? index : longest),
      0,
    );
    const group = result[at] ?? [];
    if (group.length < 2) break;
    const middle = Math.ceil(group.length / 2);
    result.splice(at, 1, group.slice(0, middle), group.slice(middle));
  }
  return result;
}

/**
 * A short achievement stands with the attainment that it shows, or where no level is given with how the student takes
 * part. On its own it would trail after what homework needs, which it has nothing to do with. A teacher's own order
 * goes before.
 */
function withAttainment(
  plans: readonly SentencePlan[],
  { matters }: Styling,
): readonly SentencePlan[] {
  const achieved = plans.filter(({ position }) => position.slot === "achievement");
  const places =
    matters.length === 0 ? (["level", "participation"] as const) : (["level"] as const);
  const shown = places.find((matter) =>
    plans.some(({ position }) => position.matter === matter && position.slot === "observation"),
  );
  if (!shown || matters.includes("achievement") || wordsIn(achieved) >= SHORT_PARAGRAPH)
    return plans;
  return plans.map((plan) => {
    const { slot, nth } = plan.position;
    if (slot !== "achievement") return plan;
    // Behind all that is said of how the student takes part, also where it is said again.
    const place = shown === "level" ? "note" : "again after notes";
    return { ...plan, position: positionAt("attainment", shown, place, AFTER_NOTES + nth) };
  });
}

/** Behind the advice that takes up a target of the teacher's. */
const AFTER_TARGETS = 50;

/** Whether a sentence advises on the subject, on what a pupil can do in it, or on how to study. */
function advisesOnSubject({ position: { section, matter, slot }, sources }: SentencePlan): boolean {
  return (
    sources[0] === "general" &&
    (section === "subject" ||
      section === "study" ||
      (matter === "level" && (slot === "school" || slot === "home")))
  );
}

/**
 * A word or two of advice on the subject stands with what is to be done next, at the end: amid what was seen it would
 * come out of nothing. A teacher's own order goes before.
 */
function withTargets(
  plans: readonly SentencePlan[],
  { matters }: Styling,
): readonly SentencePlan[] {
  const advice = plans.filter(advisesOnSubject);
  if (matters.length > 0 || wordsIn(advice) >= SHORT_PARAGRAPH) return plans;
  // Behind no target it would come between what the student is praised for.
  const aimed = plans.some(
    ({ position: { matter, slot } }) => matter === "aims" && slot !== "praise",
  );
  const slot = aimed ? "target advice" : "praise";
  return plans.map((plan) => {
    const at = advice.indexOf(plan);
    if (at < 0) return plan;
    return { ...plan, position: positionAt("target", "aims", slot, AFTER_TARGETS + at) };
  });
}

/** Whether what stands so far can end where a new paragraph begins; a last one that is too short for it joins its neighbour. */
function endsBefore(merged: SentencePlan[][]): boolean {
  const last = merged.at(-1) ?? [];
  if (wordsIn(last) >= LEAST_PART) return true;
  if (merged.length < 2) return false;
  merged.pop();
  merged.at(-1)?.push(...last);
  return true;
}

/** The sections as paragraphs; one too short to stand alone joins its neighbour. */
function mergeShort(groups: readonly SentencePlan[][]): SentencePlan[][] {
  const merged: SentencePlan[][] = [];
  let open = false;
  for (const group of groups) {
    const last = merged.at(-1);
    const section = group[0]?.position.section;
    const alone = (section && STANDS_ALONE[section]) ?? SHORT_PARAGRAPH;
    const trails = section === "study" && wordsIn(group) < SHORT_PARAGRAPH;
    // What else there is to say, and to aim at, does not trail after the homework.
    const turns = section === "target" && last && endsBefore(merged);
    if (last && (open || trails) && !turns) last.push(...group);
    else merged.push([...group]);
    const begun = merged.at(-1) ?? [];
    const aims = begun[0]?.position.section === "target";
    open = wordsIn(begun) < (aims ? Math.min(alone, LEAST_END) : alone);
  }
  const last = merged.at(-1);
  if (open && last && merged.length > 1) {
    merged.pop();
    merged.at(-1)?.push(...last);
  }
  return merged;
}

/**
 * What is known as paragraphs, then a plan of steps and the last words, which are about more than its last step. A short
 * target leads to the plan, unless that begins with a tick.
 */
function withSteps(
  groups: readonly SentencePlan[][],
  steps: readonly SentencePlan[],
): SentencePlan[][] {
  const isOf = (section: Section) => (group: SentencePlan[]) =>
    group[0]?.position.section === section;
  const target = groups.find(isOf("target")) ?? [];
  const aims = target.some(({ sources }) => sources[0] !== "general");
  const leads = aims && wordsIn(target) < LEAST_PART && !steps.some(isOnTick) ? target : [];
  const known = groups.filter(
    (group) =>
      !isOf("plan")(group) && !isOf("ahead")(group) && (group !== target || leads !== target),
  );
  const [first = [], ...others] = stepParagraphs(steps);
  return [...mergeShort(known), [...leads, ...first], ...others, ...groups.filter(isOf("ahead"))];
}

/** The sentences in their paragraphs. */
export function planParagraphs(plans: readonly SentencePlan[], styling: Styling): SentencePlan[][] {
  const place = ({ position }: SentencePlan) => styling.matters.indexOf(position.matter);
  const ordered = (plan: SentencePlan) => place(plan) >= 0;
  const sorted = withTargets(withAttainment(plans, styling), styling).toSorted((a, b) =>
    a.position.matter !== b.position.matter && ordered(a) && ordered(b)
      ? place(a) - place(b)
      : comparePositions(a.position, b.position),
  );
  const groups = styling.sections
    .map((section) => sorted.filter((plan) => plan.position.section === section))
    .filter((group) => group.length > 0);
  const steps = sorted.filter(isOfPlan);
  const split = (steps.length === 0 ? mergeShort(groups) : withSteps(groups, steps)).flatMap(
    splitLong,
  );
  return styling.paragraphs === null ? split : countParagraphs(split, styling.paragraphs);
}
