import type { GivenBody } from "@reportair/contract/endpoint.ts";
import type { makeApiToken } from "@reportair/contract/features/api-tokens.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

/** The school's tokens for programs. They end with whoever made them, and so with a change of people. */
export const apiTokensQuery = queryOptions({
  queryKey: ["api-tokens"],
  meta: { shows: ["people"] },
  queryFn: ({ signal }) => call("GET admin/tokens/", { signal }),
});

type NewToken = GivenBody<typeof makeApiToken>;

/** Makes a token; what it answers is kept nowhere. */
export function useMakeApiToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewToken) => call("POST admin/tokens/", { body }),
    onSettled: () => client.invalidateQueries(apiTokensQuery),
    gcTime: 0,
    networkMode: "always",
  });
}

/** Revokes a token. */
export function useRevokeApiToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE admin/tokens/:id/", { params: { id } }),
    onSettled: () => client.invalidateQueries(apiTokensQuery),
    networkMode: "always",
  });
}
