import type { MainField, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { MAIN_FIELDS, countWords } from "@reportair/contract/features/report-fields.ts";
import type { Valence } from "../content-selection/valence.ts";
import { isBlameless } from "../content-selection/against-the-notes.ts";
import { areUnlike, isSmallPraise, valenceOf } from "../content-selection/valence.ts";
import type { GenerationContext } from "../context.ts";
import { POSITION_OF } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { totalSize } from "../document-planning/sentence-plan.ts";
import type { LexicalChoice } from "../lexical-choice/choose-phrase.ts";
import { choosePhrase, familiarity, recordChoice } from "../lexical-choice/choose-phrase.ts";
import { bigramsOf } from "../lexical-choice/discourse-history.ts";
import type { Token } from "../lexicon/template.ts";
import { joinTexts, roughText } from "../lexicon/template.ts";
import { chooseConnective } from "./connectives.ts";
import { planFrames } from "./frame-sentences.ts";

/** Whether nothing is known of how homework is done, because none was handed in. */
function isUnseen({ nothingHandedIn }: GenerationContext, field: MainField): boolean {
  return field === "homework_improvement_area" && nothingHandedIn;
}

function cellOf(context: GenerationContext, field: MainField, option: string): string {
  return `${field}/${option}${isUnseen(context, field) ? " from none" : ""}`;
}

/** The cells that hold what may be said of a field's option in this subject. */
export function observationCells(
  context: GenerationContext,
  field: MainField,
  option: string,
): string[] {
  if (isUnseen(context, field)) return [`${cellOf(context, field, option)}/say`];
  // What a subject asks for next is guessed at only where the teacher has not said it.
  if (field === "level" && context.levelNoted) return [`${field}/${option}/say`];
  return [`${field}/${option}/say`, `subjects/${context.area}/${option}/say`];
}

/** A saying that goes on to judge the tick, to thank for it or to ask for more, in the place of what the note tells. */
const GOES_ON =
  /[,;:]|\b(?:and|but|though)\b|^(?:it is|we|i)\b|\b(?:congratulated|commended|thank|pleased|needs? to|must|too|mean that)\b/iu;

/** What would be said twice before "is working at grade 3". */
const WORKING = /\b(?:work(?:s|ing)|level)\b/iu;

/**
 * Words that say a tick: where a note excuses it, words that blame nobody if there are any, and where a note says more of
 * it, words that leave the rest to the note.
 */
export function chooseSaying(
  context: GenerationContext,
  field: MainField,
  cells: readonly string[],
  options: Parameters<typeof choosePhrase>[2],
): LexicalChoice | null {
  const fits = context.excused.has(field)
    ? isBlameless
    : context.noted.has(field) || context.tight
      ? (text: string) =>
          !GOES_ON.test(text) && !(field === "level" && context.levelGraded && WORKING.test(text))
      : null;
  const plain = fits && choosePhrase(context, cells, { ...options, fits });
  return plain ?? choosePhrase(context, cells, options);
}

/** A full sentence for the option of a field; the first of a report speaks of the student. */
export function planObservation(
  context: GenerationContext,
  field: MainField,
  option: string,
  first: boolean,
): SentencePlan {
  const cells = observationCells(context, field, option);
  const choice =
    chooseSaying(context, field, cells, { refers: first }) ??
    chooseSaying(context, field, cells, { shortest: true });
  if (!choice) throw new Error(`The banks cannot say ${field} "${option}"`);
  recordChoice(context, choice);
  return {
    tokens: choice.tokens,
    sources: [field],
    position: POSITION_OF[field],
    optional: false,
    // What is excused is held against nobody, not even by a "however".
    valence: context.excused.has(field) ? undefined : valenceOf(field, option),
    connectives: {
      contrast: chooseConnective(context, "contrast"),
      addition: chooseConnective(context, "addition"),
    },
    size: choice.size,
  };
}

type Clause = { choice: LexicalChoice; valence: Valence; field: MainField };

function clauseOf(
  context: GenerationContext,
  field: MainField,
  option: string,
  shortest: boolean,
  beside: readonly MainField[],
): Clause {
  const cells = [`${cellOf(context, field, option)}/clause`];
  // "Completes homework and needs more care in homework"
  const named = field === "homework_improvement_area" && beside.includes("homework");
  const fits = (text: string) => !text.includes("homework");
  const choice = chooseSaying(context, field, cells, { shortest, ...(named && { fits }) });
  if (!choice) throw new Error(`The banks have no short words for ${field} "${option}"`);
  return { choice, valence: valenceOf(field, option), field };
}

function firstWordOf(tokens: readonly Token[]): string {
  return roughText(tokens).split(" ")[0] ?? "";
}

/** "Shows good effort and shows …": a verb that two clauses share is said once. */
function withoutEcho(said: readonly Token[], tokens: readonly Token[]): readonly Token[] {
  if (firstWordOf(said) !== firstWordOf(tokens)) return tokens;
  const joined = joinTexts(tokens);
  const at = joined.findIndex((token) => token.kind === "text" && /\s/u.test(token.text.trimEnd()));
  const rest = joined[at];
  if (rest?.kind !== "text") return tokens;
  return [
    { kind: "text", text: rest.text.slice(rest.text.indexOf(" ") + 1) },
    ...joined.slice(at + 1),
  ];
}

/** What to improve in homework is an aim and no fault. */
function isAim({ field }: Clause): boolean {
  return field === "homework_improvement_area";
}

/** Whether the second of two clauses turns from what the first says. */
function turns(first: Clause, second: Clause): boolean {
  const isSmall = ({ field, valence, choice }: Clause) =>
    isSmallPraise(field, valence, roughText(choice.tokens));
  if (isAim(second) || isSmall(first) || isSmall(second)) return false;
  return areUnlike(first.valence, second.valence);
}

function joinClauses(clauses: readonly Clause[]): Token[] {
  const [first, second] = clauses;
  return [
    { kind: "reference", form: "subject" },
    { kind: "text", text: " " },
    ...(first?.choice.tokens ?? []),
    ...(first && second
      ? [
          {
            kind: "text" as const,
            text: turns(first, second) ? " but " : " and ",
          },
          ...withoutEcho(first.choice.tokens, second.choice.tokens),
        ]
      : []),
    { kind: "text", text: "." },
  ];
}

/** Ways to say some fields in one sentence that are compared. */
const ATTEMPTS = 9;
/** So many characters a sentence may be longer for being new where space is short. */
const NEW_IS_WORTH = 14;

/** The least familiar of a few ways to say these fields in one sentence. */
function aggregateFields(
  context: GenerationContext,
  inputs: ReportInputs,
  fields: readonly MainField[],
  shortest: boolean,
): SentencePlan {
  const mayTurn = !fields.includes("homework_improvement_area");
  let best: { clauses: Clause[]; tokens: Token[]; score: number } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const clauses = fields.map((field) =>
      clauseOf(context, field, inputs[field], shortest && attempt < 2, fields),
    );
    // A fault is not put before what was to be said first.
    const [, second] = clauses;
    if (mayTurn && attempt % 2 === 1 && second?.valence !== "low") clauses.reverse();
    const tokens = joinClauses(clauses);
    const text = roughText(tokens);
    const familiar = familiarity(context, text, bigramsOf(text));
    const score = shortest ? text.length + familiar * NEW_IS_WORTH : familiar;
    if (!best || score < best.score) best = { clauses, tokens, score };
  }
  const { clauses, tokens } = best as NonNullable<typeof best>;
  for (const { choice } of clauses) recordChoice(context, choice);
  const size =
    context.unit === "words" ? countWords(roughText(tokens)) : roughText(tokens).length + 3;
  return {
    tokens,
    sources: [...fields],
    position: POSITION_OF[fields[0] as MainField],
    optional: false,
    size,
  };
}

