import { MAIN_FIELDS, NOTES_FIELD } from "@reportair/contract/features/report-fields.ts";
import { saysOption, saysOtherOptions } from "../checks/evidence.ts";
import type { Problem } from "../checks/problem.ts";
import { letStandIn, type Facts } from "../facts.ts";
import { moveIn, movesOf, withoutMoves } from "../language/moves.ts";
import { flagText } from "../privacy/flags.ts";
import { findIdentifiers } from "../privacy/find-identifiers.ts";
import { findNames } from "../privacy/find-names.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import type { RawSentence } from "./answer.ts";
import type { Prepared } from "./prepare.ts";

const NUMBER =
  /\d+(?:[.,]\d+)*%?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b(?= (?:marks?|per cent|percent|out of|times|occasions|weeks|lessons|tests?|pieces|prizes?|points?|grades?))/giu;

function numbers(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((found) => found.toLowerCase().replace(/%$/u, ""));
}

/** Words that tell of a change since an earlier report. */
const MOVED = /\bmoved (?:up |down |on |back )?from\b[^.;]{0,40}\bto\b/iu;

/** Words of a judgement on the whole subject: "uses advanced vocabulary" is none. */
const LEVEL = /\b(?:level|standard|expect\w*|working|works|performing|attain\w*)\b/iu;

/**
 * Whether a sentence says another value of a tick than the one given. What a note says of its own field is the
 * teacher's to know ("excellent in practicals"), but no note can change the level, nor one field's tick another's.
 */
function contradicts(text: string, sources: readonly string[], facts: Facts): boolean {
  return MAIN_FIELDS.some((field) => {
    const option = facts.inputs[field];
    const own = sources.includes(field) || sources.includes(NOTES_FIELD[field]);
    if (option === "" || (own && field !== "level")) return false;
    if (field === "level" && !LEVEL.test(text)) return false;
    return saysOtherOptions(field, option, text).length > 0 && !saysOption(field, option, text);
  });
}

/**
 * What a model made up or may not say: numbers and names that no fact holds, other students, contact
 * details, diagnoses and family matters. Messages hold no name and no pronoun and may be sent back.
 */
export function checkInvention(
  sentences: readonly RawSentence[],
  prepared: Prepared,
  facts: Facts,
  roster: RosterIndex,
): Problem[] {
  const given = [prepared.subject, ...prepared.facts.map(({ value }) => value)].join("\n");
  const known = new Set([...numbers(given), String(facts.student.year)]);
  const advice =
    /\b(?:minutes?|hours?|times? a week|once|twice|pages?|questions?|steps?|words?)\b/iu;
  const moves = movesOf(facts);
  return sentences.flatMap(({ text, sources }, sentence) => {
    const bare = text.replaceAll(/\{[^{}]*\}/gu, (slot) => (slot.includes("|") ? "is" : "…"));
    const rest = withoutMoves(bare, moves);
    const problems: Problem[] = [];
    const add = (message: string) => problems.push({ check: "unsupported", sentence, message });
    const general = sources.every((source) => source === "general");
    const odd = numbers(bare).filter((number) => !known.has(number));
    if (odd.length > 0 && !(general && (advice.test(bare) || !/\d/u.test(bare))))
      add(`The number ${odd[0]} is in no fact.`);
    const claimed = sources.some((source) => source !== "general" && source !== "teacher");
    if (claimed && contradicts(rest, sources, facts))
      add("It says another value of a tick than the one given; no note can change a tick.");
    if (MOVED.test(bare) && moveIn(bare, moves) === undefined)
      add("It tells of a change since an earlier report that is in no fact.");
    const names = findNames(bare, [roster]).filter(
      ({ start, end }) => !given.includes(bare.slice(start, end)),
    );
    if (names.length > 0) add("It names somebody or something that is in no fact.");
    if (findIdentifiers(bare, roster.ids).some(({ kind }) => kind !== "DATE"))
      add("It holds a number or an address that belongs to a person.");
    const stands = new Set<string>(sources.flatMap((source) => letStandIn(facts, source)));
    const sensitive = flagText(bare).filter(
      (kind) =>
        kind === "safeguarding" ||
        ((kind === "diagnosis" || kind === "family") && !stands.has(kind)),
    );
    if (sensitive.length > 0) add("It speaks of health, family or safety, which no report does.");
    return problems;
  });
}
