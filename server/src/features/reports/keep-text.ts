import type { Handle } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import { lockReport, updateReport, type ReportRecord } from "./queries-of-changes.ts";
import { findStanding, retire } from "./queries-of-standing.ts";

/** Makes a locked text the kept one of its configuration; the one that was kept goes into the history. */
export async function keepText(handle: Handle, row: ReportRecord): Promise<void> {
  if (row.status === "kept") return;
  await retire(handle, row.configuration_id, "kept");
  await updateReport(handle, row.id, { status: "kept", current: true });
}

/**
 * Takes a keep back: the locked text is a draft again. The text that was kept before it stands again where its id is
 * given. Of two drafts the newer one stands.
 */
export async function takeKeepBack(
  handle: Handle,
  row: ReportRecord,
  restore: number | undefined,
): Promise<void> {
  if (row.status !== "kept") return;
  const { draft } = await findStanding(handle, row.configuration_id);
  if (draft !== undefined && draft.id < row.id) await retire(handle, row.configuration_id, "draft");
  const stands = draft === undefined || draft.id < row.id;
  await updateReport(handle, row.id, { status: "draft", current: stands });
  if (restore === undefined) return;
  const before = await lockReport(handle, restore);
  if (before?.configuration_id !== row.configuration_id || !before.was_kept) {
    throw fieldError(
      "restore",
      "This text was not kept before it. Nothing has changed; please choose one that was.",
    );
  }
  await keepText(handle, before);
}
