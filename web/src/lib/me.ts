import type { getMe } from "@reportair/contract/features/accounts.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "./api/call.ts";
import { route } from "./api/route.ts";

const GET_ME = route<typeof getMe>({ method: "GET", path: "users/me/" });

/** The current user's record, with the preferences that follow the person. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => call(GET_ME, { signal }),
  staleTime: 60_000,
});

export function useMe() {
  return useQuery(meQuery);
}
