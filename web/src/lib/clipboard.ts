/** Puts a text on the clipboard; false where the browser lets nobody do that here. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** The older way, which also works on a server without https. */
function copiedByHand(text: string): boolean {
  const active = document.activeElement;
  const box = document.createElement("textarea");
  box.value = text;
  box.setAttribute("aria-hidden", "true");
  box.style.position = "fixed";
  box.style.opacity = "0";
  document.body.append(box);
  box.select();
  try {
    // There is no other way where `navigator.clipboard` is missing.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    box.remove();
    if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  }
}
