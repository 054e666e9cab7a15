import {
  oneOf,
  pageNumber,
  typedText,
  type Part,
  type Parts,
} from "../../lib/use-address-state.ts";

const collator = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" });

export type Direction = "ascending" | "descending";

/** What one looks for, and in which order. */
export interface Look<Key extends string> {
  search: string;
  sort: Key;
  direction: Direction;
}

/** A grid of cards in the address: what is looked for, in which order, and its page. */
export function lookParts<Key extends string>(
  keys: readonly { value: Key }[],
  first: Key,
): Parts<Look<Key> & { page: number }> {
  const sort: Part<Key> = oneOf(
    keys.map(({ value }) => value),
    first,
  );
  const direction: Part<Direction> = oneOf(["ascending", "descending"], "ascending");
  return { search: typedText, sort, direction, page: pageNumber };
}

/** Sorts by one key, text as people read it ("9B" before "10C"); equals keep their order. */
export function sortedBy<T>(
  things: readonly T[],
  keyOf: (thing: T) => string | number,
  direction: Direction,
): readonly T[] {
  const turn = direction === "ascending" ? 1 : -1;
  return things.toSorted((a, b) => turn * compare(keyOf(a), keyOf(b)));
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a), String(b));
}

/** One page of a list; a page that no longer exists becomes the last one. */
export function pageOf<T>(
  things: readonly T[],
  page: number,
  size: number,
): { shown: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(things.length / size));
  const at = Math.min(Math.max(1, page), pages);
  return { shown: things.slice((at - 1) * size, at * size), page: at, pages };
}
