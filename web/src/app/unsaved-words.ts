/** Whether leaving the page would lose something: whether anything on it would ask before it is closed. */
export function hasUnsavedWords(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
