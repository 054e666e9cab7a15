import { useCallback } from "react";

const FOCUSABLE =
  "a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, [tabindex]";

/**
 * For what scrolls: a ref that lets the keyboard reach it while it is longer than its place and nothing
 * in it takes the focus, so that its end can be read without a mouse.
 */
export function useScrollStop() {
  return useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const update = () => {
      // Measured last: it would have the browser lay out at once whatever has just changed.
      const needed = !box.querySelector(FOCUSABLE) && box.scrollHeight > box.clientHeight;
      if (needed) box.tabIndex = 0;
      else if (box !== document.activeElement) box.removeAttribute("tabindex");
    };
    update();
    const size = new ResizeObserver(update);
    const content = new MutationObserver(update);
    size.observe(box);
    content.observe(box, { childList: true, subtree: true });
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, []);
}
