/** Whether something on the page would be lost with it: whoever would warn before the page goes has something to lose. */
export function hasUnsavedWords(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
