import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formatCount } from "../../../../lib/format.ts";
import { useLatest } from "../../../../lib/use-latest.ts";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/cx.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import { nextNote } from "./next-note.ts";
import { useHandedBack, type NotePlace } from "./use-handed-back.ts";

/** "3 notes need a word from you", of the selected pupils, and the way through them: each press goes to the next. */
export function NeedAWord(props: {
  store: ClassStore;
  onGo: (note: NotePlace) => void;
  className?: string;
}) {
  const { store, onGo, className } = props;
  const notes = useHandedBack(store);
  const [last, setLast] = useState<NotePlace | null>(null);
  const go = useLatest(() => {
    const next = nextNote(notes, last, store.order);
    if (!next) return;
    setLast(next);
    onGo(next);
  });
  const some = notes.length > 0;
  useEffect(() => {
    if (!some) return;
    // From a note to the next one, without the way back to this button.
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== "Digit3") return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      go();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [some, go]);
  if (!some) return null;
  return (
    <Button
      variant="ghost"
      className={cx(
        "px-1! font-body! text-text! underline underline-offset-3 hover:bg-transparent!",
        className,
      )}
      aria-keyshortcuts="Alt+3"
      onClick={() => go()}
    >
      {formatCount(notes.length, "note needs", "notes need")} a word from you
    </Button>
  );
}

/** Goes to a note in the table: shows its pupil, opens the row and puts the cursor into it. */
export function goToNote(store: ClassStore, { student, field }: NotePlace): void {
  flushSync(() => {
    if (!store.shown.includes(student)) {
      store.find("");
      store.show("all");
    }
    if (!store.isOpen(student)) store.toggleOpen(student);
  });
  whenDrawn(`[data-details="${student}"]`, (details) => beginNote(details, field));
}

/** Frames in which a row that was not shown is drawn, on a slow machine too. */
const FRAMES = 60;

/** Rows that a search or a filter gives back come a moment after it. */
function whenDrawn(selector: string, then: (found: Element) => void, frames = FRAMES): void {
  const found = document.querySelector(selector);
  if (found) then(found);
  else if (frames > 0) requestAnimationFrame(() => whenDrawn(selector, then, frames - 1));
}

/** Puts the cursor into a note, and what is said of it into sight. */
export function beginNote(pupil: Element | null, field: WrittenField): void {
  const note = pupil?.querySelector<HTMLElement>(`[data-note="${field}"]`);
  note?.focus({ preventScroll: true });
  note?.closest("[data-note-block]")?.scrollIntoView({ block: "center" });
}
