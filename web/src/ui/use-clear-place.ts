import { useLayoutEffect, type RefObject } from "react";
import { type Box, clearPlace, overlaps } from "./clear-place.ts";

/** What one presses or types in. */
const ACTIONS =
  "a[href], button, input:not([type=hidden]), textarea, summary, [role=option], [role=menuitem]";

/**
 * Keeps messages off whatever can be pressed: where they would cover it they stand in the nearest place that is free,
 * also once a window opens under them. Under the pointer or with the focus they stay where they are.
 */
export function useClearPlace(
  region: RefObject<HTMLElement | null>,
  messages: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    if (messages.length === 0) {
      backToItsPlace(element);
      return;
    }
    const clear = () => makeRoom(element);
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(clear);
    };
    clear();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener("resize", soon);
    };
  }, [region, messages]);
}

function backToItsPlace(region: HTMLElement): void {
  region.style.translate = "";
}

function makeRoom(region: HTMLElement): void {
  if (region.matches(":hover, :focus-within")) return;
  const [x = 0, y = 0] = region.style.translate.split(" ").map(Number.parseFloat);
  const now = boxOf(region);
  const taken = actionsBeside(region);
  if (!taken.some((box) => overlaps(now, box))) return;
  const usual = { ...now, left: now.left - (x || 0), top: now.top - (y || 0) };
  const size = { width: document.documentElement.clientWidth, height: innerHeight };
  const { left, top } = clearPlace(usual, taken, size);
  region.style.translate = `${left - usual.left}px ${top - usual.top}px`;
}

/** What the messages cover together; by the region, as each of them may still be rising. */
function boxOf(region: HTMLElement): Box {
  const { left, top, height } = region.getBoundingClientRect();
  const cards = [...region.children].filter((each) => each instanceof HTMLElement);
  const from = Math.min(...cards.map((card) => card.offsetLeft));
  const to = Math.max(...cards.map((card) => card.offsetLeft + card.offsetWidth));
  return { left: left + from, top, width: to - from, height };
}

/** What can be pressed and is in view; nothing of what lies behind a window. */
function actionsBeside(region: HTMLElement): Box[] {
  return [...document.querySelectorAll(ACTIONS)]
    .filter(
      (each) =>
        !region.contains(each) &&
        // Asked for its box, a row out of view would be laid out for nothing.
        each.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
        each.closest("[aria-hidden=true], [inert]") === null,
    )
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom, width }) => width > 1 && bottom > 0 && top < innerHeight);
}
