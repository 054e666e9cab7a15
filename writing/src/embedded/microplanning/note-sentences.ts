import type { HandedBack, WrittenField } from "@reportair/contract/features/note-readings.ts";
import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import {
  countCharacters,
  countWords,
  FIELD_LABELS,
  MAIN_FIELDS,
  NOTES_FIELD,
  type ReportField,
} from "@reportair/contract/features/report-fields.ts";
import { saysOption, saysOtherOptions } from "../../checks/evidence.ts";
import { letStandIn, type Facts } from "../../facts.ts";
import type { ReadPiece } from "../../notes/pieces.ts";
import { readPieces } from "../../notes/read-notes.ts";
import { tellsOfTalkAsWork } from "../content-selection/causes.ts";
import { areOpposed, valenceOf } from "../content-selection/valence.ts";
import type { GenerationContext } from "../context.ts";
import { POSITION_OF, positionAt } from "../document-planning/document-plan.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { totalSize } from "../document-planning/sentence-plan.ts";
import { choosePhrase, recordChoice } from "../lexical-choice/choose-phrase.ts";
import { phrasesOf } from "../lexicon/banks.ts";
import type { Token } from "../lexicon/template.ts";
import { roughText } from "../lexicon/template.ts";
import { hash } from "../random.ts";
import type { Voice } from "../voice.ts";
import { chooseConnective } from "./connectives.ts";
import { saysOnly } from "./said-by-notes.ts";

/** Behind the target, where praise leads on to how the report ends. */
const AFTER_AIMS = positionAt("target", "aims", "praise");

/** Whether a note praises and finds no fault nor asks for anything: all of it stands in one place. */
function isWhollyPraise(pieces: readonly ReadPiece[]): boolean {
  const told = pieces.filter(({ tokens }) => tokens !== null).map(({ judgement }) => judgement);
  return told.includes("praise") && told.every((each) => each === "praise" || each === "fact");
}

/** "Should be really proud": of what has been told, and not of what is still to be done. */
const LOOKS_BACK = /\bshould be (?:\p{L}+ )?(?:proud|pleased)\b/u;

const ABOUT_A_TICK = /^(?!additional)\w+_notes$/u;

/** The length of a sentence by pronoun, in the unit of the report, with the blank after it. */
function sizeOf(tokens: readonly Token[], context: GenerationContext): number {
  const text = roughText(tokens);
  return context.unit === "words" ? countWords(text) : countCharacters(text) + 1;
}

/** What is surely praise or fault may be linked to what stands before it; what is neither stands alone. */
function toneOf(
  context: GenerationContext,
  piece: ReadPiece,
): Pick<SentencePlan, "valence" | "connectives"> {
  const [first] = piece.tokens ?? [];
  if ((piece.judgement !== "praise" && piece.judgement !== "fault") || first?.kind !== "reference")
    return {};
  // "Nevertheless, she chats away in French": it is what the lesson is for.
  if (piece.judgement === "fault" && tellsOfTalkAsWork(roughText(piece.tokens ?? []))) return {};
  return {
    valence: piece.judgement === "fault" ? "low" : "high",
    connectives: { contrast: chooseConnective(context, "contrast"), addition: "" },
  };
}

function planPiece(
  context: GenerationContext,
  field: WrittenField,
  piece: ReadPiece,
  nth: number,
  among: readonly ReadPiece[],
): SentencePlan | null {
  const { tokens, judgement } = piece;
  if (!tokens) return null;
  const about = ABOUT_A_TICK.test(field);
  const leadsOn = field === "additional_notes" && isWhollyPraise(among);
  return {
    ...(about ? toneOf(context, piece) : {}),
    tokens,
    sources: [field],
    // What a note has seen comes right after its tick, and before a target.
    position: {
      ...POSITION_OF[field],
      ...(about && judgement === "target" && { slot: "target" as const }),
      // A report does not end on what is wrong: what to do comes after it.
      ...(field === "area_to_improve" && judgement === "fault" && { slot: "fault" as const }),
      ...(leadsOn && !LOOKS_BACK.test(roughText(tokens)) && AFTER_AIMS),
      nth,
    },
    optional: nth > 0,
    ...(judgement !== "target" && { tone: judgement }),
    ...(piece.turns === "but" && { turns: true }),
    ...(field === "area_to_improve" && nth === 0 && { lead: leadFor(context, tokens) }),
    size: sizeOf(tokens, context),
  };
}

/** A way to lead to this target, the same for the same words; none for every third. */
function leadFor(context: GenerationContext, tokens: readonly Token[]): string | undefined {
  const leads = phrasesOf("connectors/lead to target", context.year)
    .map(({ source }) => source)
    .filter((lead) => context.styling.accepts(lead, false));
  return leads[hash(roughText(tokens)) % Math.ceil(leads.length * 1.5)];
}

/** The notes that come first where there is little room. */
const FIRST: ReadonlySet<ReportField> = new Set(["best_achievement", "area_to_improve"]);

/** What of the notes can be said, and what is handed back to their teacher. */
export type ReadNotes = {
  plans: SentencePlan[];
  handed_back: HandedBack[];
  /** What goes back to the teacher where a plan finds no room in the text after all. */
  pieceOf: ReadonlyMap<SentencePlan, HandedBack>;
};

