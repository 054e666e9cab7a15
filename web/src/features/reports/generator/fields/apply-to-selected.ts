import { FIELD_LABELS, type MainField } from "@reportair/contract/features/report-fields.ts";
import { formatCount } from "../../../../lib/format.ts";
import { ALERTS } from "../notices/messages.ts";
import type { ClassStore, Change } from "../class-state/class-store.ts";
import type { Alert, Notice } from "../notices/messages.ts";
import { withField } from "../class-state/inputs.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";
import { useState } from "react";
import type { BulkChoice } from "./bulk-fields.tsx";

/** What setting many students at once needs of the page. */
export interface BulkParts {
  store: ClassStore;
  say: (alert: Alert | null) => void;
  notify: (notice: Notice) => void;
}

/** Sets one field for everybody selected, and says so with a way back. False where nobody is. */
export function applyToSelected(
  { store, say, notify }: BulkParts,
  field: MainField,
  value: string,
): boolean {
  const selected = store.selectedEntries();
  if (selected.length === 0) {
    say({ text: ALERTS.nobodyForBulk });
    return false;
  }
  say(null);
  const what = `${FIELD_LABELS[field]} for ${formatCount(selected.length, "pupil")}`;
  const changed = store.change(bulkChanges(selected, field, value), what);
  const set = value === "" ? "cleared" : `set to ${value}`;
  const already = value === "" ? "empty" : value;
  notify(
    changed === 0
      ? { text: `${what} is ${already} already.` }
      : { text: `${what} ${set}.`, undo: true },
  );
  return true;
}

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

/** One field set to one value for everybody selected. `apply` answers whether it was done. */
export function useBulkApply(parts: BulkParts): {
  choice: BulkChoice;
  setChoice: (choice: BulkChoice) => void;
  apply: () => boolean;
} {
  const [choice, setChoice] = useState<BulkChoice>({ field: "", value: "" });
  function apply(): boolean {
    const { field, value } = choice;
    if (field !== "" && value !== "") return applyToSelected(parts, field, value);
    parts.say({ text: ALERTS.noFieldOrValue });
    return false;
  }
  return { choice, setChoice, apply };
}
