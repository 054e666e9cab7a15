import type { LengthRange, LengthUnit } from "@reportair/contract/features/report-fields.ts";
import type { BatchRequest } from "../../../../data/batches.ts";
import { ALERTS } from "../notices/messages.ts";
import { isUsed } from "../class-state/completeness.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";

/** The request for a batch of the selected students who have a used field, or why there is none. */
export function batchRequest(
  classroom: number,
  selected: readonly StudentEntry[],
  range: LengthRange,
  unit: LengthUnit,
): { body: BatchRequest } | { alert: string } {
  if (selected.length === 0) return { alert: ALERTS.nobodyForBatch };
  const used = selected.filter((entry) => isUsed(entry.inputs));
  if (used.length === 0) return { alert: ALERTS.nothingFilled };
  const reports = Object.fromEntries(
    used.map((entry, index) => [index, { student: entry.id, classroom, ...entry.inputs }]),
  );
  return { body: { reports, word_count: range, length_unit: unit } };
}
