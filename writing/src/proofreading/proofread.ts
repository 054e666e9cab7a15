import { PROOFREADING_KINDS, type Advice } from "@reportair/contract/features/proofreading.ts";
import { firstNamesOf, lastNamesOf } from "../privacy/person-name.ts";
import { americanSpellings } from "./american.ts";
import { missingCapitals } from "./capitals.ts";
import { contactDetails } from "./contacts.ts";
import { contradictions } from "./contradictions.ts";
import type { EditedReport } from "./edited-report.ts";
import { otherPupils } from "./other-pupils.ts";
import { placeholders } from "./placeholders.ts";
import { privateMatters } from "./private-matters.ts";
import { wrongPronouns } from "./pronouns.ts";
import { readText } from "./read-text.ts";
import { repeatedSentences, repeatedWords } from "./repetition.ts";
import { unfinishedSentences } from "./unfinished.ts";
import { unkindWords } from "./unkind.ts";

/** Where several things are said of the same words, the gravest is enough. */
function gravest(all: readonly Advice[]): Advice[] {
  const rank = ({ kind }: Advice) => PROOFREADING_KINDS.indexOf(kind);
  const kept: Advice[] = [];
  for (const one of all.toSorted((a, b) => a.from - b.from || rank(a) - rank(b))) {
    const last = kept.at(-1);
    if (last === undefined || one.from >= last.to) kept.push(one);
    else if (rank(one) < rank(last)) kept[kept.length - 1] = one;
  }
  return kept;
}

/** What an edited text should be looked at for, in the order of the text. It is advice, and stops nothing. */
export function proofread(report: EditedReport): Advice[] {
  const { text, student } = report;
  const names = [...firstNamesOf(student), ...lastNamesOf(student)];
  const sentences = readText(
    text,
    names.filter((name) => name !== ""),
  );
  return gravest([
    ...privateMatters(sentences, report),
    ...otherPupils(sentences, report),
    ...contactDetails(text, sentences),
    ...contradictions(sentences, report),
    ...unkindWords(sentences, report),
    ...placeholders(text, sentences),
    ...wrongPronouns(sentences, report),
    ...repeatedSentences(sentences),
    ...repeatedWords(sentences),
    ...missingCapitals(sentences),
    ...unfinishedSentences(sentences, report),
    ...americanSpellings(sentences),
  ]);
}
