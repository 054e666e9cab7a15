import {
  countCharacters,
  countWords,
  type ReportField,
} from "@reportair/contract/features/report-fields.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import type { Edited } from "@reportair/contract/features/class-time.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { insertVersion, type ReportChange, type ReportRecord } from "./queries-of-changes.ts";

export type NewText = {
  text: string;
  sentences: ReportSentence[];
  uncovered: ReportField[];
  made_by: "writer" | "teacher";
  written_by: string;
  /** Where another report has it: how far it is the writer's there. */
  edited?: Edited | null;
};

/** Puts a locked report's text into its history, and returns the change that puts the new one in its place. */
export async function replaceText(
  handle: Handle,
  actor: Actor,
  row: ReportRecord,
  { text, sentences, uncovered, made_by, written_by }: NewText,
): Promise<ReportChange> {
  await insertVersion(handle, {
    report_id: row.id,
    version: row.version,
    institution_id: actor.institution_id,
    author_id: actor.user_id,
    report_content: row.report_content,
    sentences: row.sentences,
    made_by: row.made_by,
    written_by: row.written_by,
    created_at: row.updated_at,
  });
  return {
    report_content: text,
    sentences,
    uncovered,
    made_by,
    written_by,
    word_count: countWords(text),
    char_count: countCharacters(text),
    version: row.version + 1,
  };
}
