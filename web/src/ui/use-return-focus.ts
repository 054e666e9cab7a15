import { useInsertionEffect, useRef } from "react";

// Where the focus went when a dialog last closed: one that opened in its place gives it back there too.
let lastReturn: HTMLElement | null = null;

const isField = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Gives the focus back to what had it when a dialog opened. The dialogs here are opened by state, not
 * by a trigger that the library knows.
 */
export function useReturnFocus(open: boolean): {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const opener = useRef<Element | null>(null);
  // Before the dialog's elements are there: one with autoFocus takes the focus as soon as it is.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return {
    onOpenAutoFocus: ({ target }) => {
      const { activeElement } = document;
      const own = target instanceof Node && target.contains(activeElement);
      // A menu that closes in favour of the dialog has given it back to its own button by now.
      if (!own) opener.current = activeElement;
    },
    onCloseAutoFocus: (event) => {
      const { current } = opener;
      // The page itself had it where this one took the place of another dialog.
      const known = current instanceof HTMLElement && current !== document.body;
      const target = known && current.isConnected ? current : lastReturn;
      // A dialog over another one gives it back to that one, which will need what was before itself.
      if (target?.closest("[role=dialog]") === null) lastReturn = target;
      // Its closing is told a moment after it: whoever has gone on to a field by then stays in it.
      if (isField(document.activeElement)) event.preventDefault();
      if (!target || event.defaultPrevented) return;
      event.preventDefault();
      target.focus();
    },
  };
}
