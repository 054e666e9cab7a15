import type { MainField } from "@reportair/contract/features/report-fields.ts";
import type { Change } from "./class-store.ts";
import { withField } from "./inputs.ts";
import type { Pupil } from "./pupil.ts";

/** One field set to one value for every given pupil. */
export function bulkChanges(pupils: readonly Pupil[], field: MainField, value: string): Change[] {
  return pupils.map((pupil) => ({
    student: pupil.id,
    inputs: withField(pupil.inputs, field, value),
  }));
}
