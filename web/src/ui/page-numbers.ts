export type PagerItem =
  | { page: number; role: "first" | "number" | "last" }
  | "gap before"
  | "gap after";

const SHOWN = 5;

/** Five numbers around the page, with the first and the last page beyond an ellipsis where cut off. */
export function pageNumbers(page: number, pages: number): PagerItem[] {
  const from = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), pages - SHOWN + 1));
  const to = Math.min(pages, from + SHOWN - 1);
  const items: PagerItem[] = [];
  if (from > 1) items.push({ page: 1, role: "first" });
  if (from > 2) items.push("gap before");
  for (let number = from; number <= to; number++) items.push({ page: number, role: "number" });
  if (to < pages - 1) items.push("gap after");
  if (to < pages) items.push({ page: pages, role: "last" });
  return items;
}
