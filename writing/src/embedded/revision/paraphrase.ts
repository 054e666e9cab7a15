import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { MAIN_FIELDS, usedFields } from "@reportair/contract/features/report-fields.ts";
import { saysOption } from "../../checks/evidence.ts";
import type { Facts } from "../../facts.ts";
import { moveIn, movesOf, withoutMoves } from "../../language/moves.ts";
import { moveContent } from "../content-selection/moves.ts";
import { rankContent } from "../content-selection/rank-content.ts";
import type { GenerationContext } from "../context.ts";
import { recordChoice } from "../lexical-choice/choose-phrase.ts";
import type { Token } from "../lexicon/template.ts";
import {
  aggregateObservations,
  chooseSaying,
  observationCells,
} from "../microplanning/observations.ts";
import { planSentence } from "../microplanning/plan-sentence.ts";
import { finishSentence } from "../voice.ts";
import type { DraftSentence } from "./draft.ts";

function mainFields(sources: readonly string[]): MainField[] {
  return MAIN_FIELDS.filter((field) => sources.includes(field));
}

/** Fields whose tick no other sentence of the draft says. */
function saidOnlyHere(
  facts: Facts,
  draft: readonly DraftSentence[],
  index: number,
  fields: readonly MainField[],
): MainField[] {
  const moves = movesOf(facts);
  const others = draft.filter((_, at) => at !== index);
  return fields.filter(
    (field) =>
      !others.some(({ text }) => saysOption(field, facts.inputs[field], withoutMoves(text, moves))),
  );
}

/** What the advice at this place of a draft is about: the last tick of its paragraph before it. */
function matterOf(draft: readonly DraftSentence[], index: number): MainField | undefined {
  const paragraph = draft[index]?.paragraph;
  return draft
    .slice(0, index)
    .filter((sentence) => sentence.paragraph === paragraph)
    .flatMap(({ sources }) => mainFields(sources))
    .at(-1);
}

/** Advice in the place of other advice, on the same matter where there is some; after a target only advice on it. */
function generalTokens(
  context: GenerationContext,
  facts: Facts,
  draft: readonly DraftSentence[],
  index: number,
  most: number,
): readonly Token[] | null {
  const used = usedFields(facts.inputs);
  const after = draft
    .slice(0, index)
    .findLast(({ sources }) => !sources.includes("general"))?.sources;
  const single = rankContent(context, facts.inputs, mainFields(used), used).filter(({ sources }) =>
    sources.includes("general"),
  );
  const closes = index === draft.length - 1;
  const serving = closes
    ? []
    : single.filter(({ forTarget }) => forTarget && after?.includes(forTarget));
  const others = single.filter(
    ({ forTarget, position }) => !forTarget && (position.section === "ahead") === closes,
  );
  const matter = matterOf(draft, index);
  const advice = context.random
    .shuffle(serving.length > 0 ? serving : others)
    .toSorted((a, b) => Number(b.about === matter) - Number(a.about === matter));
  for (const content of advice) {
    const plan = planSentence(context, content, most, "varied");
    if (plan) return plan.tokens;
  }
  return null;
}

function fieldTokens(
  context: GenerationContext,
  facts: Facts,
  draft: readonly DraftSentence[],
  index: number,
  fields: readonly MainField[],
  most: number,
): readonly Token[] | null {
  const needed = saidOnlyHere(facts, draft, index, fields);
  if (needed.length > 1)
    return aggregateObservations(context, facts.inputs, needed, false)[0]?.tokens ?? null;
  const field = needed[0] ?? fields[0];
  if (!field) return null;
  const option = facts.inputs[field];
  const cells =
    needed.length === 1 ? observationCells(context, field, option) : [`${field}/${option}/follow`];
  const choice = chooseSaying(context, field, cells, { most });
  if (choice) recordChoice(context, choice);
  return choice?.tokens ?? null;
}

/** One sentence of a draft in other words, saying the same facts; null where the banks have none. */
export function paraphrase(
  context: GenerationContext,
  facts: Facts,
  draft: readonly DraftSentence[],
  index: number,
  most: number,
): string | null {
  const sentence = draft[index];
  if (!sentence) return null;
  const fields = mainFields(sentence.sources);
  const move = moveIn(sentence.text, movesOf(facts));
  for (let turn = 0; turn < 4; turn++) {
    const tokens = move
      ? (planSentence(context, moveContent(move), most, "any")?.tokens ?? null)
      : fields.length > 0
        ? fieldTokens(context, facts, draft, index, fields, most)
        : sentence.sources.includes("general")
          ? generalTokens(context, facts, draft, index, most)
          : null;
    if (!tokens) return null;
    const byName = sentence.text.includes(context.person.name);
    const text = finishSentence(context, { tokens, sources: sentence.sources }, byName);
    if (text !== sentence.text) return text;
  }
  return null;
}
