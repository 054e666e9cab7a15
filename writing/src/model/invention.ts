import {
  MAIN_FIELDS,
  NOTES_FIELD,
  type MainField,
} from "@reportair/contract/features/report-fields.ts";
import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import type { Offer } from "@reportair/contract/features/report-policies.ts";
import { asRead } from "../checks/coverage.ts";
import type { Problem } from "../checks/problem.ts";
import {
  contradicts,
  meansOption,
  readTick,
  type ReadSentence,
} from "../checks/ticks/read-tick.ts";
import { letStandIn, type Facts } from "../facts.ts";
import { moveIn, movesOf } from "../language/moves.ts";
import { isTargetField } from "../notes/frames.ts";
import { flagText } from "../privacy/flags.ts";
import { findIdentifiers } from "../privacy/find-identifiers.ts";
import { findNames } from "../privacy/find-names.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import type { RawSentence } from "./answer.ts";
import { madeUp, presumed } from "./invention/happened.ts";
import { namedFromNowhere } from "./invention/named.ts";
import { allNumbers, statedNumbers } from "./invention/numbers.ts";
import { promises } from "./invention/promises.ts";
import { speaksOfOtherSubject } from "./invention/subjects.ts";
import { turnsRound } from "./invention/turned.ts";
import { unaccountedWords } from "./invention/unaccounted.ts";
import { givenText } from "./given.ts";
import type { Prepared } from "./prepare.ts";
import { fillSlots } from "./slots.ts";

/** Words that tell of a change since an earlier report. */
const MOVED = /\bmoved (?:up |down |on |back )?from\b[^.;]{0,40}\bto\b/iu;

/** Advice may count what to do. */
const TO_DO =
  /\b(?:minutes?|hours?|times? a (?:week|day)|once|twice|pages?|questions?|steps?|words?|sentences?|ways?|things?|reasons?|examples?|targets?)\b/iu;

/**
 * Whether a sentence that says a note says another value of a tick than the one given. What a note says of its own field
 * is the teacher's to know ("excellent in practicals"), but no note can change the level, nor one field's tick another's.
 */
function contradictsTick(
  read: ReadSentence,
  sources: readonly string[],
  facts: Facts,
  given: ReadSentence,
): boolean {
  return MAIN_FIELDS.some((field) => {
    const option = facts.inputs[field];
    const own = sources.includes(field) || sources.includes(NOTES_FIELD[field]);
    if (option === "" || (own && field !== "level")) return false;
    const other = contradicts(field, option, read);
    // The teacher's own notes may say so of another occasion.
    return other !== null && (field === "level" || contradicts(field, option, given) === null);
  });
}

/**
 * Whether a clause turns a note round that its sentence was written from. One that says the tick beside it in so many
 * words does not: "occasionally late" of whoever's bus is late most Mondays.
 */
function turnsANote(
  clause: string,
  sources: readonly string[],
  { facts }: Prepared,
  { inputs }: Facts,
): boolean {
  const says = { text: clause, observed: [clause] };
  const beside = new Set<string>(
    MAIN_FIELDS.filter(
      (field) => sources.includes(field) && meansOption(field, inputs[field], says),
    ).map((field) => NOTES_FIELD[field]),
  );
  return WRITTEN_FIELDS.some((field) => {
    const note = facts.find((fact) => fact.field === field);
    return (
      note !== undefined &&
      sources.includes(field) &&
      !beside.has(field) &&
      turnsRound(clause, note.value, {
        isTarget: isTargetField(field),
        isBest: field === "best_achievement",
      })
    );
  });
}

const OF_NOTES = /_notes$|^best_|^area_|^teacher$/u;
/** Whoever tells a note in other words has so many of their own. */
const OWN_WORDS = 1;

const OF_ANOTHER_TICK =
  /\b(?:behav\w+|conduct|homework|punctual\w*|participat\w+|contribut\w+|on time|late)\b/iu;

/** A field that nobody ticked and no note speaks of, and that a sentence judges all the same. */
function judgesUnticked(
  read: ReadSentence,
  sources: readonly string[],
  facts: Facts,
  given: ReadSentence,
): MainField | undefined {
  if (sources.some((source) => OF_NOTES.test(source))) return undefined;
  return MAIN_FIELDS.find(
    (field) =>
      field !== "homework_improvement_area" &&
      facts.inputs[field] === "" &&
      // "Sets the highest standard, and their behaviour is excellent": a standard of behaviour.
      !(field === "level" && OF_ANOTHER_TICK.test(read.text)) &&
      readTick(field, read).some(({ says }) => says.length > 0) &&
      readTick(field, given).length === 0,
  );
}

