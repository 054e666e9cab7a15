import type { Edited } from "@reportair/contract/features/class-time.ts";
import { howEdited } from "@reportair/writing/editing/how-edited.ts";
import type { Handle } from "../../database/handle.ts";
import { findWritten, type ReportRecord } from "./queries-of-changes.ts";
import type { NewText } from "./replace-text.ts";

/**
 * How far a text that its author is about to put in a locked report's place is a writer's: compared with what the
 * writer wrote last, or with the writer's text that stands beside it, whichever it is nearer to. Null where nobody
 * knows any more what was written.
 */
export async function editedSince(
  handle: Handle,
  row: ReportRecord,
  beside: ReportRecord | undefined,
  { text, made_by, edited }: NewText,
): Promise<Edited | null> {
  if (made_by === "writer") return "as_written";
  if (edited !== undefined) return edited;
  const last = row.made_by === "writer" ? row.report_content : await findWritten(handle, row.id);
  const written = [last, beside?.made_by === "writer" ? beside.report_content : undefined];
  const found = new Set(
    written.flatMap((each) => (each === undefined ? [] : [howEdited(each, text)])),
  );
  return NEAREST_FIRST.find((each) => found.has(each)) ?? null;
}

const NEAREST_FIRST: readonly Edited[] = ["as_written", "lightly", "much"];
