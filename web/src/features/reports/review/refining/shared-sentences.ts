import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { formatList } from "../../../../lib/format.ts";

/** Sentences of a report that a classmate's report has too. */
export interface SharedSentences {
  /** Their numbers in this report, from 1. */
  numbers: readonly number[];
  /** Whose reports have them. */
  classmates: readonly string[];
}

type Read = Pick<GeneratedReport, "id" | "student_name" | "sentences">;

/** Fewer words than this say the same by chance. */
const LEAST_WORDS = 5;
const pronoun =
  /\b(?:he|she|they|him|her|them|his|hers|their|theirs|himself|herself|themselves)\b/gu;

/** What a sentence says of whomever: without its student's name and pronouns, small, bare of punctuation. */
function bare(text: string, name: string): string {
  const names = new Set(name.toLowerCase().split(/\s+/u));
  return text
    .toLowerCase()
    .replaceAll(/[’']s\b/gu, "")
    .replaceAll(pronoun, "·")
    .split(/[^\p{L}\p{N}·’'-]+/u)
    .map((word) => (names.has(word) ? "·" : word))
    .filter((word) => word !== "")
    .join(" ");
}

/** The sentences of `report` that stand in others of the same review, but for names and pronouns; null where none does. */
export function sharedSentences(report: Read, reports: readonly Read[]): SharedSentences | null {
  const own = report.sentences.map((sentence) => bare(sentence.text, report.student_name));
  const long = new Set(own.filter((text) => text.split(" ").length >= LEAST_WORDS));
  const found = new Set<string>();
  const classmates: string[] = [];
  for (const other of reports) {
    if (other.id === report.id) continue;
    const theirs = other.sentences
      .map((sentence) => bare(sentence.text, other.student_name))
      .filter((text) => long.has(text));
    if (theirs.length > 0) classmates.push(other.student_name);
    for (const text of theirs) found.add(text);
  }
  const numbers = own.flatMap((text, at) => (found.has(text) ? [at + 1] : []));
  return numbers.length > 0 ? { numbers, classmates } : null;
}

/** "Sentences 2 and 5 also stand in the reports for Yusuf Demir and 2 others." */
export function sharedWords({ numbers, classmates }: SharedSentences): string {
  const listed = formatList(numbers.map(String), numbers.length);
  const [subject, verb] = numbers.length === 1 ? ["Sentence", "stands"] : ["Sentences", "stand"];
  const where = classmates.length === 1 ? "the report" : "the reports";
  return `${subject} ${listed} also ${verb} in ${where} for ${formatList(classmates, 2)}.`;
}
