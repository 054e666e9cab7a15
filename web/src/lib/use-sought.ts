import { useEffect, useState } from "react";

/**
 * Something of a list that is to be seen, such as what has just been added: its page is opened, wherever it sorts.
 * `ids` is the whole list in its order.
 */
export function useSought(
  ids: readonly number[],
  page: number,
  size: number,
  onPage: (page: number) => void,
): { sought: number | null; seek: (id: number) => void } {
  const [sought, seek] = useState<number | null>(null);
  const at = sought === null ? -1 : ids.indexOf(sought);
  const wanted = at < 0 ? null : Math.floor(at / size) + 1;
  useEffect(() => {
    if (wanted !== null && wanted !== page) onPage(wanted);
    // oxlint-disable-next-line react/exhaustive-deps -- once it is seen, the pages are turned as one likes
  }, [sought, wanted]);
  return { sought, seek };
}

/** For the element of what is sought: scrolls there as it appears, to where no message covers it. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "center" });
}
