import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { fetchPage, fetchPages } from "./list-page.ts";

/** A server with these things, which does not know pages beyond the last. */
function server(things: readonly number[], size: number) {
  return async (page: number) => {
    if (page > Math.max(1, Math.ceil(things.length / size))) throw new ApiError(404, null);
    return { results: things.slice((page - 1) * size, page * size), count: things.length };
  };
}

test("returns the page that was asked for, or the last one where that is gone", async () => {
  expect(await fetchPage(1, 3, server([1, 2, 3, 4], 3))).toEqual({
    rows: [1, 2, 3],
    count: 4,
    page: 1,
  });
  expect(await fetchPage(4, 3, server([1, 2, 3, 4], 3))).toEqual({ rows: [4], count: 4, page: 2 });
  expect(await fetchPage(2, 3, server([], 3))).toEqual({ rows: [], count: 0, page: 1 });
});

test("any other failure stays one", async () => {
  const fail = () => Promise.reject(new ApiError(500, null));
  await expect(fetchPage(2, 3, fail)).rejects.toThrow(ApiError);
});

test("brings every item page by page, once, also where one moves to a later page meanwhile", async () => {
  const pages = [[{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }], [{ id: 4 }]];
  const fetch = async (page: number) => ({ results: pages[page - 1] ?? [], count: 5 });
  expect((await fetchPages(2, fetch)).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(await fetchPages(2, async () => ({ results: [], count: 0 }))).toEqual([]);
});
