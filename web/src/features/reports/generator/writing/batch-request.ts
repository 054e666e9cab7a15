import type { LengthRange, LengthUnit } from "@reportair/contract/features/report-fields.ts";
import type { BatchRequest } from "../../../../data/batches.ts";
import { ALERTS } from "../notices/messages.ts";
import { isUsed } from "../class-state/completeness.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";

/**
 * The request for a batch of the selected students who have a used field, with what this page saw on the server
 * before, or why there is none. Two with the same `wanted` ask for the same, whatever was seen.
 */
export function batchRequest(
  classroom: number,
  selected: readonly StudentEntry[],
  range: LengthRange,
  unit: LengthUnit,
): { body: BatchRequest; wanted: string } | { alert: string } {
  if (selected.length === 0) return { alert: ALERTS.nobodyForBatch };
  const used = selected.filter((entry) => isUsed(entry.inputs));
  if (used.length === 0) return { alert: ALERTS.nothingFilled };
  const order = { word_count: range, length_unit: unit };
  const reports = used.map(({ id, inputs }) => ({ student: id, classroom, ...inputs }));
  const seen = reports.map((report, index) => ({ ...report, was: used[index]?.confirmed }));
  return {
    body: { reports: Object.fromEntries(seen.entries()), ...order },
    wanted: JSON.stringify([reports, order]),
  };
}
