import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";
import {
  MAIN_FIELDS,
  rangeBounds,
  usedFields,
} from "@reportair/contract/features/report-fields.ts";
import type { Facts, Sentence } from "../../facts.ts";
import { wordsOf } from "../../language/text.ts";
import type { ContentUnit } from "../content-selection/content-unit.ts";
import { rankContent } from "../content-selection/rank-content.ts";
import type { GenerationContext } from "../context.ts";
import { isMainField } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { planNotes, readGiven } from "../microplanning/note-sentences.ts";
import { planObservation } from "../microplanning/observations.ts";
import { planSentence, withoutEchoOf } from "../microplanning/plan-sentence.ts";
import { finishSentence } from "../voice.ts";
import type { DraftSentence } from "./draft.ts";
import { draftSize, placeInDraft } from "./draft.ts";

/** A part of a note is said where this share of its words stands in one sentence. */
const SAID = 0.6;

/** Sentences that could be made of an input, the fullest first. */
export function plansOf(
  context: GenerationContext,
  facts: Facts,
  field: ReportField,
): SentencePlan[] {
  const main = MAIN_FIELDS.find((each) => each === field);
  if (main) return [planObservation(context, main, facts.inputs[main], false)];
  const { max } = rangeBounds(facts.range);
  return planNotes(context, facts, readGiven(context, facts, [field]), max).plans;
}

function written(context: GenerationContext, plan: SentencePlan): Sentence {
  return { text: finishSentence(context, plan, false), sources: [...plan.sources] };
}

/** Puts a sentence beside what it is about, if the text then is no longer than `most`. */
function add(
  facts: Facts,
  draft: DraftSentence[],
  sentence: Sentence,
  about: readonly string[],
  most: number,
): void {
  const { index, paragraph } = placeInDraft(draft, about);
  const longer = draft.toSpliced(index, 0, { ...sentence, paragraph });
  if (draftSize(facts, longer) <= most) draft.splice(0, draft.length, ...longer);
}

/** Whether a sentence about the same input has most of the words of another. */
function isSaid(draft: readonly DraftSentence[], { text, sources }: Sentence): boolean {
  const words = new Set(wordsOf(text));
  return draft
    .filter((other) => other.sources.some((source) => sources.includes(source)))
    .some((other) => {
      const theirs = new Set(wordsOf(other.text));
      return [...words].filter((word) => theirs.has(word)).length >= words.size * SAID;
    });
}

function allowedFields(facts: Facts): ReportField[] {
  return usedFields(facts.inputs).filter((field) => !facts.leave_out.includes(field));
}

function ranked(
  context: GenerationContext,
  facts: Facts,
  draft: readonly DraftSentence[],
): ContentUnit[] {
  const used = allowedFields(facts);
  const said = new Set(draft.flatMap(({ sources }) => sources));
  return rankContent(
    context,
    facts.inputs,
    used.filter(isMainField),
    used.filter((field) => said.has(field)),
  );
}

/** Parts of notes that no sentence has. */
function addNotes(
  context: GenerationContext,
  facts: Facts,
  draft: DraftSentence[],
  most: number,
): void {
  for (const field of allowedFields(facts).filter((each) => !isMainField(each))) {
    for (const plan of plansOf(context, facts, field)) {
      const sentence = written(context, plan);
      if (!isSaid(draft, sentence)) add(facts, draft, sentence, sentence.sources, most);
    }
  }
}

/** A full sentence for each of two ticks that share one. */
function unfoldTicks(
  context: GenerationContext,
  facts: Facts,
  draft: DraftSentence[],
  most: number,
): void {
  for (let index = draft.length - 1; index >= 0; index--) {
    const sentence = draft[index];
    const fields = MAIN_FIELDS.filter((field) => sentence?.sources.includes(field));
    if (!sentence || fields.length < 2 || fields.length !== sentence.sources.length) continue;
    const full = fields.map((field: MainField) => ({
      ...written(context, planObservation(context, field, facts.inputs[field], false)),
      paragraph: sentence.paragraph,
    }));
    const longer = draft.toSpliced(index, 1, ...full);
    if (draftSize(facts, longer) <= most) draft.splice(0, draft.length, ...longer);
  }
}

/** Second sentences on ticks that have only one. */
function addAgain(
  context: GenerationContext,
  facts: Facts,
  draft: DraftSentence[],
  wantedSize: number,
  most: number,
): void {
  for (const content of ranked(context, facts, draft).filter(({ restates }) => restates)) {
    if (draftSize(facts, draft) >= wantedSize) return;
    const about = content.sources;
    const has = draft.filter(({ sources }) => sources.some((source) => about.includes(source)));
    // A second sentence may have been joined to the first.
    const twice = has.length > 1 || has.some(({ text }) => text.includes(", and "));
    const again = withoutEchoOf(
      content,
      has.map(({ text }) => text),
    );
    const plan = twice ? null : planSentence(context, again, most, "varied");
    if (plan) add(facts, draft, written(context, plan), about, most);
  }
}

/** Adds what is known and not yet said, or not yet said in full; never advice. Says nothing where all is said. */
export function lengthen(
  context: GenerationContext,
  facts: Facts,
  draft: DraftSentence[],
  wantedSize: number,
): void {
  const { max } = rangeBounds(facts.range);
  addNotes(context, facts, draft, max);
  if (draftSize(facts, draft) < wantedSize) unfoldTicks(context, facts, draft, max);
  addAgain(context, facts, draft, wantedSize, max);
}

/** Brings a text that a change has left below its range back into it, with advice where nothing else is left. */
export function fillUp(context: GenerationContext, facts: Facts, draft: DraftSentence[]): void {
  const { min, max } = rangeBounds(facts.range);
  if (draftSize(facts, draft) >= min) return;
  lengthen(context, facts, draft, min);
  for (const content of ranked(context, facts, draft)) {
    const size = draftSize(facts, draft);
    if (size >= min) return;
    if (content.restates) continue;
    const plan = planSentence(context, content, max - size - 3, "varied");
    const beside = content.forTarget ?? content.about;
    if (plan) add(facts, draft, written(context, plan), beside ? [beside] : plan.sources, max);
  }
}
