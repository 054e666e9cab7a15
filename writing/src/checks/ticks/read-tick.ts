import { FIELD_OPTIONS, type MainField } from "@reportair/contract/features/report-fields.ts";
import { readBehaviour } from "./behaviour.ts";
import { readHomework } from "./homework.ts";
import { areasNamed, isSettled, readImprovement } from "./improvement.ts";
import { readLevel } from "./level.ts";
import { observedClauses } from "./observed.ts";
import { readParticipation } from "./participation.ts";
import { readPunctuality } from "./punctuality.ts";
import type { ReadsClause, TickReading } from "./reading.ts";
import { toneOf } from "../tone.ts";

const READERS: Record<MainField, ReadsClause> = {
  level: readLevel,
  participation: readParticipation,
  punctuality: readPunctuality,
  behaviour: readBehaviour,
  homework: readHomework,
  homework_improvement_area: readImprovement,
};

/** Long ago, or no longer so. */
const FORMER =
  /\b(?:used to|at first|to begin with|previously|in the past|earlier in the (?:year|term)|at the start of the (?:year|term)|last (?:year|term)|no longer)\b/iu;
/** A sentence as ticks are read in it. */
export type ReadSentence = { text: string; observed: readonly string[] };

/** Takes a sentence apart, once for all fields. The pupil is "he", "she" or "they" in it, and no name. */
export function readSentence(text: string): ReadSentence {
  return { text, observed: observedClauses(text) };
}

/** What the clauses of a sentence say of a field; advice says what to improve, and of every other field nothing. */
export function readTick(field: MainField, { text, observed }: ReadSentence): TickReading[] {
  const clauses = field === "homework_improvement_area" ? [text] : observed;
  return clauses.flatMap((clause) => (FORMER.test(clause) ? [] : (READERS[field](clause) ?? [])));
}

function placeOf(field: MainField, option: string): number {
  return (FIELD_OPTIONS[field] as readonly string[]).indexOf(option);
}

/**
 * Whether a sentence is a plain way of saying this option, in whatever words. One that was not written from the area to
 * improve says it only by its name: "a short look over the day's work" presents nothing.
 */
export function meansOption(
  field: MainField,
  option: string,
  sentence: ReadSentence,
  claimed = true,
): boolean {
  const at = placeOf(field, option);
  if (field === "homework_improvement_area" && !claimed)
    return areasNamed(sentence.text).includes(at);
  return readTick(field, sentence).some(({ says }) => says.includes(at));
}

/** The option that a sentence says and that excludes the one given; null where it contradicts nothing for certain. */
export function contradicts(
  field: MainField,
  option: string,
  sentence: ReadSentence,
): string | null {
  if (field === "homework_improvement_area") return null;
  const at = placeOf(field, option);
  const against = readTick(field, sentence).find(({ allows }) => !allows.includes(at));
  if (against === undefined) return null;
  return FIELD_OPTIONS[field][against.says[0] ?? against.allows[0] ?? 0] ?? null;
}

/** Whether an option praises or finds fault, best option first; what lies between may be told either way. */
const TONES: Record<MainField, readonly ("praise" | "fault" | null)[]> = {
  level: ["praise", "praise", null, "fault"],
  participation: ["praise", null, "fault"],
  punctuality: ["praise", null, "fault", "fault"],
  behaviour: ["praise", "praise", null, "fault"],
  homework: ["praise", "praise", null, "fault"],
  homework_improvement_area: [],
};

/**
 * Whether a sentence that claims an option and does not say it in known words says otherwise for certain: praises where
 * the option finds fault or the other way round, or names another area to improve.
 */
export function saysOtherwise(
  field: MainField,
  option: string,
  { text, observed }: ReadSentence,
): boolean {
  if (field === "homework_improvement_area") return areasNamed(text).length > 0 || isSettled(text);
  const tone = TONES[field][placeOf(field, option)] ?? null;
  if (tone === null) return false;
  const tones = new Set(observed.map(toneOf));
  return tones.has(tone === "praise" ? "fault" : "praise") && !tones.has(tone);
}
