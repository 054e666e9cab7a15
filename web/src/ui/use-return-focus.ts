import { useRef } from "react";

// Where the focus went when a dialog last closed: one that opened in its place gives it back there too.
let lastReturn: HTMLElement | null = null;

/**
 * Gives the focus back to what had it when a dialog opened. The dialogs here are opened by state, not
 * by a trigger that the library knows.
 */
export function useReturnFocus(): {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      const { current } = opener;
      // The page itself had it where this one took the place of another dialog.
      const known = current instanceof HTMLElement && current !== document.body;
      const target = known && current.isConnected ? current : lastReturn;
      // A dialog over another one gives it back to that one, which will need what was before itself.
      if (target?.closest("[role=dialog]") === null) lastReturn = target;
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}
