import { placeUnder } from "./place-under.ts";

/**
 * Keeps a list of the top layer under what opened it, whatever moves that: scrolling, another size of the
 * window, or a page that is still loading around it. What such a page pushes out of the window is scrolled back
 * into it; what somebody scrolls away goes. Under a press the list stays where it is. Returns what ends it.
 */
export function followAnchor(list: HTMLElement, anchor: Element): () => void {
  let place = "";
  let pressed = false;
  let scrolled = false;
  let frame = 0;
  function keepInWindow() {
    const { top, bottom } = anchor.getBoundingClientRect();
    const outside = bottom < 0 || top > innerHeight;
    if (outside && !scrolled) anchor.scrollIntoView({ block: "nearest", behavior: "instant" });
    scrolled = outside && scrolled;
  }
  function follow() {
    frame = requestAnimationFrame(follow);
    if (!pressed) keepInWindow();
    const { left, top, width, height } = anchor.getBoundingClientRect();
    const next = [
      left,
      top,
      width,
      height,
      document.documentElement.clientWidth,
      innerHeight,
    ].join();
    if (pressed || next === place) return;
    place = next;
    placeUnder(list, anchor);
  }
  const press = () => (pressed = true);
  const release = () => (pressed = false);
  const scroll = () => (scrolled = true);
  list.addEventListener("pointerdown", press);
  addEventListener("scroll", scroll, true);
  addEventListener("pointerup", release);
  addEventListener("pointercancel", release);
  follow();
  return () => {
    cancelAnimationFrame(frame);
    list.removeEventListener("pointerdown", press);
    removeEventListener("scroll", scroll, true);
    removeEventListener("pointerup", release);
    removeEventListener("pointercancel", release);
  };
}
