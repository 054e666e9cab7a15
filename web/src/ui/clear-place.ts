/** Between a message and what it must not cover; also as far as what has just opened may still rise. */
const GAP = 8;
const EDGE = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether two boxes lie on each other, or nearly. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width + GAP &&
    other.left < one.left + one.width + GAP &&
    one.top < other.top + other.height + GAP &&
    other.top < one.top + one.height + GAP
  );
}

/**
 * Where a box covers none of those that are taken: as near to its usual place as can be, inside the window; at its usual
 * place where there is no room anywhere.
 */
export function clearPlace(
  usual: Box,
  taken: readonly Box[],
  window: { width: number; height: number },
): { left: number; top: number } {
  const { width, height } = usual;
  const lefts = [usual.left, EDGE, window.width - width - EDGE];
  const tops = [
    usual.top,
    ...taken.flatMap((box) => [box.top - GAP - height, box.top + box.height + GAP]),
  ];
  const away = ({ left, top }: { left: number; top: number }) =>
    Math.abs(left - usual.left) + Math.abs(top - usual.top);
  const places = tops
    .filter((top) => top >= EDGE && top + height <= window.height - EDGE)
    .flatMap((top) => lefts.map((left) => ({ left, top })))
    .toSorted((one, other) => away(one) - away(other));
  const free = places.find(
    (place) => !taken.some((box) => overlaps({ ...place, width, height }, box)),
  );
  return free ?? { left: usual.left, top: usual.top };
}
