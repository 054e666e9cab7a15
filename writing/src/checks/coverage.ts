import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { MAIN_FIELDS, usedFields } from "@reportair/contract/features/report-fields.ts";
import type { Facts, Sentence, WrittenReport } from "../facts.ts";
import { tidyName } from "../language/names.ts";
import { movesOf, withoutMoves, type Move } from "../language/moves.ts";
import { saysOption } from "./evidence.ts";
import type { Problem } from "./problem.ts";
import { isSettled } from "./ticks/improvement.ts";
import {
  contradicts,
  meansOption,
  readSentence,
  saysOtherwise,
  type ReadSentence,
} from "./ticks/read-tick.ts";

function isTeachersOwn(sentence: Sentence): boolean {
  return (
    sentence.sources.some(
      (source) => source === "teacher" || !(MAIN_FIELDS as readonly string[]).includes(source),
    ) && !sentence.sources.includes("general")
  );
}

/** A sentence as ticks are read in it: without what tells of a change, and with a pronoun for the pupil's name. */
export function asRead(text: string, name: string, moves: readonly Move[]): ReadSentence {
  const rest = withoutMoves(text, moves);
  if (name === "") return readSentence(rest);
  return readSentence(rest.replaceAll(`${name}'s`, "her").replaceAll(name, "she"));
}

function checkField(
  facts: Facts,
  { sentences }: Pick<WrittenReport, "sentences">,
  read: readonly ReadSentence[],
  field: MainField,
): Problem[] {
  const option = facts.inputs[field];
  if (option === "") return [];
  const problems: Problem[] = [];
  const isSaid = (sentence: ReadSentence, at: number) =>
    !(field === "homework_improvement_area" && isSettled(sentence.text)) &&
    (saysOption(field, option, sentence.text) ||
      meansOption(field, option, sentence, sentences[at]?.sources.includes(field) ?? false));
  if (!read.some(isSaid)) {
    // Of what tells of a change alone, no words are left to say the tick.
    const claims = sentences.findIndex(
      ({ sources, text }, at) => sources.includes(field) && isWhole(text, read[at]),
    );
    const claimed = read[claims];
    problems.push(
      claimed === undefined
        ? { check: "coverage", field, message: `No sentence says ${field}: "${option}".` }
        : saysOtherwise(field, option, claimed)
          ? {
              check: "contradiction",
              field,
              sentence: claims,
              message: `"${claimed.text}" says otherwise than ${field}: "${option}" does.`,
            }
          : {
              check: "doubtful",
              field,
              sentence: claims,
              message: `It is not sure that this says ${field}: "${option}".`,
            },
    );
  }
  sentences.forEach((sentence, index) => {
    if (isTeachersOwn(sentence)) return;
    const other = read[index] ? contradicts(field, option, read[index]) : null;
    if (other !== null) {
      problems.push({
        check: "contradiction",
        field,
        sentence: index,
        message: `"${sentence.text}" says "${other}", but ${field} is "${option}".`,
      });
    }
  });
  return problems;
}

function isWhole(text: string, read: ReadSentence | undefined): boolean {
  return read !== undefined && read.text.length > text.length / 2;
}

/**
 * Each used field has a sentence or is listed as uncovered; each tick is said, and no other in its place. A tick that is
 * not known in the words of the sentence that claims it is "doubtful".
 */
export function checkCoverage(facts: Facts, report: WrittenReport): Problem[] {
  const sources = new Set(report.sentences.flatMap((sentence) => sentence.sources));
  const silent = usedFields(facts.inputs).filter(
    (field) => !sources.has(field) && !report.uncovered.includes(field),
  );
  const kept = facts.leave_out.filter((field) => sources.has(field));
  const moves = movesOf(facts);
  const name = tidyName(facts.student.first_name);
  const read = report.sentences.map(({ text }) => asRead(text, name, moves));
  return [
    ...MAIN_FIELDS.flatMap((field) => checkField(facts, report, read, field)),
    ...silent.map((field): Problem => ({
      check: "coverage",
      field,
      message: `Nothing in the text comes from ${field}.`,
    })),
    ...kept.map((field): Problem => ({
      check: "unsupported",
      field,
      message: `${field} was to be left out.`,
    })),
  ];
}
