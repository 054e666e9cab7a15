import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";
import {
  MAIN_FIELDS,
  NOTES_FIELD,
  countWords,
  rangeBounds,
  usedFields,
} from "@reportair/contract/features/report-fields.ts";
import { saysOption } from "../../checks/evidence.ts";
import { checkWording } from "../../checks/wording.ts";
import type { Facts, RefineRequest, WrittenReport } from "../../facts.ts";
import { KEPT_OUT, WritingError } from "../../facts.ts";
import { movesOf, withoutMoves } from "../../language/moves.ts";
import { rankContent } from "../content-selection/rank-content.ts";
import type { GenerationContext } from "../context.ts";
import { createContext } from "../context.ts";
import { isMainField } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { singleSentences } from "../document-planning/sentence-plan.ts";
import { choosePhrase, recordChoice } from "../lexical-choice/choose-phrase.ts";
import { BANKS } from "../lexicon/banks.ts";
import { planNoteSentence, readNote } from "../microplanning/note-sentences.ts";
import { planObservation } from "../microplanning/observations.ts";
import { planSentence } from "../microplanning/plan-sentence.ts";
import { realiseSentence } from "../realisation/realise-sentence.ts";
import { reword } from "../realisation/tone.ts";
import type { DraftSentence } from "./draft.ts";
import { draftSize, joinDraft, toDraft } from "./draft.ts";
import { paraphrase } from "./paraphrase.ts";

/** How much shorter or longer a text becomes. */
const STEP = 0.15;
/** Other wordings that are tried for a sentence with a word that the school avoids. */
const WORDING_TURNS = 6;
/** The most that a warm closing takes. */
const WARM_WORDS = 20;
const WARM_CHARACTERS = 115;

function isTeachers({ sources }: DraftSentence): boolean {
  return sources.includes("teacher");
}

/** Whether the text still says all it has to when this sentence goes. */
function canGo(facts: Facts, draft: readonly DraftSentence[], index: number): boolean {
  const sentence = draft[index];
  if (!sentence || isTeachers(sentence)) return false;
  const rest = draft.filter((_, at) => at !== index);
  const moves = movesOf(facts);
  return sentence.sources.every((source) => {
    if (source === "general" || source === "teacher") return true;
    if (!rest.some(({ sources }) => sources.includes(source))) return false;
    const field = MAIN_FIELDS.find((main) => main === source);
    return (
      !field ||
      rest.some(({ text }) => saysOption(field, facts.inputs[field], withoutMoves(text, moves)))
    );
  });
}

/** Drops what can be spared, advice first and from the end, until the text has `wantedSize`. */
function shorten(facts: Facts, draft: DraftSentence[], wantedSize: number): void {
  const { min } = rangeBounds(facts.range);
  for (const general of [true, false]) {
    for (let index = draft.length - 2; index > 0 && draftSize(facts, draft) > wantedSize; index--) {
      if (draft[index]?.sources.includes("general") !== general || !canGo(facts, draft, index))
        continue;
      const without = draft.filter((_, at) => at !== index);
      if (draftSize(facts, without) >= min) draft.splice(index, 1);
    }
  }
}

/** Where a sentence about these sources belongs: after the last about them, or before the closing. */
function placeInDraft(
  draft: readonly DraftSentence[],
  sources: readonly string[],
): { index: number; paragraph: number } {
  const about = draft.findLastIndex((sentence) =>
    sentence.sources.some((source) => source !== "general" && sources.includes(source)),
  );
  const last = draft.length - 1;
  const target = draft.findIndex(({ sources: [source] }) => source === "area_to_improve");
  // Between the teacher's target and the advice on it nothing else comes.
  if (about < 0 && target > 0)
    return { index: target, paragraph: draft[target - 1]?.paragraph ?? 0 };
  const index = about >= 0 ? about + 1 : draft[last]?.sources.includes("general") ? last : last + 1;
  return {
    index,
    paragraph: draft[Math.max(0, about >= 0 ? about : Math.min(index, last))]?.paragraph ?? 0,
  };
}

