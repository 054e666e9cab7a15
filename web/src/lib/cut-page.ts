/** One page of a list that is whole here: where it lies in it (counted from 1), and how many there are. */
export interface Cut<T> {
  shown: readonly T[];
  page: number;
  pages: number;
  from: number;
  to: number;
}

/** Cuts out one page; a page that no longer exists becomes the last one. */
export function cutPage<T>(things: readonly T[], page: number, size: number): Cut<T> {
  const pages = Math.max(1, Math.ceil(things.length / size));
  const at = Math.min(Math.max(1, page), pages);
  const shown = things.slice((at - 1) * size, at * size);
  const from = shown.length === 0 ? 0 : (at - 1) * size + 1;
  return { shown, page: at, pages, from, to: (at - 1) * size + shown.length };
}
