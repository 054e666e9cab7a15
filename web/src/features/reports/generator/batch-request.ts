import type { LengthRange, LengthUnit } from "@reportair/contract/features/report-fields.ts";
import type { BatchRequest } from "../api/generate-batch.ts";
import { ALERTS } from "./alerts.ts";
import { isUsed } from "./completeness.ts";
import type { Pupil } from "./pupil.ts";

/** The request for a batch of the selected pupils who have a used field, or why there is none. */
export function batchRequest(
  classroom: number,
  selected: readonly Pupil[],
  range: LengthRange,
  unit: LengthUnit,
): { body: BatchRequest } | { alert: string } {
  if (selected.length === 0) return { alert: ALERTS.nobodyForBatch };
  const used = selected.filter((pupil) => isUsed(pupil.inputs));
  if (used.length === 0) return { alert: ALERTS.nothingFilled };
  const reports = Object.fromEntries(
    used.map((pupil, index) => [index, { student: pupil.id, classroom, ...pupil.inputs }]),
  );
  return { body: { reports, word_count: range, length_unit: unit } };
}
