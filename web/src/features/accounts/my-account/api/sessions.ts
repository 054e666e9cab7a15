import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from "@reportair/contract/features/accounts.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../../lib/api/api-error.ts";
import { call } from "../../../../lib/api/call.ts";

/** Where the person is signed in, this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: ["own-sessions"],
  queryFn: ({ signal }) => call(listOwnSessions, { signal }),
});

/** Ends one session of another browser; one that has ended by itself meanwhile is ended, too. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await call(endOwnSession, { params: { id } });
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
    mutationFn: async () => (await call(endOtherSessions, {})).ended,
    onSuccess: () => client.invalidateQueries(sessionsQuery),
    networkMode: "always",
  });
}
