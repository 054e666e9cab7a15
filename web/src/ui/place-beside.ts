export type Side = "top" | "right" | "bottom" | "left";

const GAP = 6;
const EDGE = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a tip goes: centred at that side of its anchor, on the other side where that has no room. */
export function besidePosition(
  tip: { width: number; height: number },
  anchor: Box,
  window: { width: number; height: number },
  side: Side,
): { left: number; top: number } {
  const midX = anchor.left + (anchor.width - tip.width) / 2;
  const midY = anchor.top + (anchor.height - tip.height) / 2;
  const above = anchor.top - GAP - tip.height;
  const below = anchor.top + anchor.height + GAP;
  const before = anchor.left - GAP - tip.width;
  const after = anchor.left + anchor.width + GAP;
  const roomBelow = below + tip.height <= window.height - EDGE;
  const roomAfter = after + tip.width <= window.width - EDGE;
  const place = {
    top: { left: midX, top: above >= EDGE ? above : below },
    bottom: { left: midX, top: roomBelow ? below : above },
    left: { left: before >= EDGE ? before : after, top: midY },
    right: { left: roomAfter ? after : before, top: midY },
  }[side];
  return {
    left: Math.max(EDGE, Math.min(place.left, window.width - tip.width - EDGE)),
    top: Math.max(EDGE, Math.min(place.top, window.height - tip.height - EDGE)),
  };
}

/** Puts an element of the top layer beside another. */
export function placeBeside(tip: HTMLElement, anchor: Element, side: Side): void {
  const { left, top } = besidePosition(
    tip.getBoundingClientRect(),
    anchor.getBoundingClientRect(),
    { width: document.documentElement.clientWidth, height: innerHeight },
    side,
  );
  tip.style.inset = `${top}px auto auto ${left}px`;
}
