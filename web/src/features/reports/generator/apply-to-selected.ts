import { FIELD_LABELS, type MainField } from "@reportair/contract/features/report-fields.ts";
import { formatCount } from "../../../lib/format.ts";
import { ALERTS } from "./alerts.ts";
import { bulkChanges } from "./bulk-apply.ts";
import type { ClassStore } from "./class-store.ts";
import type { Alert, Notice } from "./messages.ts";

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
