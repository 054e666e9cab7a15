import type { Session, updateMe } from "@reportair/contract/features/accounts.ts";
import {
  queryOptions,
  useQuery,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { isLogoutPending, signOut } from "../lib/api/pending-logout.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { ApiError } from "../lib/api/api-error.ts";

/** The session as this page knows it; `left` where the person signed out here. */
type KnownSession = Session & { left?: true };

const SIGNED_OUT: KnownSession = { authenticated: false, role: null, left: true };

/** Whether this browser is signed in, and as whom. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  meta: { shows: ["account"] },
  queryFn: async ({ signal }): Promise<KnownSession> => {
    try {
      return await call("GET check-auth/", { signal });
    } catch (error) {
      // Signed out here, though the server does not know yet.
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

/** Empties the cache but for the session, which the open page goes on watching. */
export function forgetAllButSession(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}

/** Signs in; the response replaces the session in the cache. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { username: string; password: string }) => call("POST login/", { body }),
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
    onSuccess: async (session) => {
      await client.cancelQueries();
      // What the last person at this computer saw is nobody else's.
      forgetAllButSession(client);
      client.setQueryData(sessionQuery.queryKey, session);
    },
  });
}

/** Signs out, also where the server cannot be reached just now. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await client.cancelQueries();
      await signOut();
    },
    onSuccess: () => {
      forgetAllButSession(client);
      client.setQueryData(sessionQuery.queryKey, SIGNED_OUT);
    },
    networkMode: "always",
  });
}

/** The current user's record, with the preferences that follow the person. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  meta: { shows: ["account", "policies"] },
  queryFn: ({ signal }) => call("GET users/me/", { signal }),
  staleTime: 60_000,
});

export function useMe() {
  return useQuery(meQuery);
}

/** Remembers the person's preferences; the screen shows the new ones at once. */
export function useUpdateMe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof updateMe>) => call("PATCH users/me/", { body }),
    onMutate: (body) => {
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, ...body });
    },
    onSuccess: (me) => client.setQueryData(meQuery.queryKey, me),
    onError: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}

/** Where the person is signed in, this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: ["own-sessions"],
  queryFn: ({ signal }) => call("GET users/me/sessions/", { signal }),
});

/** Ends one session of another browser; one that has ended by itself meanwhile is ended, too. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await call("DELETE users/me/sessions/:id/", { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onSuccess: async (_, ended) => {
      await client.cancelQueries(sessionsQuery);
      client.setQueryData(sessionsQuery.queryKey, (sessions) =>
        sessions?.filter(({ id }) => id !== ended),
      );
    },
    networkMode: "always",
  });
}

/** Ends the sessions of all other browsers; returns how many. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call("DELETE users/me/sessions/", {})).ended,
    onSuccess: () => client.invalidateQueries(sessionsQuery),
    networkMode: "always",
  });
}

/** Changes the person's own password; their sessions in other browsers end with it. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { current_password: string; new_password: string }) =>
      call("POST users/me/password/", { body }),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
    networkMode: "always",
  });
}

/** Closes the person's own account, which ends every session of theirs. */
export function useCloseAccount() {
  return useMutation({
    mutationFn: (body: { password: string }) => call("POST users/me/close/", { body }),
    networkMode: "always",
  });
}