/** Adds passages and advice that the text does not have, beside what they are about, until it has `wantedSize`. */
function lengthen(
  context: GenerationContext,
  facts: Facts,
  draft: DraftSentence[],
  wantedSize: number,
): void {
  const { max } = rangeBounds(facts.range);
  const used = usedFields(facts.inputs).filter((field) => !facts.leave_out.includes(field));
  const fields = used.filter(isMainField);
  const said = new Set(draft.flatMap(({ sources }) => sources));
  const expressed = used.filter((field) => said.has(field));
  for (const content of rankContent(context, facts.inputs, fields, expressed)) {
    const size = draftSize(facts, draft);
    if (size >= wantedSize) return;
    const plan = planSentence(
      context,
      content,
      Math.min(max, wantedSize + 25) - size - 3,
      "varied",
    );
    if (!plan) continue;
    const { forTarget, about } = content;
    const beside = forTarget ?? about;
    const { index, paragraph } = placeInDraft(draft, beside ? [beside] : plan.sources);
    const added = singleSentences(plan).map(({ tokens, sources }) => ({
      text: context.styling.finish(realiseSentence(tokens, context.person, false)),
      sources: [...sources],
      paragraph,
    }));
    draft.splice(index, 0, ...added);
  }
}

/** Another tone: wordings change place, and a warm text gains a word of encouragement. */
function changeTone(
  context: GenerationContext,
  facts: Facts,
  draft: DraftSentence[],
  kind: "warmer" | "more_formal",
): void {
  const { max } = rangeBounds(facts.range);
  for (const sentence of draft) {
    const before = sentence.text;
    const ownWords = sentence.sources.some(
      (source) => source !== "general" && !(MAIN_FIELDS as readonly string[]).includes(source),
    );
    if (!ownWords) sentence.text = reword(before, kind === "warmer" ? "warmer" : "more formal");
    if (draftSize(facts, draft) > max) sentence.text = before;
  }
  if (kind !== "warmer") return;
  const spare = draft.findLastIndex(
    ({ sources }, at) => at > 0 && sources.length === 1 && sources[0] === "general",
  );
  if (
    spare >= 0 &&
    draftSize(facts, draft) + (facts.unit === "words" ? WARM_WORDS : WARM_CHARACTERS) > max
  )
    draft.splice(spare, 1);
  const room = max - draftSize(facts, draft) - 2;
  const choice = choosePhrase(context, ["study/warm/closing"], { most: room });
  if (!choice) return;
  recordChoice(context, choice);
  const text = context.styling.finish(realiseSentence(choice.tokens, context.person, false));
  const { index, paragraph } = placeInDraft(draft, []);
  draft.splice(index, 0, { text, sources: ["general"], paragraph });
}

/** Works an input in that the text does not express; advice makes room for it. */
function include(
  context: GenerationContext,
  facts: Facts,
  draft: DraftSentence[],
  field: ReportField,
): void {
  if (facts.leave_out.includes(field)) refuse(KEPT_OUT);
  const { max } = rangeBounds(facts.range);
  const plans = plansOf(context, facts, field);
  if (plans.length === 0)
    refuse(
      "The writer on this server cannot make a sentence of this note. Put it in other words, or write it into the text yourself.",
    );
  for (const { tokens, sources } of plans) {
    const text = context.styling.finish(realiseSentence(tokens, context.person, false));
    const longer = [...draft];
    const { index, paragraph } = placeInDraft(draft, [...sources, ...mainOf(field)]);
    longer.splice(index, 0, { text, sources, paragraph });
    if (draftSize(facts, longer) > max) shorten(facts, longer, max);
    if (draftSize(facts, longer) > max) continue;
    draft.splice(0, draft.length, ...longer);
    return;
  }
  refuse(
    `It does not fit into ${facts.range} ${facts.unit} beside what has to be said. Choose a longer range, or shorten the text first.`,
  );
}

