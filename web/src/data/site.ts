import type { Site } from "@reportair/contract/features/site.ts";
import { SITE_ELEMENT } from "@reportair/contract/written-pages.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { queryClient } from "../lib/query-client.ts";
import { useHydrated } from "../lib/use-hydrated.ts";

const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: ({ signal }) => call("GET site/", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

let known = false;

/** Tells beforehand who provides this installation. */
export function knowSite(site: Site): void {
  known = true;
  queryClient.setQueryData(siteQuery.queryKey, site);
}

/** Reads for whom this very page was written, if it is one that was. */
export function readWrittenSite(): void {
  const text = document.getElementById(SITE_ELEMENT)?.textContent;
  if (text) knowSite(JSON.parse(text) as Site);
}

/** Who provides this installation; undefined until it is known, and where it cannot be. */
export function useSite() {
  const { data } = useQuery(siteQuery);
  const hydrated = useHydrated();
  return known || hydrated ? data : undefined;
}
