import { FIELD_LABELS, type ReportField } from "@reportair/contract/report-inputs.ts";
import type { HandedBack } from "@reportair/contract/features/note-readings.ts";
import type { GeneratedReport, ReportSentence } from "@reportair/contract/features/reports.ts";
import { numberedParts, rowOf, uncoveredNotes, type Uncovered } from "../reading/sentences.ts";

/** A piece of a note that was handed back, with wordings that can be put into the text. */
export interface HandedPiece extends HandedBack {
  label: string;
}

type Written = Pick<
  GeneratedReport,
  | "report_content"
  | "sentences"
  | "uncovered"
  | "handed_back"
  | "inputs"
  | "flags"
  | "allowed_flags"
>;

/**
 * What was entered and is not said: pieces that were handed back, unless a wording of them stands in the text by now,
 * and whole inputs. An input that is handed back, in whole or in part, is told of by its pieces.
 */
export function notSaid(report: Written): {
  handed: readonly HandedPiece[];
  uncovered: readonly Uncovered[];
} {
  const handed = report.handed_back
    .map((piece) => ({ ...piece, label: FIELD_LABELS[piece.field] }))
    .filter(({ suggestions }) =>
      suggestions.every((wording) => !report.report_content.includes(asSentence(wording))),
    );
  const inPieces = new Set<ReportField>(report.handed_back.map(({ field }) => field));
  const uncovered = uncoveredNotes(report).filter(
    ({ field, reason }) => reason !== null || !inPieces.has(field),
  );
  return { handed, uncovered };
}

/** How many things are not said. */
export function countNotSaid(report: Written): number {
  const { handed, uncovered } = notSaid(report);
  return handed.length + uncovered.length;
}

/** A wording as it stands in a text: with a capital letter and a full stop. */
export function asSentence(wording: string): string {
  const words = wording.trim();
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]["”’)]?$/u.test(begun) ? begun : `${begun}.`;
}

/**
 * A text with one more sentence, at the end of the paragraph that is about the same field; where there is none, at the
 * end of the text.
 */
export function withSentence(
  text: string,
  sentences: readonly ReportSentence[],
  field: ReportField,
  wording: string,
): string {
  const row = rowOf(field);
  const about = (source: ReportSentence["sources"][number]) =>
    source !== "teacher" && source !== "general" && rowOf(source) === row;
  let at = 0;
  let last = text.trimEnd().length;
  for (const part of numberedParts(text, sentences)) {
    at += part.text.length;
    const sentence = part.number === null ? undefined : sentences[part.number - 1];
    if (sentence?.sources.some(about)) last = at;
  }
  const line = text.indexOf("\n", last);
  const end = text.slice(0, line === -1 ? text.length : line).trimEnd().length;
  return `${text.slice(0, end)} ${asSentence(wording)}${text.slice(end)}`;
}
