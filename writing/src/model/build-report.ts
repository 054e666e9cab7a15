import {
  countCharacters,
  countWords,
  rangeBounds,
  type ReportField,
} from "@reportair/contract/features/report-fields.ts";
import { usedFields } from "@reportair/contract/features/report-fields.ts";
import type { Problem } from "../checks/problem.ts";
import type { Facts, Sentence, WrittenReport } from "../facts.ts";
import { STUDENT_PLACEHOLDER, type PlaceholderTable } from "../privacy/redact.ts";
import { restore } from "../privacy/restore.ts";
import type { RawReport } from "./answer.ts";
import { fillSlots, neutralise, slotVerbs } from "./slots.ts";
import { verifySources } from "./sources.ts";

/** A model's answer made into a report, with what was wrong with its slots and placeholders. */
export type Built = {
  report: WrittenReport;
  problems: Problem[];
  /** Of each sentence of the report its place in the answer, where some were left out. */
  places: number[];
};

/**
 * Writes gendered pronouns and bare verbs of the model's own as slots: they are guesses. A pronoun that
 * was sent ("Lady Macbeth and her ambition") may be said again.
 */
export function fixSlots(raw: RawReport, sent: string): RawReport {
  const she = /\b(?:she|hers?|herself)\b/iu.test(sent);
  const he = /\b(?:he|him|his|himself)\b/iu.test(sent);
  const guessed = she ? "He/Him" : he ? "She/Her" : null;
  return raw.map((paragraph) =>
    paragraph.map(({ text, sources }) => ({
      text: she && he ? slotVerbs(text) : neutralise(text, guessed),
      sources,
    })),
  );
}

/** The placeholders that a text may use: the student's, and those that were sent. */
export function usable(table: PlaceholderTable, sent: string): PlaceholderTable {
  return new Map([...table].filter(([key]) => key === STUDENT_PLACEHOLDER || sent.includes(key)));
}

function within(facts: Facts, text: string): number {
  const { min, max } = rangeBounds(facts.range);
  const size = facts.unit === "words" ? countWords(text) : countCharacters(text);
  if (size < min) return size - min;
  return size > max ? size - max : 0;
}

function join(paragraphs: readonly (readonly Sentence[])[]): string {
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.map(({ text }) => text).join(" "))
    .join("\n\n");
}

/** Leaves out advice and explanation, last first, while a text is too long and stays long enough. */
function trim(facts: Facts, paragraphs: Sentence[][]): Sentence[][] {
  let kept = paragraphs;
  while (within(facts, join(kept)) > 0) {
    const spare = kept
      .flatMap((paragraph) => paragraph)
      .findLast(({ sources }) => sources.every((one) => one === "general"));
    if (!spare) return kept;
    const shorter = kept.map((paragraph) => paragraph.filter((one) => one !== spare));
    if (within(facts, join(shorter)) < 0) return kept;
    kept = shorter;
  }
  return kept;
}

/** Fills the slots, puts back what was taken out, verifies the sources and lists what is not covered. */
export function buildReport(
  raw: RawReport,
  facts: Facts,
  table: PlaceholderTable,
  written_by: string,
): Built {
  const problems: Problem[] = [];
  let index = 0;
  const paragraphs = raw.map((paragraph) =>
    paragraph.map((sentence): Sentence => {
      const filled = fillSlots(sentence.text, facts.student.pronouns);
      const whole = restore(filled, table);
      if (!whole.ok) {
        const broken = whole.failure.unknown.join(", ");
        problems.push({
          check: "placeholder",
          sentence: index,
          message: `${broken} is no slot that was given.`,
        });
      }
      index++;
      const text = whole.ok ? whole.text : filled;
      return { text, sources: verifySources(text, sentence.sources, facts) };
    }),
  );
  if (!raw.flat().some(({ text }) => text.includes(STUDENT_PLACEHOLDER))) {
    problems.push({ check: "placeholder", message: "{PUPIL} is missing." });
  }
  const kept = problems.length > 0 ? paragraphs : trim(facts, paragraphs);
  const sentences = kept.flat();
  const covered = new Set(sentences.flatMap(({ sources }) => sources));
  const uncovered: ReportField[] = usedFields(facts.inputs).filter((field) => !covered.has(field));
  const report = { text: join(kept), sentences, uncovered, handed_back: [], written_by };
  const all = paragraphs.flat();
  return { report, problems, places: sentences.map((sentence) => all.indexOf(sentence)) };
}
