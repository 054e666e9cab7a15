const NEAR_TOP = 8;
const JITTER = 6;

/**
 * Hides the navigation bar on the way down the page and shows it on the way up and at the top, by
 * `data-bar` on the document root: sticky parts of pages follow it through `--bar-shown`.
 */
export function followBar(): void {
  const root = document.documentElement;
  let last = scrollY;
  root.dataset["bar"] = "shown";
  function onScroll() {
    const now = Math.max(0, scrollY);
    if (now > NEAR_TOP && Math.abs(now - last) < JITTER) return;
    root.dataset["bar"] = now <= NEAR_TOP || now < last ? "shown" : "hidden";
    last = now;
  }
  addEventListener("scroll", onScroll, { passive: true });
}
