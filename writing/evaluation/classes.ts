import type {
  LengthRange,
  LengthUnit,
  Pronouns,
  ReportField,
  ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import {
  EMPTY_INPUTS,
  FIELD_OPTIONS,
  LENGTH_RANGES,
  LENGTH_UNITS,
  MAIN_FIELDS,
  NOTES_FIELD,
  PRONOUNS,
  SUMMARY_FIELDS,
} from "@reportair/contract/features/report-fields.ts";
import type { Random } from "../src/embedded/random.ts";
import { createRandom } from "../src/embedded/random.ts";
import type { Facts } from "../src/facts.ts";
import { NOTES } from "./notes.ts";
import { CORPUS } from "./notes/corpus.ts";

/** A class of invented students, all to be written in one range and unit. */
export type EvaluationClass = {
  subject: string;
  range: LengthRange;
  unit: LengthUnit;
  students: Facts[];
};

const SUBJECTS = [
  "Maths",
  "English",
  "Biology",
  "French",
  "History",
  "Art",
  "Computer Science",
  "PE",
] as const;
const FIRST_NAMES = [
  "Amara",
  "Grace",
  "Will",
  "May",
  "Mark",
  "Zoë",
  "Anne-Marie",
  "D'Arcy",
  "Seán",
  "James",
  "Priya",
  "Oluwaseun",
  "Li",
  "Chloé",
  "Mohammed",
  "Isla",
  "Tomasz",
  "Fatima",
  "Noah",
  "Aoife",
  "Rhys",
  "Hope",
  "Dmitri",
  "Yusuf",
  "Mary-Kate",
  "Björn",
  "Ngozi",
  "Alexandra",
  "Jack",
  "Summer",
] as const;
const LAST_NAMES = [
  "Okafor",
  "O'Neill",
  "Smith",
  "Nowak",
  "Patel",
  "García",
  "Jones-Bell",
  "Hussain",
  "MacLeod",
  "Chen",
] as const;
const CLASS_SIZE = 30;
/** Good news is commoner than bad, as in schools. */
const WEIGHTS = [0.34, 0.66, 0.88, 1] as const;

const LONG = 140;

/** Whether a note of the corpus can be anybody's: it names nobody, and says neither "he" nor "she"; and all of it is for a report. */
function isAnybodys({ text, pupil, means }: (typeof CORPUS)[number]): boolean {
  return (
    text.length < LONG &&
    means.every(({ sayable }) => sayable) &&
    !text.includes(pupil.first_name) &&
    !/\b(?:he|she|his|her|him|himself|herself|they|their|them)\b/iu.test(text) &&
    !/[[\]|]/u.test(text)
  );
}

/** What teachers type in a field: patterns of our own, and where asked for the notes of the corpus that can be anybody's. */
function notesOf(field: ReportField, asTyped: boolean): readonly string[] {
  const typed = !asTyped ? [] : CORPUS.filter((note) => note.field === field && isAnybodys(note));
  return [...(NOTES[field] ?? []), ...typed.map(({ text }) => text)];
}

function noteFrom(random: Random, notes: readonly string[]): string {
  const note = notes[random.int(notes.length)] ?? "";
  return note.replace(/\[([^\]]*)\]/gu, (_, options: string) => {
    const choice = options.split("|");
    return choice[random.int(choice.length)] ?? "";
  });
}

function inputsOf(random: Random, index: number, asTyped: boolean): ReportInputs {
  const inputs: Record<string, string> = { ...EMPTY_INPUTS };
  const single = index % 10 === 9;
  const only = MAIN_FIELDS[random.int(MAIN_FIELDS.length)];
  for (const field of MAIN_FIELDS) {
    if (single ? field !== only : random.next() < 0.1) continue;
    const options = FIELD_OPTIONS[field];
    const at =
      options.length === 4 ? WEIGHTS.findIndex((weight) => random.next() < weight) : random.int(3);
    inputs[field] = options[Math.max(0, at)] ?? options[0];
    const notes = notesOf(NOTES_FIELD[field], asTyped);
    if (!single && random.next() < 0.35) inputs[NOTES_FIELD[field]] = noteFrom(random, notes);
  }
  if (MAIN_FIELDS.every((field) => inputs[field] === "")) inputs["level"] = "Proficient";
  for (const field of SUMMARY_FIELDS) {
    const notes = notesOf(field, asTyped);
    if (!single && random.next() < 0.6) inputs[field] = noteFrom(random, notes);
  }
  return inputs as ReportInputs;
}

const RANKS = ["of the best", "of the second", "of the third", "of the last"] as const;

/** Four classes of thirty in which everybody has the same ticks and no notes: one of the best ticks, one of the last. */
export function uniformClasses(): EvaluationClass[] {
  return RANKS.map((rank, at) => {
    const ticks = MAIN_FIELDS.map((field) => {
      const options = FIELD_OPTIONS[field];
      return [field, options[Math.min(at, options.length - 1)]];
    });
    const students = Array.from({ length: CLASS_SIZE }, (_, index): Facts => ({
      student: {
        first_name: FIRST_NAMES[index] as string,
        last_name: "Smith",
        pronouns: PRONOUNS[index % PRONOUNS.length] ?? null,
        year: 7 + at * 2,
      },
      subject: SUBJECTS[at] as string,
      inputs: { ...EMPTY_INPUTS, ...Object.fromEntries(ticks) },
      range: "300-400",
      unit: "words",
      leave_out: [],
    }));
    return { subject: rank, range: "300-400", unit: "words", students };
  });
}

/**
 * Eight classes of thirty: every subject area, range, unit, pronoun set and option. The same on every run. `asTyped` adds
 * the corpus' notes to those of our patterns; another `term` has other ticks and notes for the same pupils.
 */
export function evaluationClasses(asTyped = false, term = ""): EvaluationClass[] {
  return SUBJECTS.map((subject, at) => {
    const random = createRandom(`evaluation ${subject}${term}`);
    const range = LENGTH_RANGES[at % 3] as LengthRange;
    const unit = LENGTH_UNITS[at < 6 ? 0 : 1];
    const pronouns: (Pronouns | null)[] = [...PRONOUNS, null];
    const students = Array.from({ length: CLASS_SIZE }, (_, index): Facts => ({
      student: {
        first_name: FIRST_NAMES[(index + at * 7) % FIRST_NAMES.length] as string,
        last_name: LAST_NAMES[random.int(LAST_NAMES.length)] as string,
        pronouns: pronouns[index % 4] ?? null,
        year: 7 + (at % 7),
      },
      subject,
      inputs: inputsOf(random, index, asTyped),
      range,
      unit,
      leave_out: [],
    }));
    return { subject, range, unit, students };
  });
}
