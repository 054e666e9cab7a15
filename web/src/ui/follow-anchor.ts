import { autoUpdate, computePosition, flip, offset, shift, size } from "@floating-ui/dom";

const EDGE = { padding: 8 };

/**
 * Puts a list of the top layer under what opened it and makes it at least as wide; above it where there is more
 * room; and never higher than the room there is.
 */
async function placeUnder(list: HTMLElement, anchor: Element): Promise<void> {
  list.style.minWidth = `${anchor.getBoundingClientRect().width}px`;
  const { x, y } = await computePosition(anchor, list, {
    strategy: "fixed",
    placement: "bottom-start",
    middleware: [
      offset(4),
      flip({ ...EDGE, crossAxis: false, flipAlignment: false }),
      shift(EDGE),
      size({
        ...EDGE,
        apply: ({ availableHeight }) => {
          list.style.maxHeight = `${availableHeight}px`;
        },
      }),
    ],
  });
  list.style.inset = `${y}px auto auto ${x}px`;
}

/**
 * Keeps a list of the top layer under what opened it, whatever moves that: scrolling, another size of the
 * window, or a page that is still loading around it. What such a page pushes out of the window is scrolled back
 * into it; what somebody scrolls away goes. Under a press the list stays where it is. Returns what ends it.
 */
export function followAnchor(list: HTMLElement, anchor: Element): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let pressed = false;
  let scrolled = false;
  let frame = 0;
  function follow() {
    if (pressed || signal.aborted) return;
    void placeUnder(list, anchor);
    // Events of a frame come before what it calls: only then is it known who has scrolled.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(keepInWindow);
  }
  function keepInWindow() {
    if (pressed || signal.aborted) return;
    const { top, bottom } = anchor.getBoundingClientRect();
    const outside = bottom < 0 || top > innerHeight;
    if (outside && !scrolled) anchor.scrollIntoView({ block: "nearest", behavior: "instant" });
    scrolled &&= outside;
  }
  function release() {
    if (!pressed) return;
    pressed = false;
    // The click comes after the release, and must meet what was pressed.
    requestAnimationFrame(follow);
  }
  function scroll({ target }: Event) {
    if (target instanceof Node && target.contains(anchor)) scrolled = true;
  }
  list.addEventListener("pointerdown", () => (pressed = true), { signal });
  // Capturing, so that it is known before the library follows.
  addEventListener("scroll", scroll, { capture: true, signal });
  addEventListener("pointerup", release, { signal });
  addEventListener("pointercancel", release, { signal });
  const stop = autoUpdate(anchor, list, follow);
  return () => {
    ended.abort();
    cancelAnimationFrame(frame);
    stop();
  };
}
