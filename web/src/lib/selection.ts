/** Some of what is listed on a page, all of it, or none. */
export type PageMark = "none" | "some" | "all";

/** How much of a page is selected. */
export function pageMark(selected: ReadonlySet<number>, page: readonly number[]): PageMark {
  const count = page.filter((id) => selected.has(id)).length;
  if (count === 0) return "none";
  return count === page.length ? "all" : "some";
}

/** Selects the whole page, or takes it back where all of it is; other pages keep what they have. */
export function withPageToggled(
  selected: ReadonlySet<number>,
  page: readonly number[],
): ReadonlySet<number> {
  const wanted = pageMark(selected, page) !== "all";
  const next = new Set(selected);
  for (const id of page) {
    if (wanted) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Selects one, or takes it back. */
export function withToggled(selected: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
