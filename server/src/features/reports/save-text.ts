import { countCharacters, countWords } from "@reportair/contract/features/report-fields.ts";
import type { WrittenReport } from "@reportair/writing/facts.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { transcriptOf } from "@reportair/writing/transcript.ts";
import { lockReport, noteSent, updateReport } from "./queries-of-changes.ts";
import { insertReport } from "./queries-of-texts.ts";
import { replaceText } from "./replace-text.ts";

/**
 * Puts a writer's new text in a draft's place, the earlier one into its history. A kept text, or one of the history,
 * stays as it is, and the new one is the draft beside it. Returns the id of the report with the new text; null, and
 * changes nothing, where the report is no longer at the expected version.
 */
export async function saveText(
  handle: Handle,
  actor: Actor,
  id: number,
  {
    expected,
    sent,
    ...written
  }: Omit<WrittenReport, "sent"> & {
    expected: number;
    made_by: "writer";
    sent: string | null;
  },
): Promise<number | null> {
  const row = await lockReport(handle, id);
  if (row === undefined) throw notFound();
  if (row.version !== expected) return null;
  const transcript = transcriptOf(row.sent, sent);
  if (row.status === "draft" && row.current) {
    const change = await replaceText(handle, actor, row, written);
    await updateReport(handle, id, { ...change, edited: "as_written", sent: transcript });
    return id;
  }
  return insertReport(handle, {
    institution_id: row.institution_id,
    author_id: row.author_id,
    configuration_id: row.configuration_id,
    student_id: row.student_id,
    year: row.year,
    length_range: row.length_range,
    length_unit: row.length_unit,
    seed: row.seed,
    inputs: row.inputs,
    flags: row.flags,
    allowed_flags: row.allowed_flags,
    report_content: written.text,
    sentences: written.sentences,
    uncovered: written.uncovered,
    handed_back: row.handed_back,
    word_count: countWords(written.text),
    char_count: countCharacters(written.text),
    written_by: written.written_by,
    sent: transcript,
  });
}

/** Adds requests to a provider that changed nothing to what a report says was sent. */
export async function addSent(handle: Handle, id: number, sent: string): Promise<void> {
  const row = await lockReport(handle, id);
  // Not an edit: neither its version nor its time changes.
  if (row !== undefined) await noteSent(handle, id, transcriptOf(row.sent, sent));
}
