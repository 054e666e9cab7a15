type Hold = (event: PopStateEvent) => void;

const holds: Hold[] = [];

/**
 * Hears of the browser's Back and Forward. To be called before the router is there: a window calls its
 * listeners in the order in which they came.
 */
export function listenBeforeRouter(): void {
  addEventListener("popstate", (event) => holds.at(-1)?.(event));
}

/**
 * Stays where it is when the browser's Back or Forward is pressed, and tells `onHeld` by how many entries it would
 * have gone. The last to ask holds, as a window lies over a page. Returns what ends that.
 */
export function holdHistory(
  onHeld: (by: number) => void,
  { passesWithinPage = false } = {},
): () => void {
  let here = placeInHistory();
  const page = location.pathname;
  const hold: Hold = (event) => {
    const there = placeInHistory();
    if (passesWithinPage && location.pathname === page && there !== here) {
      here = there;
      return;
    }
    // There is no way back from, or to, an entry that is not the router's.
    if (Number.isNaN(there - here)) return;
    // The router must not hear of it, nor of the return to where it believes to be.
    event.stopImmediatePropagation();
    if (there === here) return;
    history.go(here - there);
    onHeld(there - here);
  };
  holds.push(hold);
  return () => {
    const at = holds.indexOf(hold);
    if (at !== -1) holds.splice(at, 1);
  };
}

/** The number that the router gives to each entry of the history; NaN for an entry of anybody else. */
function placeInHistory(): number {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" ? idx : Number.NaN;
}
