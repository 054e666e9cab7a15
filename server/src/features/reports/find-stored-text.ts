import {
  REPORT_FIELDS,
  usedFields,
  type ReportField,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import type { Handle } from "../../database/handle.ts";
import type { ReportRecord } from "./queries-of-changes.ts";
import { findOtherReport, findVersionOf } from "./queries-of-texts.ts";
import type { NewText } from "./replace-text.ts";

/** A text that the report, or an earlier report of the same inputs, had before: as it was stored. */
export async function findStoredText(
  handle: Handle,
  row: ReportRecord,
  text: string,
): Promise<NewText | undefined> {
  const [version, earlier] = await Promise.all([
    findVersionOf(handle, row.id, text),
    findOtherReport(handle, row, text),
  ]);
  if (version !== undefined) {
    const { sentences, made_by } = version;
    return {
      text,
      sentences,
      made_by,
      uncovered: uncoveredBy(sentences, row.inputs),
      written_by: version.written_by ?? row.written_by,
    };
  }
  if (earlier === undefined) return undefined;
  const sentences = asOf(earlier.sentences, earlier.inputs, row.inputs);
  return {
    text,
    sentences,
    made_by: earlier.made_by,
    uncovered: uncoveredBy(sentences, row.inputs),
    written_by: earlier.written_by,
    edited: earlier.edited,
  };
}

/** A sentence that was written from an input that has changed since stands there by the teacher's word. */
export function asOf(
  sentences: readonly ReportSentence[],
  then: ReportInputs,
  now: ReportInputs,
): ReportSentence[] {
  const same = new Set<string>(REPORT_FIELDS.filter((field) => then[field] === now[field]));
  return sentences.map((sentence) => {
    const { text, sources } = sentence;
    const kept = sources.filter(
      (source) => source === "teacher" || source === "general" || same.has(source),
    );
    if (kept.length === sources.length) return sentence;
    if (kept.includes("teacher")) return { text, sources: kept };
    return { text, sources: [...kept, "teacher"] };
  });
}

/** The given fields that no sentence expresses. */
export function uncoveredBy(
  sentences: readonly ReportSentence[],
  inputs: ReportInputs,
): ReportField[] {
  const covered = new Set(sentences.flatMap(({ sources }) => sources));
  return usedFields(inputs).filter((field) => !covered.has(field));
}
