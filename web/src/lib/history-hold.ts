type Hold = (event: PopStateEvent) => void;

let hold: Hold | null = null;

/**
 * Hears of the browser's Back and Forward. To be called before the router is there: a window calls its
 * listeners in the order in which they came.
 */
export function listenBeforeRouter(): void {
  addEventListener("popstate", (event) => hold?.(event));
}

/** Tells `next` of each step through the history, which it may keep from the router; returns what ends that. */
export function holdHistory(next: Hold): () => void {
  hold = next;
  return () => {
    if (hold === next) hold = null;
  };
}
