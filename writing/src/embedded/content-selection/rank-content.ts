import type {
  MainField,
  ReportField,
  ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import { NOTES_FIELD } from "@reportair/contract/features/report-fields.ts";
import type { GenerationContext } from "../context.ts";
import type { Position } from "../document-planning/document-plan.ts";
import { POSITION_OF, isMainField, positionAt } from "../document-planning/document-plan.ts";
import { causeCells, causesOf, isExcused } from "./causes.ts";
import type { Phrase } from "../lexicon/banks.ts";
import { phrasesOf } from "../lexicon/banks.ts";
import { byUrgency } from "./communicative-goal.ts";
import type { ContentUnit } from "./content-unit.ts";
import { adviceCells, shortCell, subjectCells, type Advice } from "./advice-cells.ts";
import { ownClosings } from "./own-closings.ts";
import { stepsFor } from "./steps.ts";
import { hasAim, isTarget, targetAdvice } from "./targets.ts";
import type { Valence } from "./valence.ts";
import { overallValence, valenceOf } from "./valence.ts";

/** What asks for more than the course does, which has to be reached first. */
const GOES_FURTHER = /\b(?:stretch|extension|harder|beyond the course|ambitious)\b/u;
/** Behind all that stands in its place otherwise. */
const PLAIN = 9;
/** With so few ticks, what to do about them has paragraphs of its own. */
const FEW = 2;
/** So often the same content comes round again where a long text is asked for. */
const ROUNDS = 8;

/** What content is chosen from: the ticks, and the notes that are targets. */
type Given = {
  context: GenerationContext;
  inputs: ReportInputs;
  fields: readonly MainField[];
  targets: readonly ReportField[];
  /** What has been said of it all. */
  used: readonly ReportField[];
};

function general(cells: string[], position: Position): ContentUnit {
  return { cells, sources: ["general"], position };
}

/** Leaves no room for what a note may say against it, or would be taken for something that the note says. */
const UNRESERVED =
  /^(?:this|that|it)\b|\b(?:of|for|with|about|by) (?:this|that|it)\b|\b(?:long may|keep this up|could not (?:have|be)|just what|not one|no concerns|a habit to keep)\b/iu;

/** So many ticks fill a text counted in characters: those that have been said in full are not said again. */
const MANY = 5;

/** A second sentence that says no more than the tick does; none where the note excuses it. */
function restatement({ context, inputs, fields }: Given, field: MainField): ContentUnit[] {
  if (context.excused.has(field)) return [];
  const unseen = field === "homework_improvement_area" && context.nothingHandedIn;
  const noted = context.noted.has(field);
  const plain = context.styling.rhythm === null;
  const enough = context.unit === "characters" && fields.length >= MANY;
  const told = plain && (enough || WRITTEN_FIELDS.some((note) => inputs[note].trim() !== ""));
  const good = valenceOf(field, inputs[field]) === "high";
  const reserve = plain && noted;
  return [
    {
      ...(noted && { fits: (text: string) => !UNRESERVED.test(text) }),
      ...(told && good && { once: true as const }),
      ...(reserve && { reserve: true as const }),
      cells: [`${field}/${inputs[field]}${unseen ? " from none" : ""}/follow`],
      sources: [field],
      position: { ...POSITION_OF[field], slot: noted ? "again after notes" : "again" },
      restates: true,
      ...(valenceOf(field, inputs[field]) !== "high" && { faults: true as const }),
    },
  ];
}

/**
 * Which ticks are said again first: those that no note says more of, and of those the good ones, because a fault told
 * twice is a reproach.
 */
function inRestatingOrder({ inputs, fields }: Given, used: readonly ReportField[]): MainField[] {
  const order: readonly Valence[] = ["high", "mid", "low"];
  const rank = (field: MainField) =>
    Number(used.includes(NOTES_FIELD[field])) * order.length +
    order.indexOf(valenceOf(field, inputs[field]));
  return fields.toSorted((a, b) => rank(a) - rank(b));
}

const SUPPORT = {
  school: positionAt("support", "lessons", "school"),
  home: positionAt("support", "study", "home"),
} as const;

/** Advice on a tick: beside it, or in paragraphs of its own where there are few ticks. */
function advice(given: Given, field: MainField, kind: Advice): ContentUnit[] {
  const { context, inputs, fields, targets, used } = given;
  if (field === "homework_improvement_area" && context.nothingHandedIn) return [];
  const causes = causesOf(inputs, field);
  // Whoever comes late through no fault of theirs can do nothing about it.
  if (field === "punctuality" && isExcused(causes)) return [];
  // A cause that only its teacher knows of, because the note was handed back, is nothing to speak of.
  if (causes.length > 0 && !used.includes(NOTES_FIELD[field])) return [];
  const cells =
    causes.length > 0 ? causeCells(field, causes) : adviceCells(context, inputs, field, kind);
  if (cells.length === 0) return [];
  const slot = targets.includes(NOTES_FIELD[field]) ? (`${kind} by target` as const) : kind;
  const position = fields.length <= FEW ? SUPPORT[kind] : { ...POSITION_OF[field], slot };
  const well = valenceOf(field, inputs[field]) === "high" && MANNERS.has(field);
  return [
    {
      ...general(cells, position),
      about: field,
      ...(well && { well }),
      ...(causes.length > 0 && { caused: true as const }),
      ...(!aimsElsewhere(given, field) && { mends: true as const }),
      // What is to be done in lessons comes before what can be done for it at home.
      ...(causes.length > 0 &&
        kind === "school" && { only: ({ source }: Phrase) => !FROM_HOME.test(source) }),
    },
  ];
}

/** Whether a tick needs no mending, or what is to be done in the subject is the teacher's own target. */
function aimsElsewhere({ inputs, targets }: Given, field: MainField): boolean {
  return (
    valenceOf(field, inputs[field]) === "high" ||
    (field === "level" && targets.includes("area_to_improve"))
  );
}

/** Advice to those at home. */
const FROM_HOME = /^(?:families|parents and carers|those at home) can help\b/u;

/** Fields in which there is nothing above the best. */
const MANNERS: ReadonlySet<MainField> = new Set(["punctuality", "behaviour"]);

/** The ticks of which a note tells what goes wrong with them, by nobody else's doing. */
function toldOf(
  { excused }: GenerationContext,
  inputs: ReportInputs,
  fields: readonly MainField[],
): ReadonlySet<MainField> {
  return new Set(
    fields.filter((field) => !excused.has(field) && causesOf(inputs, field).length > 0),
  );
}

/** Closings that ask for more than is asked of all; before the level is reached that is the next aim. */
const REACHES_FURTHER = /\b(?:stretch|challenge|higher|demanding|high aims)\b/iu;

/** Closings that ask for more of the same, and those that look back on what is to be worked on. */
const GOES_ON =
  /\b(?:build(?:ing)? on (?:all )?this|with (?:some |\w+ )?confidence|confident|suit (?:them|him|her) well|high(?:er)? aims|keep (?:this|it) up|in the same way|even higher|just as high|stretch\w*|challenge|continues? in this way|continued success|another (?:good )?term|this standard|pleased with)\b/iu;
const LOOKS_BACK =
  /\b(?:these (?:points|targets|next steps|changes)|well-chosen changes|all of this|this into practice)\b/iu;

/** Closings whose "this" is the good work before them: right behind what is still to be done they would praise that. */
const TAKES_UP_PRAISE =
  /\b(?:keep (?:up )?this\b|(?:build(?:ing)? on|continues? in) (?:all )?this\b|in the same way|another good term|more of the same|just as high|even higher)/iu;

/** Whether a closing praises what stands before it. */
export function takesUpPraise(text: string): boolean {
  return TAKES_UP_PRAISE.test(text);
}

/** "He should work on loops. He should …", "… work on these points": the target before it says as much. */
const SAYS_AS_TARGET = /^(?:they|\{pupil\}) should\b|\bwork on\b/u;

/** Whether what is asked of everybody is done: to be there, to behave and to hand homework in. */
function isDutiful(inputs: ReportInputs, fields: readonly MainField[]): boolean {
  return (["punctuality", "behaviour", "homework"] as const).every(
    (field) => !fields.includes(field) || valenceOf(field, inputs[field]) === "high",
  );
}

/**
 * Whether a closing follows from a report: no more of the same after a fault or a target, and no "these points" after
 * none.
 */
function follows(
  { context, inputs, fields, targets }: Given,
  clouded: boolean,
): (text: string) => boolean {
  const low =
    clouded ||
    toldOf(context, inputs, fields).size > 0 ||
    fields.some((field) => valenceOf(field, inputs[field]) === "low");
  const open = fields.filter((field) => valenceOf(field, inputs[field]) !== "high");
  const points = targets.length + open.length;
  const aims = targets.length > 0 || open.length > 0;
  // Only a target, or what to improve in homework, is certainly told as something to be done.
  const plain = context.styling.rhythm === null;
  const told = targets.length + Number(fields.includes("homework_improvement_area"));
  // Advice, which is told as well, has room in a text of so many words.
  const leastTold = context.unit === "words" ? 1 : 2;
  const reached = valenceOf("level", inputs.level) === "high" && isDutiful(inputs, fields);
  const aimed = plain && targets.includes("area_to_improve");
  return (text) =>
    !(low && GOES_ON.test(text)) &&
    !(plain && !reached && REACHES_FURTHER.test(text)) &&
    !(aims && TAKES_UP_PRAISE.test(text) && !context.styling.likes(text)) &&
    !(aimed && SAYS_AS_TARGET.test(text)) &&
    !((points < 2 || (plain && told < leastTold)) && LOOKS_BACK.test(text));
}

/** What a report does not end on where it is all that is wrong: its closing looks to the better. */
const MENDABLE: ReadonlySet<MainField> = new Set(["homework", "punctuality", "behaviour"]);

/** Closings that look to the one tick that is low, where it is one that can be put right by next term. */
function mendingClosing({ context, inputs, fields }: Given): ContentUnit[] {
  const low = fields.filter(
    (field) => !context.excused.has(field) && valenceOf(field, inputs[field]) === "low",
  );
  const [field] = low;
  // A teacher whose style is learnt has an order of topics, and comes back to none at the end.
  const own = context.warm || context.styling.rhythm !== null;
  if (!field || low.length > 1 || !MENDABLE.has(field) || own) return [];
  return [
    general([`study/closing after ${field}/closing`], positionAt("ahead", "closing", "closing")),
  ];
}

/** A closing to suit the whole report, or a warm one where the school wants that; the teacher's own "keep up the good work" only where there is good work. */
function closing(given: Given, clouded: boolean): ContentUnit {
  const { context, inputs, fields } = given;
  const valences = fields
    .filter((field) => !context.excused.has(field))
    .map((field): Valence => valenceOf(field, inputs[field]));
  const overall = overallValence(valences);
  const praise =
    overall !== "low"
      ? ["study/stock praise/closing"]
      : valences.includes("high")
        ? ["study/stock praise in part/closing"]
        : [];
  // Who is weak or quiet and does what is asked of everybody has nothing to put right.
  const toMend = fields.some(
    (field) =>
      MENDABLE.has(field) &&
      !context.excused.has(field) &&
      valenceOf(field, inputs[field]) === "low",
  );
  const ends = overall === "low" && !toMend ? "mid" : overall;
  const own = context.warm ? "study/warm/closing" : `study/closing ${ends}/closing`;
  const cells = [own, "study/stock/closing", ...praise];
  const fits = follows(given, clouded);
  return {
    ...general(cells, positionAt("ahead", "closing", "closing")),
    // Only so many wordings are tried: those that cannot follow are not among them.
    only: ({ source }) => fits(source),
    fits,
  };
}

/** What the notes turned out to say. */
export type NotesRead = {
  /** One tells of something that is wrong. */
  clouded: boolean;
  /** The area to improve is something to work on: "needs to work on vectors", and not "should finish the portfolio". */
  practised: boolean;
};

/**
 * What could be added, most wanted first. What the ticks say in a second sentence comes before advice; of advice, that
 * which serves the teacher's target, then that on the weakest field, one concrete piece at a time. It goes round until
 * the banks are empty, because the range asked for is always met.
 */
export function rankContent(
  context: GenerationContext,
  inputs: ReportInputs,
  fields: readonly MainField[],
  used: readonly ReportField[],
  { clouded, practised }: NotesRead = { clouded: false, practised: false },
): ContentUnit[] {
  const targets = used.filter(
    (field) =>
      !isMainField(field) &&
      isTarget(field, inputs[field]) &&
      !(field === "punctuality_notes" && context.excused.has("punctuality")),
  );
  const given: Given = { context, inputs, fields, targets, used };

  const aims = used.filter(
    (field) => targets.includes(field) || (!isMainField(field) && hasAim(field, inputs[field])),
  );
  const onTargets = aims.map((field) =>
    targetAdvice(
      context,
      field,
      inputs[field],
      practised && field === "area_to_improve" && context.styling.rhythm === null,
    ),
  );
  const aimed = targets.includes("area_to_improve");
  const outlook = general(
    ["study/ahead/general"],
    positionAt(aimed ? "study" : "ahead", "outlook", "outlook"),
  );
  const atSchool = (field: MainField) => advice(given, field, "school");
  const atHome = (field: MainField) => advice(given, field, "home");
  const subject = (kind: Advice) =>
    general(subjectCells(context, kind), positionAt("subject", "study", kind));
  const study = (kind: Advice) =>
    general(
      [`study/advice/${kind}`, ...shortCell(context, "study", kind)],
      positionAt("study", "study", kind),
    );

  // What anybody might be asked, where a text is not filled: nothing that seems to know more than was given.
  const usual = context.styling.rhythm === null;
  const short = context.unit === "characters" && usual;
  const further = inputs.level === "" || ["Advanced", "Proficient"].includes(inputs.level);
  const plain = (kind: Advice): ContentUnit => ({
    ...general([`study/plain/${kind}`], {
      ...POSITION_OF.area_to_improve,
      // Behind all that is told: with no aim to follow, it comes after the praise.
      slot: aimed ? "target advice" : "praise",
      nth: PLAIN,
    }),
    only: ({ source }) => further || !GOES_FURTHER.test(source),
  });
  const anybody = usual ? context.random.shuffle([plain("school"), plain("home")]) : [];

  const late = context.excused.has("punctuality") ? "punctuality" : null;
  const urgent = byUrgency(
    inputs,
    fields.filter((field) => field !== late),
    toldOf(context, inputs, fields),
  );
  const first = urgent.slice(0, 1);
  const others = urgent.slice(1);
  // Where conduct or homework is what is gravely wrong, the subject can wait.
  const subjectWaits = context.goal === "help" && urgent[0] !== "level";

  const isOpen = (field: MainField) => valenceOf(field, inputs[field]) !== "high";
  // What a note tells the cause of is advised on by that.
  const toPlan = fields.filter(
    (field) => field !== "level" && field !== late && causesOf(inputs, field).length === 0,
  );

  const close = closing(given, clouded);
  // A closing that the teacher always writes comes before all advice.
  const own = close.cells
    .flatMap((cell) => phrasesOf(cell, context.year))
    .some(({ source }) => context.styling.likes(source));
  const wanted: ContentUnit[] = [
    ...(own
      ? [close]
      : [...ownClosings(context, inputs, fields, { aimed, clouded }), ...mendingClosing(given)]),
    ...onTargets.flatMap((units) => units.slice(0, 1)),
    ...first.filter((field) => !usual || isOpen(field)).flatMap(atSchool),
    ...(own ? [] : [close]),
    ...anybody,
    ...anybody,
    ...(subjectWaits ? [] : [subject("school")]),
    ...others.slice(0, 1).flatMap(atSchool),
    ...(short ? [] : onTargets.flatMap((units) => units.slice(1))),
    ...first.flatMap(atHome),
    ...(subjectWaits ? [subject("school")] : []),
    ...others.slice(1, 3).flatMap(atSchool),
    ...(aimed ? [] : [outlook]),
  ];
  const rest: ContentUnit[] = [
    subject("home"),
    ...others.flatMap(atSchool),
    study("school"),
    ...first.flatMap(atSchool),
    subject("school"),
    ...others.slice(0, 2).flatMap(atHome),
    study("home"),
    ...first.flatMap(atHome),
    ...others.slice(2).flatMap(atHome),
    outlook,
  ];
  const rounds = Array.from({ length: ROUNDS }, () => rest);
  return [
    ...inRestatingOrder(given, used).flatMap((field) => restatement(given, field)),
    ...stepsFor(
      context,
      inputs,
      byUrgency(inputs, toPlan).map((field) => ({
        field,
        school: adviceCells(context, inputs, field, "school"),
        home: adviceCells(context, inputs, field, "home"),
      })),
      {
        school: [
          ...subjectCells(context, "school"),
          `subjects/${context.area}/${inputs.level}/next`,
        ],
        home: subjectCells(context, "home"),
      },
    ),
    ...wanted,
    ...rounds.flat(),
  ];
}
