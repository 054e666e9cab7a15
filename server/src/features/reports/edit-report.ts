import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { traceEdits } from "@reportair/writing/editing/trace-edits.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { learnFromVerdict } from "../style/change-style.ts";
import { findReport } from "./find-report.ts";
import { findStoredText, uncoveredBy } from "./find-stored-text.ts";
import { replaceText, type NewText } from "./replace-text.ts";
import { lockReport, updateReport, type ReportChange } from "./queries-of-changes.ts";

type Edit = {
  report_content?: string | undefined;
  status?: "kept" | undefined;
  opened?: true | undefined;
  /** The copy the edit was made from. */
  version?: number | undefined;
  updated_at?: string | undefined;
};

/**
 * Edits or keeps a report. The earlier text goes into the history. An edit made from a copy that is no longer
 * the newest is refused with both texts, and nothing is lost on either side. A text that the report had before comes
 * back as it was stored, with its sentences and their sources.
 */
export async function editReport(
  handle: Handle,
  actor: Actor,
  id: number,
  edit: Edit,
  now: Date,
): Promise<void> {
  const row = await lockReport(handle, id);
  if (row === undefined) throw notFound();
  const change: ReportChange = {};
  if (edit.report_content !== undefined && edit.report_content !== row.report_content) {
    if (isStale(edit, row)) {
      throw new AppError("stale", {
        extra: { current: await findReport(handle, id), yours: edit.report_content },
      });
    }
    Object.assign(
      change,
      await replaceText(
        handle,
        actor,
        row,
        (await findStoredText(handle, row, edit.report_content)) ??
          editedText(row, edit.report_content),
      ),
    );
    // Whoever edits a text has had it on the screen.
    change.opened_at = row.opened_at ?? now;
  }
  if (edit.status === "kept" && row.status !== "kept") {
    change.status = "kept";
    // A text that is kept as it was written is one to write like.
    if (row.made_by === "writer" && change.report_content === undefined) {
      await learnFromVerdict(handle, actor, row.report_content, "good");
    }
  }
  if (edit.opened === true && row.opened_at === null) change.opened_at = now;
  if (Object.keys(change).length > 0) await updateReport(handle, id, change);
}

/** The text as the teacher left it: a field whose sentences are gone is not in the report any more. */
function editedText(
  row: Pick<NewText, "sentences" | "written_by"> & { inputs: ReportInputs },
  text: string,
): NewText {
  const sentences = traceEdits(row.sentences, text);
  const uncovered = uncoveredBy(sentences, row.inputs);
  return { text, sentences, uncovered, made_by: "teacher", written_by: row.written_by };
}

function isStale(edit: Edit, row: { version: number; updated_at: Date }): boolean {
  if (edit.version !== undefined) return edit.version !== row.version;
  return (
    edit.updated_at !== undefined &&
    new Date(edit.updated_at).getTime() !== row.updated_at.getTime()
  );
}