/** Sentences that could be made of an input, the fullest first. */
function plansOf(context: GenerationContext, facts: Facts, field: ReportField): SentencePlan[] {
  const main = MAIN_FIELDS.find((each) => each === field);
  if (main) return [planObservation(context, main, facts.inputs[main], false)];
  const { max } = rangeBounds(facts.range);
  return readNote(facts.inputs[field], context.person.name, field).flatMap(
    (part) => planNoteSentence(context, field, part, 0, max) ?? [],
  );
}

/** The main field that a note belongs to. */
function mainOf(note: ReportField): MainField[] {
  return MAIN_FIELDS.filter((field) => NOTES_FIELD[field] === note);
}

function refuse(message: string): never {
  throw new WritingError("failed_checks", message);
}

function change(context: GenerationContext, request: RefineRequest, draft: DraftSentence[]): void {
  const { facts, change: asked } = request;
  const { min, max } = rangeBounds(facts.range);
  const size = draftSize(facts, draft);
  switch (asked.kind) {
    case "shorter":
      shorten(facts, draft, Math.max(min, size * (1 - STEP)));
      if (draftSize(facts, draft) >= size)
        refuse(`This report is already as short as ${facts.range} ${facts.unit} allow.`);
      return;
    case "longer":
      lengthen(context, facts, draft, Math.min(max, size * (1 + STEP)));
      if (draftSize(facts, draft) <= size)
        refuse(`This report is already as long as ${facts.range} ${facts.unit} allow.`);
      return;
    case "reword": {
      const sentence = draft[asked.sentence] ?? refuse("This sentence is no longer in the report.");
      const room =
        max - size + (facts.unit === "words" ? countWords(sentence.text) : sentence.text.length);
      const text =
        paraphrase(context, facts, draft, asked.sentence, room) ??
        refuse("The banks know no other words for this sentence.");
      sentence.text = text;
      sentence.sources = sentence.sources.filter((source) => source !== "teacher");
      return;
    }
    case "include":
      include(context, facts, draft, asked.field);
      return;
    case "warmer":
    case "more_formal":
      changeTone(context, facts, draft, asked.kind);
  }
}

/** Says sentences with words that the school avoids in others, or drops them where the text can spare them. */
function repairWording(
  context: GenerationContext,
  request: RefineRequest,
  draft: DraftSentence[],
): void {
  const { facts, rules } = request;
  const { min, max } = rangeBounds(facts.range);
  const avoids = (sentence: DraftSentence) => checkWording(facts, [sentence], rules).length > 0;
  for (let index = draft.length - 1; index >= 0; index--) {
    const sentence = draft[index];
    if (!sentence || !avoids(sentence)) continue;
    const room =
      max -
      draftSize(facts, draft) +
      (facts.unit === "words" ? countWords(sentence.text) : sentence.text.length);
    for (let turn = 0; turn < WORDING_TURNS; turn++) {
      const text = paraphrase(context, facts, draft, index, room);
      if (text === null || !avoids({ ...sentence, text })) {
        sentence.text = text ?? sentence.text;
        break;
      }
    }
    const without = draft.filter((_, at) => at !== index);
    if (avoids(sentence) && canGo(facts, draft, index) && draftSize(facts, without) >= min)
      draft.splice(index, 1);
  }
}

/** Changes a finished text as the teacher asks; the teacher's own sentences stay word for word. */
export function refine(request: RefineRequest): WrittenReport {
  const { facts, report } = request;
  // What the text says itself is not to be said again.
  const said = { ...request.said, earlier: [...request.said.earlier, report.text] };
  const context = createContext({ ...request, said }, report.text);
  const draft = toDraft(report);
  change(context, request, draft);
  if (request.rules) repairWording(context, request, draft);
  const { min, max } = rangeBounds(facts.range);
  if (draftSize(facts, draft) > max) shorten(facts, draft, max);
  if (draftSize(facts, draft) < min) lengthen(context, facts, draft, min);
  const sentences = draft.map(({ text, sources }) => ({ text, sources }));
  const expressed = new Set(sentences.flatMap(({ sources }) => sources));
  return {
    text: joinDraft(draft),
    sentences,
    uncovered: usedFields(facts.inputs).filter((field) => !expressed.has(field)),
    written_by: `embedded ${BANKS.version}`,
  };
}
