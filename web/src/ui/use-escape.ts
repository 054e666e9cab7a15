import { useLayoutEffect, useRef, type RefObject } from "react";

/** What closes each open window, the one on top last. */
const open: RefObject<() => void>[] = [];

/**
 * Lets Escape close the window on top and no other. The library hands the key to a new window only some
 * time after it is to be seen: until then the one below would hear it, and close.
 */
export function useEscape(isOpen: boolean, close: () => void) {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  // Before the window is to be seen, so that no key comes in between.
  useLayoutEffect(() => {
    if (!isOpen) return;
    open.push(latest);
    return () => void open.splice(open.indexOf(latest), 1);
  }, [isOpen]);
  return {
    onEscapeKeyDown: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      // In an open list or menu it closes that one, which hears it by itself.
      if (document.querySelector("[data-list]:popover-open, [role=menu]")) return;
      open.at(-1)?.current();
    },
  };
}
