import type {
  LengthRange,
  LengthUnit,
  MainField,
  ReportField,
  ReportInputs,
} from "../report-inputs.ts";
import {
  LENGTH_RANGES,
  MAIN_FIELDS,
  NOTES_FIELD,
  countWords,
  rangeBounds,
  usedFields,
} from "../report-inputs.ts";

/** What a tick gives a text without advice, in words: a sentence that says it, and often a second one. */
const WORDS_OF_TICK: Record<MainField, number> = {
  level: 19,
  participation: 14,
  punctuality: 14,
  behaviour: 13,
  homework: 16,
  homework_improvement_area: 15,
};
/** A tick of which a note says more is said once, and often in one sentence with it. */
const WORDS_OF_NOTED_TICK = 7;
/** A note is said nearly as it was typed; a frame and the pupil's name add a little to each of its parts. */
const WORDS_ROUND_A_PART = 2;
/** No more of one note gets into a text than this. */
const MOST_OF_NOTE = 90;
/** A word of such prose with its space. */
const CHARACTERS_OF_WORD = 5.7;
/** The largest part of a text that general advice may be where a text fits its inputs. */
const ADVICE_SHARE = 0.25;
/** Wordings differ in length: a range fits where inputs that come out a little short still fill it. */
const SURE = 0.9;

function isTick(field: ReportField): field is MainField {
  return (MAIN_FIELDS as readonly ReportField[]).includes(field);
}

/** The parts that a note falls into, each of which becomes a sentence or most of one. */
function partsOf(note: string): string[] {
  return note.split(/[.;!?\n]+|,\s+(?=\S+\s+\S+)/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** What one note, or a summary text, adds to a text in words. */
export function wordsOfNote(note: string): number {
  const said = partsOf(note).reduce((sum, part) => sum + countWords(part) + WORDS_ROUND_A_PART, 0);
  return Math.min(MOST_OF_NOTE, said);
}

function wordsOfTick(inputs: ReportInputs, field: MainField): number {
  return inputs[NOTES_FIELD[field]].trim() === "" ? WORDS_OF_TICK[field] : WORDS_OF_NOTED_TICK;
}

/** How long a text these inputs carry by themselves, without a sentence of general advice. */
export function expectedLength(inputs: ReportInputs, unit: LengthUnit): number {
  const words = usedFields(inputs).reduce(
    (sum, field) => sum + (isTick(field) ? wordsOfTick(inputs, field) : wordsOfNote(inputs[field])),
    0,
  );
  return Math.round(unit === "words" ? words : words * CHARACTERS_OF_WORD);
}

/**
 * The longest range that these inputs meet with general advice as at most a quarter of the text; null where they carry
 * less than any range wants.
 */
export function fittingRange(inputs: ReportInputs, unit: LengthUnit): LengthRange | null {
  const carried = (expectedLength(inputs, unit) * SURE) / (1 - ADVICE_SHARE);
  return LENGTH_RANGES.findLast((range) => rangeBounds(range).min <= carried) ?? null;
}
