import { REPORT_FIELDS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { flagNotes } from "@reportair/writing/privacy/flags.ts";
import type { Handle } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { lockConfiguration, selectNames, updateInputs } from "./queries-of-configurations.ts";

/** Changes some of a configuration's inputs; a text written from the earlier ones becomes stale. */
export async function changeConfiguration(
  handle: Handle,
  id: number,
  change: Partial<ReportInputs>,
): Promise<void> {
  const row = await lockConfiguration(handle, id);
  if (row === undefined) throw notFound();
  const inputs = Object.fromEntries(
    REPORT_FIELDS.map((field) => [field, change[field] ?? row[field]]),
  ) as unknown as ReportInputs;
  if (REPORT_FIELDS.every((field) => inputs[field] === row[field])) return;
  const { student, classmates } = await selectNames(handle, row.classroom_id, row.student_id);
  await updateInputs(handle, id, inputs, flagNotes(inputs, classmates, student));
}