/** Of what was never handed in none was: "has had three pieces in". */
const HANDED_IN =
  /\b(?:ha(?:s|ve) (?:had|handed|given|done|completed)|hand(?:s|ed) in|completed|did)\b(?! (?:in )?(?:no\b|none|nothing))[^.;]*\b(?:one|two|three|four|five|some|a few|\d+)\b/u;

/** Whether a sentence says nothing but another option of its field than the one that is ticked. */
function deniesTick(field: WrittenField, option: string, tokens: readonly Token[] | null): boolean {
  const main = MAIN_FIELDS.find((each) => NOTES_FIELD[each] === field);
  if (!main || option === "" || !tokens) return false;
  const text = roughText(tokens);
  if (saysOption(main, option, text)) return false;
  if (option === "Never Completed" && HANDED_IN.test(text)) return true;
  return saysOtherOptions(main, option, text).some(
    (other) =>
      areOpposed(valenceOf(main, other), valenceOf(main, option)) && saysOnly(main, other, text),
  );
}

const DENIES_TICK = "This says otherwise than the option that is chosen.";

const NO_ROOM = "There is no room for this in the length that was chosen.";

function optionOf(facts: Facts, field: WrittenField): string {
  const main = Object.entries(NOTES_FIELD).find(([, notes]) => notes === field)?.[0];
  return main ? facts.inputs[main as keyof typeof NOTES_FIELD] : "";
}

/** The pieces whose sentences did not get into a text of these plans. */
export function withoutRoom(
  { pieceOf }: ReadNotes,
  realised: readonly SentencePlan[],
): HandedBack[] {
  const said = new Set(realised);
  return [...pieceOf].filter(([plan]) => !said.has(plan)).map(([, piece]) => piece);
}

/** The notes whose fields have no option, which no report uses: their teacher is told, so that nothing is lost unseen. */
export function withoutTick({ inputs, leave_out }: Facts): HandedBack[] {
  return MAIN_FIELDS.flatMap((main): HandedBack[] => {
    const field = NOTES_FIELD[main];
    const text = inputs[field].trim();
    if (inputs[main] !== "" || text === "" || leave_out.includes(field)) return [];
    const reason = `Choose an option for ${FIELD_LABELS[main]}, or this note is not used.`;
    return [{ field, text, reason, suggestions: [] }];
  });
}

/** A note and how it is read. */
export type GivenNote = { field: WrittenField; pieces: readonly ReadPiece[] };

/** These notes as they are read in this voice, in the order in which they find room. */
export function readGiven(
  { roster, ...voice }: Voice & Pick<GenerationContext, "roster">,
  facts: Facts,
  notes: readonly ReportField[],
): GivenNote[] {
  const written = WRITTEN_FIELDS.filter((field) => notes.includes(field));
  return [
    ...written.filter((field) => FIRST.has(field)),
    ...written.filter((field) => !FIRST.has(field)),
  ].map((field) => ({
    field,
    pieces: readPieces(
      {
        student: facts.student,
        subject: facts.subject,
        field,
        option: optionOf(facts, field),
        text: facts.inputs[field],
        roster,
        let_stand: letStandIn(facts, field),
      },
      voice,
    ),
  }));
}

/**
 * What takes up a fault that its teacher names as the area to improve: told alone it would be a reproach with nothing
 * to follow. Nothing where a target of the teacher's follows already, or where there is no room.
 */
function takeUpFault(
  context: GenerationContext,
  plans: readonly SentencePlan[],
  room: number,
): SentencePlan | null {
  const aims = plans.filter(({ sources }) => sources[0] === "area_to_improve");
  const last = aims.at(-1);
  if (!last || aims.some(({ position }) => position.slot !== "fault")) return null;
  const choice = choosePhrase(context, ["connectors/after fault"], { most: room });
  if (!choice) return null;
  recordChoice(context, choice);
  return {
    tokens: choice.tokens,
    size: choice.size,
    sources: ["area_to_improve"],
    position: { ...POSITION_OF.area_to_improve, nth: last.position.nth },
    optional: true,
  };
}

/** Sentences for the pieces of the notes that are sure, first one of each note, then the rest as long as there is room. */
export function planNotes(
  context: GenerationContext,
  facts: Facts,
  given: readonly GivenNote[],
  room: number,
): ReadNotes {
  const { inputs } = facts;
  const plans: SentencePlan[] = [];
  const handed_back: HandedBack[] = [];
  const pieceOf = new Map<SentencePlan, HandedBack>();
  const most = Math.max(0, ...given.map(({ pieces }) => pieces.length));
  for (let index = 0; index < most; index++) {
    for (const { field, pieces } of given) {
      const piece = pieces[index];
      if (!piece) continue;
      const text = inputs[field].slice(piece.from, piece.to);
      if (deniesTick(field, optionOf(facts, field), piece.tokens)) {
        handed_back.push({ field, text, reason: DENIES_TICK, suggestions: [] });
        continue;
      }
      const plan = planPiece(context, field, piece, index, pieces);
      const noRoom = { field, text, reason: NO_ROOM, suggestions: [] };
      if (!plan) {
        const { reason, suggestions, flag } = piece;
        handed_back.push({ field, text, reason, suggestions, ...(flag && { flag }) });
      } else if (totalSize(plans) + plan.size > room) handed_back.push(noRoom);
      else {
        plans.push(plan);
        pieceOf.set(plan, noRoom);
      }
    }
  }
  const takenUp = takeUpFault(context, plans, room - totalSize(plans));
  if (takenUp) plans.push(takenUp);
  return { plans, handed_back, pieceOf };
}
