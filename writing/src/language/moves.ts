import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { FIELD_OPTIONS, MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../facts.ts";
import { escapePattern } from "./names.ts";

/** The fields whose options are steps of a scale; what to improve in homework is none. */
type Scale = Exclude<MainField, "homework_improvement_area">;

/** An option that has changed since the last reporting period. */
export type Move = { field: Scale; from: string; to: string };

/** How the options of each scale are said after "from" and "to". */
const STEPS: Record<Scale, readonly string[]> = {
  level: ["advanced", "proficient", "developing", "below expectations"],
  participation: ["active participant", "occasional participant", "passive observer"],
  punctuality: [
    "being always on time",
    "being occasionally late",
    "being frequently late",
    "being chronically late",
  ],
  behaviour: ["excellent", "good", "acceptable", "unacceptable"],
  homework: [
    "consistently completed",
    "mostly completed",
    "sometimes completed",
    "never completed",
  ],
};
/** The word of each step by which it is known however it is put. */
const WORD: Record<Scale, readonly string[]> = {
  level: ["advanced", "proficient", "developing", "below"],
  participation: ["active", "occasional", "passive"],
  punctuality: ["always", "occasionally", "frequently", "chronically"],
  behaviour: STEPS.behaviour,
  homework: ["consistently", "mostly", "sometimes", "never"],
};
const SCALES = Object.keys(STEPS) as Scale[];

function stepOf({ field }: Move, option: string, words: typeof STEPS): string {
  return words[field][(FIELD_OPTIONS[field] as readonly string[]).indexOf(option)] ?? "";
}

/** What has moved since the last period: the level first, then the longest ways. */
export function movesOf({ inputs, earlier = {} }: Pick<Facts, "inputs" | "earlier">): Move[] {
  const distance = ({ field, from, to }: Move) => {
    const options = FIELD_OPTIONS[field] as readonly string[];
    return Math.abs(options.indexOf(from) - options.indexOf(to));
  };
  return MAIN_FIELDS.filter((field): field is Scale => (SCALES as MainField[]).includes(field))
    .map((field) => ({ field, from: earlier[field] ?? "", to: inputs[field] }))
    .filter(({ from, to }) => from !== "" && to !== "" && from !== to)
    .toSorted(
      (a, b) =>
        Number(b.field === "level") - Number(a.field === "level") || distance(b) - distance(a),
    );
}

/** "from developing to proficient". */
export function wordsOfMove(move: Move): string {
  return `from ${stepOf(move, move.from, STEPS)} to ${stepOf(move, move.to, STEPS)}`;
}

function patternOf(move: Move): RegExp {
  const word = (option: string) => escapePattern(stepOf(move, option, WORD));
  return new RegExp(
    `\\bfrom\\b[^.;]{0,30}?\\b${word(move.from)}\\b[^.;]{0,40}?\\bto\\b[^.;]{0,30}?\\b${word(move.to)}\\b`,
    "iu",
  );
}

/** The move that a sentence tells, in its right direction, or undefined. */
export function moveIn(text: string, moves: readonly Move[]): Move | undefined {
  return moves.find((move) => patternOf(move).test(text));
}

/** A text without what it rightly tells of moves: the rest may say no option but those of now. */
export function withoutMoves(text: string, moves: readonly Move[]): string {
  return moves.reduce((rest, move) => rest.replace(patternOf(move), "…"), text);
}
