/** The browser's own, for what a test waits for itself: it is not stopped by `stopTimers`. */
export const setOwnTimeout = globalThis.setTimeout.bind(globalThis);

const begun = new Set<ReturnType<typeof setTimeout>>();

globalThis.setTimeout = ((...given: Parameters<typeof setTimeout>) => {
  const timer = setOwnTimeout(...given);
  begun.add(timer);
  return timer;
}) as typeof setTimeout;

/** Stops what the pages of a test have put off: a save that failed is tried again though its page is gone. */
export function stopTimers(): void {
  for (const timer of begun) clearTimeout(timer);
  begun.clear();
}
