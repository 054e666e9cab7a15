import { isDeepStrictEqual } from "node:util";
import { REPORT_FIELDS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { AllowedFlag } from "@reportair/contract/features/flags.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { threads } from "../../threads/threads.ts";
import { stillAllowed } from "./allowed-flags.ts";
import { clearedBy, filledIn } from "./cleared-inputs.ts";
import { findConfiguration } from "./find-report.ts";
import {
  hideConfiguration,
  lockConfiguration,
  selectNames,
  updateInputs,
} from "./queries-of-configurations.ts";
import { insertCleared } from "./queries-of-discarded.ts";
import { isOvertaken, overtaken } from "./overtaken.ts";

type Change = Partial<ReportInputs> & {
  /** What the fields held where the change was made. */
  was?: Partial<ReportInputs> | undefined;
  /** All that is let stand; without it, what was let stand before of fields that stay. */
  allowed_flags?: readonly AllowedFlag[] | undefined;
};

/**
 * Changes some of a configuration's inputs; a text written from other ones is stale. A field that has been changed
 * elsewhere since refuses the whole change with what stands now.
 */
export async function changeConfiguration(
  handle: Handle,
  actor: Actor,
  id: number,
  { was = {}, allowed_flags, ...change }: Change,
): Promise<void> {
  const row = await lockConfiguration(handle, id);
  if (row === undefined) throw notFound();
  const inputs = Object.fromEntries(
    REPORT_FIELDS.map((field) => [field, change[field] ?? row[field]]),
  ) as unknown as ReportInputs;
  if (isOvertaken(row, inputs, was)) throw overtaken(await findConfiguration(handle, id));
  const { student, classmates } = await selectNames(handle, row.classroom_id, row.student_id);
  const [flags = []] = await threads.run(
    "flagNotes",
    [[inputs, classmates, student]],
    "transaction",
  );
  const flagged = { flags, allowed_flags: stillAllowed(inputs, flags, allowed_flags, row) };
  const same = REPORT_FIELDS.every((field) => inputs[field] === row[field]);
  if (same && isDeepStrictEqual(flagged.allowed_flags, row.allowed_flags)) return;
  await updateInputs(handle, id, inputs, flagged);
  await insertCleared(handle, actor, [{ configuration_id: id, inputs: clearedBy(row, inputs) }]);
}

/** Deletes a configuration with its texts; the texts and what was filled in can be brought back. */
export async function deleteConfiguration(handle: Handle, actor: Actor, id: number): Promise<void> {
  const row = await lockConfiguration(handle, id);
  if (row === undefined) throw notFound();
  await hideConfiguration(handle, id);
  await insertCleared(handle, actor, [{ configuration_id: id, inputs: filledIn(row) }]);
}
