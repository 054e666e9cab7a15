import type { Session, updateMe } from "@reportair/contract/features/accounts.ts";
import {
  queryOptions,
  useQuery,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import {
  actingUser,
  coverPage,
  learnPerson,
  mayBecome,
  ownerToReturn,
  signedInInstead,
  startAnew,
  uncoverPage,
} from "../lib/api/acting-user.ts";
import { addressOf } from "../lib/api/address.ts";
import { call } from "../lib/api/call.ts";
import { send } from "../lib/api/send.ts";
import { tellSignIn } from "../lib/api/sign-ins.ts";
import { closeDrafts, openDrafts, useDraftsOpen } from "../lib/drafts/opening.ts";
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
    // Somebody else is signed in, in whose place this page's person is about to sign in.
    if (ownerToReturn()) return SIGNED_OUT;
    try {
      const session = await call("GET check-auth/", { signal });
      if (session.authenticated) learnPerson(session);
      return session;
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

const fetchDraftKey = async () => (await call("GET users/me/draft-key/")).key;

/**
 * Opens what this person typed and did not save; tells when a page may begin. `forgetAllButSession` closes it.
 */
export function useOwnDrafts(user: number | null): boolean {
  const open = useDraftsOpen();
  useEffect(() => {
    if (user !== null) void openDrafts(user, fetchDraftKey);
  }, [user]);
  return open;
}

/** Empties the cache but for the session, which the open page goes on watching, and forgets the drafts' key. */
export function forgetAllButSession(client: QueryClient): void {
  closeDrafts();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}

/** Whether what covers this page still holds: its person may be signed in again, or yet another one, or nobody. */
export async function lookBehindCover(): Promise<void> {
  try {
    // The one call that a covered page makes, and it makes it in its own person's name.
    const answer = await send("GET", addressOf("check-auth/"), { acting: actingUser() });
    const other = signedInInstead(answer.body);
    if (other) coverPage(other);
    else if (answer.ok) uncoverPage();
  } catch {
    // The server is away: what covers the page is the last that was known.
  }
}

/** Takes note that the person of this page has signed out on another one. */
export function forgetSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, { authenticated: false, role: null });
}

type SignedIn = Extract<Session, { authenticated: true }>;

/** Takes note of who has signed in, here and on the browser's other pages. */
export async function becomePerson(session: SignedIn): Promise<void> {
  const { id, first_name, last_name } = session;
  tellSignIn({ in: { id, first_name, last_name } });
  if (mayBecome(session)) learnPerson(session);
  else await startAnew();
}

/** Puts the session of whoever has signed in into the place of all that the cache has. */
export async function showPerson(client: QueryClient, session: SignedIn): Promise<void> {
  await client.cancelQueries();
  // What the last person at this computer saw is nobody else's.
  forgetAllButSession(client);
  client.setQueryData(sessionQuery.queryKey, session);
}

/** Signs in, by half where a second step is to follow; the response replaces the session in the cache. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) => {
      const answer = await call("POST login/", { body });
      if (answer.authenticated) await becomePerson(answer);
      return answer;
    },
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
    onSuccess: async (answer) => {
      if (answer.authenticated) await showPerson(client, answer);
    },
  });
}

/** Signs out, also where the server cannot be reached just now. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const out = actingUser();
      await client.cancelQueries();
      await signOut();
      if (out !== null) tellSignIn({ out });
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

/** Confirms by the password that it is the person themselves. */
export function useConfirmSession() {
  return useMutation({
    mutationFn: (body: { password?: string | undefined }) =>
      call("POST users/me/confirm/", { body }),
    networkMode: "always",
  });
}

/** Closes the person's own account, which ends every session of theirs. */
export function useCloseAccount() {
  return useMutation({
    mutationFn: () => call("POST users/me/close/"),
    networkMode: "always",
  });
}
