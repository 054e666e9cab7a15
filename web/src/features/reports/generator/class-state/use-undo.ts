import { useEffect } from "react";
import type { ClassStore } from "./class-store.ts";
import type { Action } from "./undo.ts";
import type { Notice } from "../notices/messages.ts";

/**
 * Undoes a change, the last one where none is named; also on Ctrl and Z, except in a text field, which undoes its own
 * typing.
 */
export function useUndo(
  store: ClassStore,
  showNotice: (notice: Notice | null) => void,
): (action?: Action) => void {
  function undo(action?: Action) {
    const label = store.undo(action);
    showNotice({ text: label === null ? "There is nothing to undo." : `Undone: ${label}.` });
  }
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // A dialog over the page has its own keys.
      if (!isUndo(event) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      undo();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return undo;
}

/** Whether a key asks to undo and is not meant for the text it is pressed in. */
function isUndo(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}): boolean {
  const { target } = event;
  const text =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type === "text");
  return (
    !text &&
    !event.shiftKey &&
    !event.altKey &&
    (event.ctrlKey || event.metaKey) &&
    event.key.toLowerCase() === "z"
  );
}
