import { FIELD_LABELS, NOTE_MAX } from "@reportair/contract/report-inputs.ts";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";
import type { Notice } from "../notices/messages.ts";
import { inPlace, without, type Question } from "./pieces.ts";

/** The note that is answered about. */
export interface Answered {
  store: ClassStore;
  entry: StudentEntry;
  field: WrittenField;
  showNotice: (notice: Notice) => void;
}

const TOO_LONG = "There is no room for it: a note holds 1,000 characters.";

/**
 * Puts a wording in the place of a piece. It is put in as if it were typed, so that the browser's own undoing takes it
 * back too; `setText` is what typing calls.
 */
export function takeWording(
  { store, entry, field, showNotice }: Answered,
  area: HTMLTextAreaElement,
  question: Question,
  wording: string,
  setText: (text: string) => void,
): void {
  const now = entry.inputs[field];
  const { from, to, words } = inPlace(now, question, wording);
  const next = now.slice(0, from) + words + now.slice(to);
  if (next.length > NOTE_MAX) return showNotice({ text: TOO_LONG });
  area.focus();
  area.setSelectionRange(from, to);
  // The only way to put words in as a person would; a browser without it has the notice to undo by.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand("insertText", false, words);
  if (area.value !== next) setText(next);
  showNotice({
    text: `${FIELD_LABELS[field]} for ${entry.name} reworded.`,
    undo: store.lastAction,
  });
}

/** Moves a fault from the best achievements to what is to improve, in one action. */
export function moveToImprove({ store, entry, showNotice }: Answered, question: Question): void {
  const { best_achievement: best, area_to_improve: area } = entry.inputs;
  const piece = best.slice(question.from, question.to).trim();
  const joined = area.trim() === "" ? piece : `${area.trimEnd().replace(/[.;,]$/u, "")}. ${piece}`;
  if (joined.length > NOTE_MAX) return showNotice({ text: TOO_LONG });
  const inputs = {
    ...entry.inputs,
    best_achievement: without(best, question),
    area_to_improve: joined,
  };
  const what = `Best Achievement for ${entry.name}`;
  store.change([{ student: entry.id, inputs }], what);
  showNotice({ text: "Moved to Area to Improve.", undo: store.lastAction });
}
