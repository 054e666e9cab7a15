import type { MainField } from "@reportair/contract/features/report-fields.ts";
import type { Change } from "./class-store.ts";
import { withField } from "./inputs.ts";
import type { StudentEntry } from "./student-entry.ts";

/** One field set to one value for every given student. */
export function bulkChanges(
  entries: readonly StudentEntry[],
  field: MainField,
  value: string,
): Change[] {
  return entries.map((entry) => ({
    student: entry.id,
    inputs: withField(entry.inputs, field, value),
  }));
}