/** The pairs of fields that one short sentence holds where space is tight. */
export const TIGHT_GROUPS: readonly (readonly MainField[])[] = [
  ["level", "participation"],
  ["behaviour", "punctuality"],
  ["homework", "homework_improvement_area"],
];

/** The options of the used fields in as few words as the banks have: one sentence for each pair. */
export function aggregateObservations(
  context: GenerationContext,
  inputs: ReportInputs,
  fields: readonly MainField[],
  shortest: boolean,
): SentencePlan[] {
  return TIGHT_GROUPS.map((group) => group.filter((field) => fields.includes(field)))
    .filter((group) => group.length > 0)
    .map((group) => aggregateFields(context, inputs, group, shortest));
}

/** Names and connectives make a text a little longer than its plans are. */
const ROOMY_SHARE = 0.92;
/** The most of a text that is kept for notes, however long they are. */
const MOST_FOR_NOTES = 0.45;
/** Beyond this the shortest words that there are must do. */
const TIGHT_SHARE = 0.72;

/** All ticks: a full sentence for each where they leave room for notes of this length, else aggregated. */
function planTicks(
  context: GenerationContext,
  inputs: ReportInputs,
  fields: readonly MainField[],
  most: number,
  ofNotes: number,
): SentencePlan[] {
  const full = fields.map((field, index) =>
    planObservation(context, field, inputs[field], index === 0),
  );
  if (totalSize(full) <= most * ROOMY_SHARE - Math.min(ofNotes, most * MOST_FOR_NOTES)) return full;
  context.used.clear();
  const tight = aggregateObservations(context, inputs, fields, false);
  if (totalSize(tight) <= most * TIGHT_SHARE) return tight;
  context.used.clear();
  return aggregateObservations(context, inputs, fields, true);
}

/** All ticks, and the teacher's own sentences about them where they leave room beside what the notes will take. */
export function planObservations(
  context: GenerationContext,
  inputs: ReportInputs,
  fields: readonly MainField[],
  most: number,
  ofNotes: number,
): SentencePlan[] {
  const plans = planTicks(context, inputs, fields, most, ofNotes);
  return [...plans, ...planFrames(context, inputs, fields, most - totalSize(plans) - ofNotes)];
}

/** Full sentences in the place of those that hold two ticks, as far as the plans then leave room. */
export function unfoldObservations(
  context: GenerationContext,
  inputs: ReportInputs,
  plans: readonly SentencePlan[],
  most: number,
): SentencePlan[] {
  let room = most * ROOMY_SHARE - totalSize(plans);
  return plans.flatMap((plan, index): SentencePlan[] => {
    // A teacher's own sentence stands as it is.
    if (plan.calls !== undefined) return [plan];
    const fields = MAIN_FIELDS.filter((field) => plan.sources.includes(field));
    if (fields.length < 2 || fields.length < plan.sources.length) return [plan];
    const full = fields.map((field, at) =>
      planObservation(context, field, inputs[field], index === 0 && at === 0),
    );
    const more = totalSize(full) - plan.size;
    if (more > room) return [plan];
    room -= more;
    return full;
  });
}
