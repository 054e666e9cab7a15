import type { ReportField } from "@reportair/contract/features/report-fields.ts";
import { MAIN_FIELDS, countWords } from "@reportair/contract/features/report-fields.ts";
import { createNearTwins, masksOf } from "@reportair/contract/near-twins.ts";
import { checkReport } from "../src/checks/check.ts";
import type { Check, Problem } from "../src/checks/problem.ts";
import { sentenceKey } from "../src/checks/sameness.ts";
import type { Facts, Source, WrittenReport } from "../src/facts.ts";
import { tidyName } from "../src/language/names.ts";
import { wordsOf } from "../src/language/text.ts";

/** A report beside what it was written from. */
export type Scored = { facts: Facts; report: WrittenReport; problems: Problem[] };

/** A report with everything the checks find wrong with it. */
export function score(facts: Facts, report: WrittenReport): Scored {
  return { facts, report, problems: checkReport(facts, report, { classmates: [], earlier: [] }) };
}

/** The share of reports in which none of these checks finds anything. */
export function shareFree(scored: readonly Scored[], checks: readonly Check[]): number {
  const free = scored.filter(
    ({ problems }) => !problems.some(({ check }) => checks.includes(check)),
  );
  return free.length / Math.max(1, scored.length);
}

/** The share of sentences with an error of form: agreement, pronoun, a slot left open, spelling. */
export function slotErrors(scored: readonly Scored[]): number {
  const forms: ReadonlySet<Check> = new Set(["agreement", "pronouns", "placeholder", "spelling"]);
  const sentences = scored.reduce((sum, { report }) => sum + report.sentences.length, 0);
  const wrong = scored.flatMap(({ problems }) => problems.filter(({ check }) => forms.has(check)));
  return wrong.length / Math.max(1, sentences);
}

function isNote(source: Source): boolean {
  return (
    source !== "general" &&
    source !== "teacher" &&
    !(MAIN_FIELDS as readonly ReportField[]).includes(source)
  );
}

/**
 * The share of a class's sentences that another report of the class has as well, names and pronouns apart. What a teacher
 * has typed of two students alike does not count; `nearTwins` counts it.
 */
export function sharedSentences(scored: readonly Scored[]): number {
  const reports = scored.map(({ facts, report }) => [
    ...new Set(
      report.sentences
        .filter(({ sources }) => !sources.some(isNote))
        .map(({ text }) => sentenceKey(text, facts.student.first_name)),
    ),
  ]);
  const counts = new Map<string, number>();
  for (const key of reports.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const all = reports.flat();
  return all.filter((key) => (counts.get(key) ?? 0) > 1).length / Math.max(1, all.length);
}

/**
 * The share of a class's sentences that have a near twin in another report of the class, or in the same student's report
 * of `earlier`. Sentences made of notes are the teacher's own words, and do not count unless `notes`.
 */
export function nearTwins(
  scored: readonly Scored[],
  earlier: readonly Scored[] = [],
  notes = false,
): number {
  const sentences = scored.map(({ report }) =>
    report.sentences.filter(({ sources }) => notes || !sources.some(isNote)),
  );
  let found = 0;
  for (const [at, { facts }] of scored.entries()) {
    const masks = masksOf(facts.student.first_name, facts.subject);
    const known = createNearTwins();
    const others = [...scored.filter((_, other) => other !== at), ...earlier.slice(at, at + 1)];
    for (const { facts: about, report } of others)
      for (const { text } of report.sentences)
        known.add(text, masksOf(about.student.first_name, about.subject));
    found += (sentences[at] ?? []).filter(({ text }) => known.hasTwinOf(text, masks)).length;
  }
  return found / Math.max(1, sentences.flat().length);
}

/** The share of the words of these reports that stand in sentences which report nothing of the student. */
export function generalShare(scored: readonly Scored[]): number {
  const all = scored.flatMap(({ report }) => report.sentences);
  const words = (list: typeof all) => list.reduce((sum, { text }) => sum + countWords(text), 0);
  return words(all.filter(({ sources }) => sources.join() === "general")) / Math.max(1, words(all));
}

/** Different bigrams over all bigrams of a set of reports; every name counts as one word. */
export function distinctTwo(scored: readonly Scored[]): number {
  const pairs = scored.flatMap(({ facts, report }) => {
    const own = new Set(
      wordsOf(tidyName(facts.student.first_name)).flatMap((word) => [word, `${word}'s`]),
    );
    const words = wordsOf(report.text).map((word) => (own.has(word) ? "name" : word));
    return words.slice(1).map((word, index) => `${words[index]} ${word}`);
  });
  return new Set(pairs).size / Math.max(1, pairs.length);
}

/** Numbers in the text that are in none of the inputs, nor the year group. */
export function inventedNumbers({ facts, report }: Scored): string[] {
  const given = `${Object.values(facts.inputs).join(" ")} ${facts.student.year} ${facts.subject}`;
  return (report.text.match(/\d+/gu) ?? []).filter((number) => !given.includes(number));
}
