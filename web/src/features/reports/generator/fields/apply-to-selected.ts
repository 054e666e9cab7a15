import { FIELD_LABELS, type MainField } from "@reportair/contract/report-inputs.ts";
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
  showAlert: (alert: Alert | null) => void;
  showNotice: (notice: Notice) => void;
}

/** Sets one field for every selected student, with a notice that can undo it. False where nobody is selected. */
export function applyToSelected(
  { store, showAlert, showNotice }: BulkParts,
  field: MainField,
  value: string,
): boolean {
  const selected = store.selectedEntries();
  if (selected.length === 0) {
    showAlert({ text: ALERTS.nobodyForBulk });
    return false;
  }
  showAlert(null);
  const what = `${FIELD_LABELS[field]} for ${formatCount(selected.length, "pupil")}`;
  const changed = store.change(bulkChanges(selected, field, value), what);
  const set = value === "" ? "cleared" : `set to ${value}`;
  const already = value === "" ? "empty" : value;
  showNotice(
    changed === 0
      ? { text: `${what} is ${already} already.` }
      : { text: `${what} ${set}.`, undo: store.lastAction },
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

/** The choice of one field and one value for every selected student. `apply` returns whether it was set. */
export function useBulkApply(parts: BulkParts): {
  choice: BulkChoice;
  setChoice: (choice: BulkChoice) => void;
  apply: () => boolean;
} {
  const [choice, setChoice] = useState<BulkChoice>({ field: "", value: "" });
  function apply(): boolean {
    const { field, value } = choice;
    if (field !== "" && value !== "") return applyToSelected(parts, field, value);
    parts.showAlert({ text: ALERTS.noFieldOrValue });
    return false;
  }
  return { choice, setChoice, apply };
}
