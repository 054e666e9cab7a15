/** The event of the window that tells that the bar's buttons, the only ones of such a page, hear what is pressed. */
export const BAR_IS_LIVE = "bar-is-live";

const SIGNS = ["pointerover", "pointerdown", "keydown", "focusin"] as const;

/** A key, or a pointer that comes to what can be pressed or filled in: one that rests somewhere or scrolls means nothing by it. */
function isSign({ type, target }: Event): boolean {
  return (
    !type.startsWith("pointer") ||
    (target instanceof Element && target.closest("a, button, form") !== null)
  );
}

/**
 * Resolves at the first sign that a page is used. The last button that is pressed before the bar is live is pressed
 * again once it is. Links lead where they lead, and need nobody to hear.
 */
export async function firstUse(): Promise<void> {
  let last: HTMLElement | null = null;
  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button) last = button;
  }
  addEventListener("click", onClick, true);
  addEventListener(
    BAR_IS_LIVE,
    () => {
      removeEventListener("click", onClick, true);
      last?.click();
    },
    { once: true },
  );
  await new Promise<void>((resolve) => {
    function onSign(event: Event) {
      if (!isSign(event)) return;
      for (const sign of SIGNS) removeEventListener(sign, onSign, true);
      resolve();
    }
    for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  });
}
