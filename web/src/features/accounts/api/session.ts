import type { checkAuth, Session } from "@reportair/contract/features/accounts.ts";
import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { isLogoutPending } from "../../../lib/api/pending-logout.ts";
import { route } from "../../../lib/api/route.ts";

const CHECK_AUTH = route<typeof checkAuth>({ method: "GET", path: "check-auth/" });

/** The session as this page knows it; `left` where the person signed out here. */
type KnownSession = Session & { left?: true };

export const SIGNED_OUT: KnownSession = { authenticated: false, role: null, left: true };

/** Whether this browser is signed in, and as whom. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: async ({ signal }): Promise<KnownSession> => {
    try {
      return await call(CHECK_AUTH, { signal });
    } catch (error) {
      // Signed out here, though the server could not be told yet.
      if (isLogoutPending()) return SIGNED_OUT;
      throw error;
    }
  },
  staleTime: 30_000,
});

/** The session as it is known: undefined while it is being checked or cannot be. */
export function useSession() {
  return useQuery(sessionQuery);
}

/** Drops every answer of the server but the session, which the open page goes on watching. */
export function forgetAllButSession(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}
