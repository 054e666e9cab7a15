import type { Facts, Said, WrittenReport } from "../facts.ts";
import type { HouseRules } from "../rules/rules.ts";
import { checkCoverage } from "./coverage.ts";
import { checkLength } from "./length.ts";
import { checkName } from "./names.ts";
import { checkPlaceholders } from "./placeholders.ts";
import type { Problem } from "./problem.ts";
import { checkPronouns } from "./pronouns.ts";
import { checkRepetition, checkSameness } from "./sameness.ts";
import { checkSpelling } from "./spelling.ts";
import { checkWording } from "./wording.ts";

/**
 * Everything that is wrong with a report, by the checks both writers must pass; empty when it may be shown.
 * "sameness" problems say what to reword and are no reason to withhold a text.
 */
export function checkReport(
  facts: Facts,
  report: WrittenReport,
  said: Said,
  rules?: HouseRules,
): Problem[] {
  const sentences = report.sentences.map((sentence) => sentence.text);
  return [
    ...checkLength(facts, report.text),
    ...checkCoverage(facts, report),
    ...checkPronouns(facts, sentences),
    ...checkName(facts, report.text),
    ...checkPlaceholders(sentences),
    ...checkSpelling(sentences),
    ...checkWording(facts, report.sentences, rules),
    ...checkRepetition(facts, sentences),
    ...checkSameness(facts, sentences, said),
  ];
}
