import type { PreviousInputs } from "@reportair/contract/features/previous-inputs.ts";
import { MAIN_FIELDS } from "@reportair/contract/report-inputs.ts";
import { formatCount } from "../../../../lib/format.ts";
import type { Change } from "../class-state/class-store.ts";
import { withField } from "../class-state/inputs.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";
import { ALERTS } from "../notices/messages.ts";
import type { BulkParts } from "./apply-to-selected.ts";

type ByStudent = ReadonlyMap<number, PreviousInputs>;

/** Last time's ticks for those students who have some, in the fields that are empty now; a tick that stands stays. */
export function takenOver(entries: readonly StudentEntry[], previous: ByStudent): Change[] {
  return entries.flatMap((entry) => {
    const before = previous.get(entry.id);
    if (before === undefined) return [];
    const fields = MAIN_FIELDS.filter(
      (field) => entry.inputs[field] === "" && before[field] !== "",
    );
    if (fields.length === 0) return [];
    const inputs = fields.reduce(
      (filled, field) => withField(filled, field, before[field]),
      entry.inputs,
    );
    return [{ student: entry.id, inputs }];
  });
}

/** Takes last time's ticks over for every selected student, with a notice that can undo it. */
export function takeOver({ store, showAlert, showNotice }: BulkParts, previous: ByStudent): void {
  const selected = store.selectedEntries();
  if (selected.length === 0) return showAlert({ text: ALERTS.nobodyForBulk });
  showAlert(null);
  const changes = takenOver(selected, previous);
  const whom = formatCount(changes.length, "pupil");
  store.change(changes, `Last time's ticks for ${whom}`);
  showNotice(
    changes.length === 0
      ? {
          text: "Nothing to take over: no empty field of the pupils selected has a tick of last time.",
        }
      : {
          text: `Last time's ticks taken over for ${whom}. What was ticked already has stayed.`,
          undo: store.lastAction,
        },
  );
}
