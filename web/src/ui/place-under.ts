const GAP = 4;
const EDGE = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Where a list goes: under its anchor and at least as wide, above it where there is more room, and
 * never higher than the room there is.
 */
export function underPosition(
  list: { width: number; height: number },
  anchor: Box,
  window: { width: number; height: number },
): { left: number; top: number; maxHeight: number } {
  const below = window.height - EDGE - (anchor.top + anchor.height + GAP);
  const above = anchor.top - GAP - EDGE;
  const under = list.height <= below || below >= above;
  const maxHeight = Math.max(0, under ? below : above);
  const height = Math.min(list.height, maxHeight);
  const width = Math.max(list.width, anchor.width);
  return {
    left: Math.max(EDGE, Math.min(anchor.left, window.width - EDGE - width)),
    top: under ? anchor.top + anchor.height + GAP : anchor.top - GAP - height,
    maxHeight,
  };
}

/** Puts a list of the top layer under what opened it. */
export function placeUnder(list: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect();
  list.style.minWidth = `${box.width}px`;
  list.style.maxHeight = "none";
  const { left, top, maxHeight } = underPosition(
    { width: list.offsetWidth, height: list.offsetHeight },
    box,
    { width: document.documentElement.clientWidth, height: innerHeight },
  );
  list.style.maxHeight = `${maxHeight}px`;
  list.style.inset = `${top}px auto auto ${left}px`;
}
