import type { QueryClient } from "@tanstack/react-query";
import { queryClient } from "../lib/query-client.ts";

/**
 * What a query shows; a change of it makes the query stale, whichever feature it belongs to.
 *
 * - `people`: students, classes, teachers and who is in which class
 * - `figures`: what is worked out of people, such as insights, recommendations and consents; and the log
 * - `account`: who is signed in, and what they may do
 * - `inputs`: what teachers have entered for their students
 * - `reports`: what has been written
 * - `policies`: what the school has decided
 * - `style`: how the teacher writes
 */
export type Shown = "people" | "figures" | "account" | "inputs" | "reports" | "policies" | "style";

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

/** After a change of people. The lists are waited for, the figures are not: they may take their time. */
export async function makePeopleStale(client: QueryClient): Promise<void> {
  void makeStale(client, "figures");
  await makeStale(client, "people");
}

/** What a change is given that is one of several: the whole of them makes stale, when all are through. */
export type PartOfChange = { readonly part: true };

/** Runs several changes of reports as one: what shows reports becomes stale once, also where one has failed. */
export async function asOneChange<T>(changes: (of: PartOfChange) => Promise<T>): Promise<T> {
  try {
    return await changes({ part: true });
  } finally {
    void makeStale(queryClient, "reports");
  }
}

/** Runs one change of reports, by itself or as part of several. */
export function changeReports<T>(
  change: () => Promise<T>,
  of: PartOfChange | undefined,
): Promise<T> {
  return of ? change() : asOneChange(change);
}
