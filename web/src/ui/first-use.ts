/** The event of the window that tells that the buttons of the page's bar hear what is pressed. */
export const BAR_IS_LIVE = "bar-is-live";
/** The event of the window that tells the same of the page below the bar, whose code comes after the bar's. */
export const PAGE_IS_LIVE = "page-is-live";

const SIGNS = ["pointerover", "pointerdown", "keydown", "focusin", "click"] as const;

/**
 * A key, or a pointer that comes to what can be pressed or filled in: one that rests somewhere or scrolls means nothing by
 * it, nor does the field that the page itself gave the focus.
 */
function isSign({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return !type.startsWith("pointer");
  if (type === "focusin") return !target.hasAttribute("autofocus");
  return !type.startsWith("pointer") || target.closest("a, button, form") !== null;
}

/** Resolves at the first sign that a page is used. */
export async function firstUse(): Promise<void> {
  await new Promise<void>((resolve) => {
    function onSign(event: Event) {
      if (!isSign(event)) return;
      for (const sign of SIGNS) removeEventListener(sign, onSign, true);
      resolve();
    }
    for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  });
}

/**
 * The last button that is pressed before its part of the page is live is pressed again once it is; links lead where they
 * lead, and need nobody to hear. Forms that the build wrote can be sent meanwhile, and are sent then: until that, what
 * was typed goes nowhere, least of all into an address. Resolves at the first press.
 */
export function holdPresses(): Promise<void> {
  let isPressed = () => {};
  const pressed = new Promise<void>((resolve) => {
    isPressed = resolve;
  });
  const forms = new Set<EventTarget>(document.forms);
  for (const button of document.querySelectorAll<HTMLButtonElement>("form button:disabled"))
    button.disabled = false;
  let held: HTMLElement | null = null;
  let barIsLive = false;
  const ofBar = (button: HTMLElement) => button.closest("header") !== null;

  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>("#root button") : null;
    if (!button || (barIsLive && ofBar(button))) return;
    held = button;
    isPressed();
  }
  function onSubmit(event: Event) {
    if (event.target && forms.has(event.target)) event.preventDefault();
  }
  function onBar() {
    barIsLive = true;
    if (held && ofBar(held)) pressAgain();
  }
  function onPage() {
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    pressAgain();
  }
  function pressAgain() {
    const again = held;
    held = null;
    again?.click();
  }

  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener(BAR_IS_LIVE, onBar, { once: true });
  addEventListener(PAGE_IS_LIVE, onPage, { once: true });
  return pressed;
}
