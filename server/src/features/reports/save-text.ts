import type { WrittenReport } from "@reportair/writing/facts.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { transcriptOf } from "@reportair/writing/transcript.ts";
import { lockReport, noteSent, updateReport } from "./queries-of-changes.ts";
import { replaceText } from "./replace-text.ts";

/**
 * Puts a writer's new text in a report's place, the earlier one into its history. Returns false, and changes
 * nothing, where the report is no longer at the expected version.
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
): Promise<boolean> {
  const row = await lockReport(handle, id);
  if (row === undefined) throw notFound();
  if (row.version !== expected) return false;
  await updateReport(handle, id, {
    ...(await replaceText(handle, actor, row, written)),
    sent: transcriptOf(row.sent, sent),
  });
  return true;
}

/** Adds requests to a provider that changed nothing to what a report says was sent. */
export async function addSent(handle: Handle, id: number, sent: string): Promise<void> {
  const row = await lockReport(handle, id);
  // Not an edit: neither its version nor its time changes.
  if (row !== undefined) await noteSent(handle, id, transcriptOf(row.sent, sent));
}
