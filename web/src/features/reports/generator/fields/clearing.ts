import {
  EMPTY_INPUTS,
  FIELD_LABELS,
  NOTES_FIELD,
  type MainField,
} from "@reportair/contract/report-inputs.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import { withoutField } from "../class-state/inputs.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";
import type { Notice } from "../notices/messages.ts";

/** Clears everything of a student, with a notice that can undo it. */
export function clearAll(
  store: ClassStore,
  { id, name }: StudentEntry,
  showNotice: (notice: Notice) => void,
): void {
  const what = `All fields for ${name}`;
  const changed = store.change([{ student: id, inputs: EMPTY_INPUTS }], what);
  if (changed > 0)
    showNotice({ text: `${what} cleared.`, undo: store.lastAction, discarded: true });
}

/** Takes a field out of use: its value goes, and its note; where there was one, a notice can undo it. */
export function clearField(
  store: ClassStore,
  { id, name, inputs }: StudentEntry,
  field: MainField,
  showNotice: (notice: Notice) => void,
): void {
  const what = `${FIELD_LABELS[field]} for ${name}`;
  store.change([{ student: id, inputs: withoutField(inputs, field) }], what);
  if (inputs[NOTES_FIELD[field]].trim() === "") return;
  showNotice({ text: `${what} cleared, with its note.`, undo: store.lastAction, discarded: true });
}
