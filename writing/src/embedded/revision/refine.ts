import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";
import {
  MAIN_FIELDS,
  NOTES_FIELD,
  countWords,
  rangeBounds,
  usedFields,
} from "@reportair/contract/features/report-fields.ts";
import { checkWording } from "../../checks/wording.ts";
import type { Facts, RefineRequest, WrittenReport } from "../../facts.ts";
import { KEPT_OUT, WritingError } from "../../facts.ts";
import type { GenerationContext } from "../context.ts";
import { createContext } from "../context.ts";
import { BANKS } from "../lexicon/banks.ts";
import { reword } from "../realisation/tone.ts";
import { finishSentence } from "../voice.ts";
import type { DraftSentence } from "./draft.ts";
import { draftSize, joinDraft, placeInDraft, toDraft } from "./draft.ts";
import { fillUp, lengthen, plansOf } from "./lengthen.ts";
import { paraphrase } from "./paraphrase.ts";
import { staysSaid } from "./stays-said.ts";

/** How much shorter or longer a text becomes. */
const STEP = 0.15;
/** With no more room than this, words or characters, no sentence fits. */
const TIGHT = 4;
const ALL_SAID =
  "Everything that was given is said in this report. To make it longer, add a note and write it again.";
const NO_OTHER_TONE = {
  warmer: "This report has no words that could be warmer without saying something else.",
  more_formal: "This report has no words that could be more formal.",
} as const;
const TOO_SHORT =
  "Every other wording of this sentence leaves the report shorter than its range. Make the report longer first.";
/** Wordings that are tried for one that is long enough. */
const REWORDINGS = 30;
/** Other wordings that are tried for a sentence with a word that the school avoids. */
const WORDING_TURNS = 6;

function isTeachers({ sources }: DraftSentence): boolean {
  return sources.includes("teacher");
}

/** Whether the text still says all it has to when this sentence goes. */
function canGo(facts: Facts, draft: readonly DraftSentence[], index: number): boolean {
  const sentence = draft[index];
  return sentence !== undefined && !isTeachers(sentence) && staysSaid(facts, draft, index);
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

/** Another tone: wordings change place, and nothing is added. */
function changeTone(facts: Facts, draft: DraftSentence[], kind: "warmer" | "more_formal"): void {
  const { min, max } = rangeBounds(facts.range);
  for (const sentence of draft) {
    const before = sentence.text;
    const ownWords = sentence.sources.some(
      (source) => source !== "general" && !(MAIN_FIELDS as readonly string[]).includes(source),
    );
    if (!ownWords) sentence.text = reword(before, kind === "warmer" ? "warmer" : "more formal");
    const size = draftSize(facts, draft);
    // A text that left its range would have to gain or lose a sentence.
    if (size > max || size < min) sentence.text = before;
  }
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
  const said = new Set(draft.map(({ text }) => text));
  const plans = plansOf(context, facts, field).filter(
    (plan) => ![true, false].some((byName) => said.has(finishSentence(context, plan, byName))),
  );
  if (plans.length === 0)
    refuse(
      "The writer on this server cannot make a sentence of this note. Put it in other words, or write it into the text yourself.",
    );
  for (const plan of plans) {
    const { sources } = plan;
    const text = finishSentence(context, plan, false);
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

/** The main field that a note belongs to. */
function mainOf(note: ReportField): MainField[] {
  return MAIN_FIELDS.filter((field) => NOTES_FIELD[field] === note);
}

function tooLong({ range, unit }: Facts): string {
  return `This report is already as long as ${range} ${unit} allow.`;
}

function refuse(message: string): never {
  throw new WritingError("failed_checks", message);
}

/** A sentence in other words that leave the text its least length, so that none is added to make up for it. */
function rewordings(
  context: GenerationContext,
  facts: Facts,
  draft: readonly DraftSentence[],
  index: number,
  room: number,
): string {
  const least = Math.min(rangeBounds(facts.range).min, draftSize(facts, draft));
  let found = false;
  for (let turn = 0; turn < REWORDINGS; turn++) {
    const text = paraphrase(context, facts, draft, index, room);
    if (text === null) break;
    found = true;
    const changed = draft.map((one, at) => (at === index ? { ...one, text } : one));
    if (draftSize(facts, changed) >= least) return text;
  }
  return refuse(found ? TOO_SHORT : "The banks know no other words for this sentence.");
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
      if (draftSize(facts, draft) <= size) refuse(size >= max - TIGHT ? tooLong(facts) : ALL_SAID);
      return;
    case "reword": {
      const sentence = draft[asked.sentence] ?? refuse("This sentence is no longer in the report.");
      const room =
        max - size + (facts.unit === "words" ? countWords(sentence.text) : sentence.text.length);
      if (sentence.sources.some((source) => WRITTEN_FIELDS.some((field) => field === source)))
        refuse("This says what you wrote. Change it in the text, or reword your note.");
      sentence.text = rewordings(context, facts, draft, asked.sentence, room);
      sentence.sources = sentence.sources.filter((source) => source !== "teacher");
      return;
    }
    case "include":
      include(context, facts, draft, asked.field);
      return;
    case "warmer":
    case "more_formal": {
      const before = joinDraft(draft);
      changeTone(facts, draft, asked.kind);
      if (joinDraft(draft) === before) refuse(NO_OTHER_TONE[asked.kind]);
    }
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
  const { max } = rangeBounds(facts.range);
  if (draftSize(facts, draft) > max) shorten(facts, draft, max);
  fillUp(context, facts, draft);
  const sentences = draft.map(({ text, sources }) => ({ text, sources }));
  const expressed = new Set(sentences.flatMap(({ sources }) => sources));
  return {
    text: joinDraft(draft),
    sentences,
    uncovered: usedFields(facts.inputs).filter((field) => !expressed.has(field)),
    handed_back: [],
    written_by: `embedded ${BANKS.version}`,
  };
}
