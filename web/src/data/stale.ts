import type { QueryClient } from "@tanstack/react-query";
import { queryClient } from "../lib/query-client.ts";

/**
 * What a query shows; a change of it makes the query stale, whichever feature it belongs to.
 *
 * - `people`: students, classes, teachers and who is in which class
 * - `account`: who is signed in, and what they may do
 * - `inputs`: what teachers have entered for their students
 * - `reports`: what has been written
 * - `policies`: what the school has decided
 */
export type Shown = "people" | "account" | "inputs" | "reports" | "policies";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { shows?: readonly Shown[] };
  }
}

/**
 * After a change, also a failed one: every query that shows what has changed is stale, and those on the
 * screen are fetched again. Resolves once they have.
 */
export function makeStale(client: QueryClient, ...changed: readonly Shown[]): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ meta }) => meta?.shows?.some((shown) => changed.includes(shown)) ?? false,
  });
}

let changesUnderWay = 0;

/**
 * Runs several changes of reports as one: what shows reports becomes stale once, when all are through,
 * also where they failed.
 */
export async function asOneChange<T>(changes: () => Promise<T>): Promise<T> {
  changesUnderWay += 1;
  try {
    return await changes();
  } finally {
    changesUnderWay -= 1;
    if (changesUnderWay === 0) void makeStale(queryClient, "reports");
  }
}
