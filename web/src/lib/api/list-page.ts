import { ApiError } from "./api-error.ts";

type ListAnswer<T> = readonly T[] | { results: readonly T[]; count: number };

/** One page of a list: which one it is, and how many things there are on all. */
export interface ListPage<T> {
  rows: readonly T[];
  count: number;
  page: number;
}

/** The items of a list that was asked for whole; the contract also knows pages. */
export function wholeListOf<T>(answer: ListAnswer<T>): readonly T[] {
  return "results" in answer ? answer.results : answer;
}

/**
 * The wanted page of a list that the server cuts, or the last one there is: deleting the only row of
 * a page leaves a page that the server no longer knows (404).
 */
export async function fetchPage<T>(
  wanted: number,
  size: number,
  fetch: (page: number) => Promise<ListAnswer<T>>,
): Promise<ListPage<T>> {
  const read = async (page: number): Promise<ListPage<T>> => {
    const answer = await fetch(page);
    const rows = wholeListOf(answer);
    return { rows, count: "count" in answer ? answer.count : rows.length, page };
  };
  try {
    return await read(wanted);
  } catch (error) {
    if (wanted <= 1 || !(error instanceof ApiError) || error.status !== 404) throw error;
    const first = await read(1);
    const last = Math.ceil(first.count / size);
    return last <= 1 ? first : read(last);
  }
}

/**
 * Every item of a list that may be too long to be answered at once, page by page. One that moved to a later page
 * meanwhile is there once.
 */
export async function fetchPages<T extends { id: number }>(
  size: number,
  fetch: (page: number) => Promise<ListAnswer<T>>,
): Promise<readonly T[]> {
  const first = await fetchPage(1, size, fetch);
  const later = Array.from(
    { length: Math.max(0, Math.ceil(first.count / size) - 1) },
    (_, at) => at + 2,
  );
  const rest = await Promise.all(later.map((page) => fetchPage(page, size, fetch)));
  const items = [first, ...rest].flatMap(({ rows }) => rows);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
