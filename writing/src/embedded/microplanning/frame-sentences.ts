import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { countWords, FIELD_OPTIONS } from "@reportair/contract/features/report-fields.ts";
import { saysOption, saysOtherOptions } from "../../checks/evidence.ts";
import type { Source } from "../../facts.ts";
import { possessive } from "../../language/names.ts";
import { PRONOUN_CASES, type PronounCase } from "../../language/pronouns.ts";
import type { StyleFrame } from "../../style/frames.ts";
import type { StyleTopic } from "../../style/topics.ts";
import type { Valence } from "../content-selection/valence.ts";
import { valenceOf } from "../content-selection/valence.ts";
import type { GenerationContext } from "../context.ts";
import type { Position } from "../document-planning/document-plan.ts";
import { POSITION_OF, positionAt } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { familiarity } from "../lexical-choice/choose-phrase.ts";
import { bigramsOf } from "../lexical-choice/discourse-history.ts";
import type { Token } from "../lexicon/template.ts";
import { openFirstReference, roughText } from "../lexicon/template.ts";

/** Most sentences of the teacher's own between the first and the last. */
const MOST_BETWEEN = 2;
/** What a name counts, whoever's it is: names have no part in the choice. */
const ANY_NAME = "Person";

const FIELD_OF: Partial<Record<StyleTopic, MainField>> = {
  attainment: "level",
  participation: "participation",
  behaviour: "behaviour",
  punctuality: "punctuality",
  homework: "homework",
};
const GENERAL: readonly Source[] = ["general"];

type Ticks = { inputs: ReportInputs; fields: readonly MainField[] };

function isBest(field: MainField, option: string): boolean {
  return FIELD_OPTIONS[field][0] === option;
}

/** What a judgement of the report as a whole rests on; null where the ticks do not bear it out. */
function groundsOverall({ judgement }: StyleFrame, { inputs, fields }: Ticks): Source[] | null {
  const judged = fields.filter((field) => field !== "homework_improvement_area");
  const of = (wanted: Valence) =>
    judged.filter((field) => valenceOf(field, inputs[field]) === wanted);
  const [good, middling, bad] = [of("high"), of("mid"), of("low")];
  switch (judgement) {
    case "neutral":
      return [...GENERAL];
    case "warm":
      return bad.length <= good.length && !bad.includes("behaviour") ? [...GENERAL] : null;
    case "praise":
      return bad.length === 0 && good.length >= middling.length ? good : null;
    case "high":
      return bad.length + middling.length === 0 && good.some((each) => isBest(each, inputs[each]))
        ? good
        : null;
    case "mixed":
      return bad.length > 0 && good.length > 0 ? [...good, ...bad] : null;
    case "fair":
      return bad.length === 0 && middling.length > good.length ? middling : null;
    case "fault":
      return bad.length >= 2 && good.length === 0 ? bad : null;
  }
}

/** The tick that a judgement of one topic rests on; null where there is none, or one that says otherwise. */
function groundsOf(
  frame: StyleFrame,
  field: MainField,
  { inputs, fields }: Ticks,
): Source[] | null {
  if (!fields.includes(field)) return null;
  const option = inputs[field];
  const wanted = { praise: "high", high: "high", fair: "mid", fault: "low" } as const;
  const { judgement } = frame;
  if (judgement === "neutral" || judgement === "warm") return [...GENERAL];
  if (judgement === "mixed" || valenceOf(field, option) !== wanted[judgement]) return null;
  return judgement === "high" && !isBest(field, option) ? null : [field];
}

/** What bears a frame out in this report; null where it would say what nobody gave. */
function groundsFor(frame: StyleFrame, ticks: Ticks): Source[] | null {
  const { inputs, fields } = ticks;
  const denied = fields.some((field) => {
    const other = saysOtherOptions(field, inputs[field], frame.text).length > 0;
    return other && !saysOption(field, inputs[field], frame.text);
  });
  if (denied) return null;
  const field = frame.topic && FIELD_OF[frame.topic];
  // Progress and effort are matters of the whole report where they have no tick of their own.
  const wide = field === "level" || field === "participation";
  if (!field || (wide && !fields.includes(field))) {
    return frame.part === "body" ? null : groundsOverall(frame, ticks);
  }
  return groundsOf(frame, field, ticks);
}

