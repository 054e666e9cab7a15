/**
 * A ref for what fills the window: keeps its place and height those of what is seen, so that a keyboard on the screen
 * hides no end of it. The page itself stays as high as it was under most keyboards, and tells nothing of them.
 */
export function followSeenWindow(element: HTMLElement | null): (() => void) | undefined {
  const seen = globalThis.visualViewport;
  if (!element || !seen) return undefined;
  const follow = () => {
    // Who has zoomed in looks at a part of it, which stays as large as it is.
    const zoomed = seen.scale > 1.01;
    element.style.top = zoomed ? "" : `${seen.offsetTop}px`;
    element.style.height = zoomed ? "" : `${seen.height}px`;
  };
  follow();
  seen.addEventListener("resize", follow);
  seen.addEventListener("scroll", follow);
  return () => {
    seen.removeEventListener("resize", follow);
    seen.removeEventListener("scroll", follow);
  };
}