/**
 * What a model made up or may not say: numbers, names, works, awards, events and promises that no fact holds, other
 * students, contact details, diagnoses and family matters. What else has words that neither a fact nor `former`, the
 * text before a change, accounts for is "beyond". Messages hold no name and no pronoun and may be sent back.
 */
export function checkInvention(
  sentences: readonly RawSentence[],
  prepared: Prepared,
  facts: Facts,
  roster: RosterIndex,
  offers: readonly Offer[],
  former = "",
): Problem[] {
  const given = givenText(prepared);
  // Notes are fragments: each of their lines tells what was seen.
  const said: ReadSentence = { text: given, observed: given.split(/[\n.;]+/u) };
  const known = new Set([...allNumbers(given), String(facts.student.year)]);
  const moves = movesOf(facts);
  return sentences.flatMap(({ text, sources }, sentence) => {
    const bare = text.replaceAll(/\{[^{}]*\}/gu, (slot) => (slot.includes("|") ? "is" : "…"));
    const read = asRead(fillSlots(text, "She/Her"), "{PUPIL}", moves);
    const problems: Problem[] = [];
    const add = (message: string) => problems.push({ check: "unsupported", sentence, message });
    const general = sources.every((source) => source === "general");
    const observed = read.observed.length > 0;
    const odd = statedNumbers(bare).filter((number) => !known.has(number));
    const toDo = general && !observed && (TO_DO.test(bare) || !/\d/u.test(bare));
    if (odd.length > 0 && !toDo) add(`The number ${odd[0]} is in no fact.`);
    const claimed = sources.some((source) => source !== "general" && source !== "teacher");
    if (claimed && contradictsTick(read, sources, facts, said))
      add("It says another value of a tick than the one given; no note can change a tick.");
    if (read.observed.some((clause) => turnsANote(clause, sources, prepared, facts)))
      add("It turns a note round.");
    const unticked = judgesUnticked(read, sources, facts, said);
    if (unticked) add(`It judges ${unticked}, of which no fact speaks.`);
    if (MOVED.test(bare) && !MOVED.test(given) && moveIn(bare, moves) === undefined)
      add("It tells of a change since an earlier report that is in no fact.");
    // Even advice has no mother in it, of whom nobody spoke.
    const supposed = madeUp(read.text, given, prepared.subject, true);
    const event =
      read.observed.map((clause) => madeUp(clause, given, prepared.subject)).find(Boolean) ??
      (claimed || supposed?.includes("family") ? supposed : null);
    if (event) add(event);
    if (read.observed.some((clause) => speaksOfOtherSubject(clause, given)))
      add("It tells of another subject.");
    const granted = event ? null : presumed(read.text, given);
    if (granted) add(granted);
    if (promises(read.text, given, offers))
      add("It promises something that the school has not listed among what it offers.");
    const names = findNames(bare, [roster]).filter(
      // A word in doubt names nobody: "the next mark is within reach".
      ({ start, end, doubtful }) => !doubtful && !given.includes(bare.slice(start, end)),
    );
    if (names.length > 0 || namedFromNowhere(bare, given, observed) !== null)
      add("It names somebody or something that is in no fact.");
    if (findIdentifiers(bare, roster.ids).some(({ kind }) => kind !== "DATE"))
      add("It holds a number or an address that belongs to a person.");
    const stands = new Set<string>(sources.flatMap((source) => letStandIn(facts, source)));
    const sensitive = flagText(bare).filter(
      (kind) =>
        kind === "safeguarding" ||
        ((kind === "diagnosis" || kind === "family") && !stands.has(kind)),
    );
    if (sensitive.length > 0) add("It speaks of health, family or safety, which no report does.");
    const words = unaccountedWords(read.observed, `${given}\n${former}`);
    const allowed = sources.some((source) => OF_NOTES.test(source)) ? OWN_WORDS : 0;
    if (problems.length === 0 && words.length > allowed) {
      const message = "It has words that no fact accounts for.";
      problems.push({ check: "beyond", sentence, words, message });
    }
    return problems;
  });
}
