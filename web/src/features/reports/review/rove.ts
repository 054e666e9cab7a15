import type { KeyboardEvent } from "react";

/**
 * Arrow keys between the `[data-rove]` buttons of a `[data-rove-group]`, which is then one stop of the
 * Tab key. The group decides by `tabIndex` which of them Tab reaches.
 */
export function rove(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const group = event.currentTarget.closest("[data-rove-group]");
  if (step === undefined || group === null) return;
  const all = [...group.querySelectorAll<HTMLElement>("[data-rove]")];
  event.preventDefault();
  all[all.indexOf(event.currentTarget) + step]?.focus();
}
