import { createNearTwins, masksOf, type NearTwins } from "@reportair/contract/near-twins.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { formatList } from "../../../../lib/format.ts";

/** Sentences of a report that a classmate's report has too, or nearly. */
export interface SharedSentences {
  /** Their numbers in this report, from 1. */
  numbers: readonly number[];
  /** Whose reports have them. */
  classmates: readonly string[];
}

type Read = Pick<GeneratedReport, "id" | "student_name" | "sentences">;

/** What is read again and again while one goes from report to report. */
const known = new WeakMap<Read, NearTwins>();

function twinsIn(report: Read): NearTwins {
  const before = known.get(report);
  if (before) return before;
  const twins = createNearTwins();
  const masks = masksOf(report.student_name);
  for (const { text } of report.sentences) twins.add(text, masks);
  known.set(report, twins);
  return twins;
}

/** The sentences of `report` that stand, word for word or nearly, in others of the same review; null where none does. */
export function sharedSentences(report: Read, reports: readonly Read[]): SharedSentences | null {
  const own = masksOf(report.student_name);
  const found = new Set<number>();
  const classmates: string[] = [];
  for (const other of reports) {
    if (other.id === report.id) continue;
    const twins = twinsIn(other);
    const shared = report.sentences.flatMap(({ text }, at) =>
      twins.hasTwinOf(text, own) ? [at + 1] : [],
    );
    if (shared.length > 0) classmates.push(other.student_name);
    for (const number of shared) found.add(number);
  }
  const numbers = [...found].toSorted((a, b) => a - b);
  return numbers.length > 0 ? { numbers, classmates } : null;
}

/** "Sentences 2 and 5 also stand, or nearly, in the reports for Yusuf Demir and 2 others." */
export function sharedWords({ numbers, classmates }: SharedSentences): string {
  const listed = formatList(numbers.map(String), numbers.length);
  const [subject, verb] = numbers.length === 1 ? ["Sentence", "stands"] : ["Sentences", "stand"];
  const where = classmates.length === 1 ? "the report" : "the reports";
  return `${subject} ${listed} also ${verb}, or nearly, in ${where} for ${formatList(classmates, 2)}.`;
}
