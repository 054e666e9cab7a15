import type { ListQuery } from "@reportair/contract/common.ts";
import type { FastifyRequest } from "fastify";
import { AppError, fieldError, notFound } from "./errors.ts";

/** Page size where `page` is given without one. */
const PAGE_SIZE = 10;

type Page<T> = { count: number; next: string | null; previous: string | null; results: T[] };

/** Where a page begins and how long it is, or null where the whole list is asked for. */
export function windowOf(query: ListQuery): { offset: number; limit: number } | null {
  if (query.page === undefined) return null;
  const limit = query.page_size ?? PAGE_SIZE;
  return { offset: (query.page - 1) * limit, limit };
}

/** Where a list of at most `most` entries that is asked for whole is cut: one row further, which tells that there are more. */
export const wholeWindow = (most: number) => ({ limit: most + 1 });

/** The whole list; throws where it has more than `most` entries, so that no answer grows with the years. */
export function whole<T>(rows: T[], most: number): T[] {
  if (rows.length > most) throw new AppError("list_too_long");
  return rows;
}

/** A page whose rows the database has already cut out. */
export function page<T>(
  results: T[],
  count: number,
  query: ListQuery,
  request: FastifyRequest,
): Page<T> {
  const number = query.page ?? 1;
  const size = query.page_size ?? PAGE_SIZE;
  const last = Math.max(1, Math.ceil(count / size));
  if (number > last) throw notFound();
  const address = (to: number) => {
    const url = new URL(request.url, "http://list.invalid");
    url.searchParams.set("page", String(to));
    return `${url.pathname}${url.search}`;
  };
  return {
    count,
    next: number < last ? address(number + 1) : null,
    previous: number > 1 ? address(number - 1) : null,
    results,
  };
}

/** An array, or the asked page of a list that is whole in memory. */
export function list<T>(items: T[], query: ListQuery, request: FastifyRequest): T[] | Page<T> {
  const cut = windowOf(query);
  if (cut === null) return items;
  return page(items.slice(cut.offset, cut.offset + cut.limit), items.length, query, request);
}

/** Reads `ordering=field` or `-field` among the allowed fields. */
export function orderingOf<F extends string>(
  ordering: string | undefined,
  fields: readonly F[],
): { field: F; descending: boolean } | null {
  if (ordering === undefined) return null;
  const name = ordering.replace(/^-/u, "");
  const field = fields.find((candidate) => candidate === name);
  if (field === undefined)
    throw fieldError("ordering", `Please order by one of: ${fields.join(", ")}.`);
  return { field, descending: ordering.startsWith("-") };
}

/** Whether one of the texts contains the search, in any case. */
export function matches(search: string | undefined, ...texts: string[]): boolean {
  const wanted = search?.trim().toLowerCase() ?? "";
  return wanted === "" || texts.some((text) => text.toLowerCase().includes(wanted));
}
