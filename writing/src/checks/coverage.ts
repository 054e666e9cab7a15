import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { MAIN_FIELDS, usedFields } from "@reportair/contract/features/report-fields.ts";
import type { Facts, Sentence, WrittenReport } from "../facts.ts";
import { movesOf, withoutMoves } from "../language/moves.ts";
import { saysOption, saysOtherOptions } from "./evidence.ts";
import type { Problem } from "./problem.ts";

function isTeachersOwn(sentence: Sentence): boolean {
  return (
    sentence.sources.some(
      (source) => source === "teacher" || !(MAIN_FIELDS as readonly string[]).includes(source),
    ) && !sentence.sources.includes("general")
  );
}

function checkField(facts: Facts, report: WrittenReport, field: MainField): Problem[] {
  const option = facts.inputs[field];
  if (option === "") return [];
  const problems: Problem[] = [];
  const moves = movesOf(facts);
  if (!saysOption(field, option, withoutMoves(report.text, moves))) {
    problems.push({ check: "coverage", field, message: `No sentence says ${field}: "${option}".` });
  }
  report.sentences.forEach((sentence, index) => {
    if (isTeachersOwn(sentence)) return;
    for (const other of saysOtherOptions(field, option, withoutMoves(sentence.text, moves))) {
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

/** Each used field has a sentence or is listed as uncovered; each tick is said, and no other in its place. */
export function checkCoverage(facts: Facts, report: WrittenReport): Problem[] {
  const sources = new Set(report.sentences.flatMap((sentence) => sentence.sources));
  const silent = usedFields(facts.inputs).filter(
    (field) => !sources.has(field) && !report.uncovered.includes(field),
  );
  const kept = facts.leave_out.filter((field) => sources.has(field));
  return [
    ...MAIN_FIELDS.flatMap((field) => checkField(facts, report, field)),
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
