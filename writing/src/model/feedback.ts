import {
  countCharacters,
  countWords,
  rangeBounds,
} from "@reportair/contract/features/report-fields.ts";
import type { Problem } from "../checks/problem.ts";
import type { Facts } from "../facts.ts";

const SAYINGS: Partial<Record<Problem["check"], string>> = {
  pronouns: "write every pronoun of the pupil as a slot",
  agreement: "write every verb after {they} as a slot with both forms, singular first",
  name: "call the pupil {PUPIL}",
  repetition: "it says what another sentence says; say something else or leave it out",
  sameness: "other pupils of the class have this sentence; word it differently",
  spelling: "use British spelling",
  insult: "it demeans the pupil; speak of the work, kindly and plainly",
  comparison: "it compares the pupil with others; speak of the pupil alone",
  preamble: "it speaks of the writing of the report; speak of the pupil",
  language: "write in English",
  wording: "it holds a word that the school avoids; say it in other words",
};

/**
 * What is wrong with a text, in words that may be sent back: sentences are told by number, and nothing
 * of the finished text, with its name and pronouns, is quoted.
 */
export function feedbackFor(problems: readonly Problem[], facts: Facts, text: string): string[] {
  const { min, max } = rangeBounds(facts.range);
  const size = facts.unit === "words" ? countWords(text) : countCharacters(text);
  const lines = problems.map((problem) => {
    const where = problem.sentence === undefined ? "" : `Sentence ${problem.sentence + 1}: `;
    if (problem.check === "length") {
      const miss =
        size < min
          ? `about ${min - size} too few; go deeper`
          : `about ${size - max} too many; say it more briefly`;
      return `The report must have ${min} to ${max} ${facts.unit}: it has ${miss}.`;
    }
    if (problem.check === "coverage") {
      const value = problem.field && facts.inputs[problem.field];
      return value && value.length < 40
        ? `Say the tick ${problem.field} "${value}" in these or equal words.`
        : `Work in ${problem.field ?? "what is missing"}, or leave it out of the sources.`;
    }
    if (problem.check === "contradiction") {
      const value = problem.field && facts.inputs[problem.field];
      return `${where}it says another value of the tick ${problem.field ?? ""} than "${value ?? ""}".`;
    }
    const saying = SAYINGS[problem.check];
    return `${where}${saying ?? problem.message}`;
  });
  return [...new Set(lines)];
}