const SLOT = /(\{[^{}]+\}(?:['’]s\b)?)/u;

/** A frame with its slots filled but for pronouns; the student is always called by name where the teacher does. */
function tokensOf(text: string, name: string, subject: string): Token[] {
  const tokens = text.split(SLOT).flatMap((part): Token[] => {
    if (part === "") return [];
    if (/^\{PUPIL\}['’]s$/u.test(part)) return [{ kind: "text", text: possessive(name) }];
    if (part === "{PUPIL}") return [{ kind: "text", text: name }];
    if (part.startsWith("{subject}"))
      return [{ kind: "text", text: part.replace("{subject}", subject) }];
    const inside = /^\{([^{}]+)\}$/u.exec(part)?.[1];
    if (inside === undefined) return [{ kind: "text", text: part }];
    const [singular = "", plural] = inside.split("|");
    if (plural !== undefined) return [{ kind: "agree", singular, plural }];
    const form = inside.toLowerCase() as PronounCase;
    return PRONOUN_CASES.includes(form)
      ? [{ kind: "pronoun", form }]
      : [{ kind: "text", text: part }];
  });
  // "Rhys's behaviour's lovely" has one apostrophe too many.
  const shortened = /^\{Their\} [\p{L}-]+['’]s\b/u.test(text);
  return text.includes("{PUPIL}") || shortened ? tokens : openFirstReference(tokens);
}

/** A name that is a word must not meet itself, and to the student nobody speaks of the student. */
function suitsPerson({ text }: StyleFrame, { person, styling }: GenerationContext): boolean {
  const next = /\{PUPIL\} ([\p{L}']+)/u.exec(text)?.[1];
  if (next?.toLowerCase() === person.name.toLowerCase()) return false;
  return !styling.toStudent || !/(?<!, )\{PUPIL\}(?!,)|\{[Tt]he/u.test(text);
}

type Usable = { frame: StyleFrame; sources: Source[]; rough: string };

function usable(context: GenerationContext, ticks: Ticks): Usable[] {
  return context.random.shuffle(context.styling.frames).flatMap((frame) => {
    const sources = suitsPerson(frame, context) ? groundsFor(frame, ticks) : null;
    const rough = roughText(tokensOf(frame.text, ANY_NAME, context.subject));
    return sources && context.styling.accepts(rough, false) ? [{ frame, sources, rough }] : [];
  });
}

function sizeOf({ unit }: GenerationContext, text: string): number {
  return unit === "words" ? countWords(text) : text.length + 1;
}

function place({ part, topic }: StyleFrame): Position {
  if (part === "opening") return positionAt("opening", "opening", "opening");
  if (part === "closing") return positionAt("ahead", "closing", "closing");
  return { ...POSITION_OF[FIELD_OF[topic ?? "attainment"] ?? "level"], slot: "move", nth: 1 };
}

/** The sentence of this part that the class has heard least. */
function choose(
  context: GenerationContext,
  all: readonly Usable[],
  part: StyleFrame["part"],
  room: number,
): SentencePlan | null {
  const scored = all
    .filter(({ frame, rough }) => frame.part === part && sizeOf(context, rough) <= room)
    .map((one) => ({ ...one, known: familiarity(context, one.rough, bigramsOf(one.rough)) }))
    .toSorted((one, other) => one.known - other.known);
  const best = scored[0];
  if (!best) return null;
  context.history.add(bigramsOf(best.rough));
  context.messages.add(best.rough);
  return {
    tokens: tokensOf(best.frame.text, context.person.name, context.subject),
    calls: best.frame.text.includes("{PUPIL}"),
    sources: [...best.sources],
    position: place(best.frame),
    optional: true,
    size: sizeOf(context, best.rough),
  };
}

/**
 * The teacher's own first and last sentence, and what they like to say between, wherever the ticks bear it out; no more
 * of it than there is room for.
 */
export function planFrames(
  context: GenerationContext,
  inputs: ReportInputs,
  fields: readonly MainField[],
  most: number,
): SentencePlan[] {
  if (context.styling.frames.length === 0) return [];
  const all = usable(context, { inputs, fields });
  const plans: SentencePlan[] = [];
  let room = most;
  const add = (plan: SentencePlan | null) => {
    if (!plan) return;
    plans.push(plan);
    room -= plan.size;
  };
  add(choose(context, all, "opening", room));
  add(choose(context, all, "closing", room));
  const between = all.filter(({ frame }) => frame.part === "body");
  for (let turn = 0; turn < MOST_BETWEEN; turn++) {
    const taken = new Set(plans.flatMap(({ sources }) => sources));
    const rest = between.filter(({ sources }) => !sources.some((source) => taken.has(source)));
    add(choose(context, rest, "body", room / 2));
  }
  return plans;
}
