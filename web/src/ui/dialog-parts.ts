/** The veil over the page behind a dialog. */
export const scrimClass = "fixed inset-0 z-50 animate-[appear_var(--dur-3)] bg-scrim";

/** Closing a toast is no click outside the dialog under it. */
export function keepsToasts(event: {
  target: EventTarget | null;
  preventDefault: () => void;
}): void {
  if (!(event.target instanceof Element)) return;
  // The event comes after the click; by then a closed toast has left the page.
  if (!event.target.isConnected || event.target.closest("[data-toaster]")) event.preventDefault();
}
