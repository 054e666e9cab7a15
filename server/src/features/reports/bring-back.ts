import type { ReportField } from "@reportair/contract/features/report-fields.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { changeConfiguration } from "./change-configuration.ts";
import { comingBack } from "./cleared-inputs.ts";
import { updateReport } from "./queries-of-changes.ts";
import { lockConfiguration } from "./queries-of-configurations.ts";
import {
  lockCleared,
  lockHidden,
  undeleteConfiguration,
  unhide,
  updateCleared,
} from "./queries-of-discarded.ts";
import { findStanding, retire } from "./queries-of-standing.ts";

/**
 * Brings a discarded text back, with all that the same act hid. A draft stands again in the place of one that was
 * written since. A kept text stands again as kept; where another is kept now, it comes back as the draft beside that.
 */
export async function bringReportBack(handle: Handle, id: number): Promise<void> {
  const hidden = await lockHidden(handle, id);
  const configuration = hidden[0]?.configuration_id;
  if (configuration === undefined) throw notFound();
  await undeleteConfiguration(handle, configuration);
  const now = await findStanding(handle, configuration);
  const stood = hidden.filter((row) => row.current);
  const kept = stood.find((row) => row.status === "kept");
  const draft = stood.find((row) => row.status === "draft");
  const replaced = now.kept === undefined ? undefined : kept;
  const standing = draft?.id === id ? draft : (replaced ?? draft);
  if (standing !== undefined && now.draft !== undefined) {
    await retire(handle, configuration, "draft");
  }
  if (replaced !== undefined) {
    const current = replaced === standing;
    await updateReport(handle, replaced.id, { status: "draft", was_kept: true, current });
  }
  if (draft !== undefined && draft !== standing) {
    await updateReport(handle, draft.id, { current: false });
  }
  await unhide(
    handle,
    hidden.map((row) => row.id),
  );
}

/**
 * Brings cleared inputs back into the fields that are empty now, and returns which those are and of which
 * configuration. What was typed meanwhile stays, and what it keeps out can still be brought back. A configuration that
 * was deleted comes back first, as it stood; what it brings with it of these inputs has come back too.
 */
export async function bringInputsBack(
  handle: Handle,
  actor: Actor,
  id: number,
): Promise<{ configuration: number; restored: ReportField[] }> {
  const entry = await lockCleared(handle, id);
  if (entry === undefined) throw notFound();
  const { configuration_id: configuration, inputs } = entry;
  const standing = await lockConfiguration(handle, configuration);
  // These inputs may have been cleared long before the deletion, so it need not have stood with them.
  if (standing === undefined) await undeleteConfiguration(handle, configuration);
  const here = standing ?? (await lockConfiguration(handle, configuration));
  if (here === undefined) throw notFound();
  const { back, same, left } = comingBack(inputs, here);
  const of = (fields: readonly ReportField[]) =>
    Object.fromEntries(fields.map((field) => [field, inputs[field]]));
  await changeConfiguration(handle, actor, configuration, of(back));
  await updateCleared(handle, id, of(left));
  return { configuration, restored: standing === undefined ? [...same, ...back] : back };
}
