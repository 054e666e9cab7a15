/** What the action gives; undefined where it throws, such as a storage that is full or switched off altogether. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
