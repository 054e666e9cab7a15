import type { Suggestion } from "@reportair/contract/features/suggestions.ts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { makeStale } from "./stale.ts";

const RECEIVED = ["sharing", "received"] as const;
const OWN = ["sharing", "own"] as const;

/** What a colleague suggests on a proof that one asked for, beside the report as it is now. */
export function suggestionQuery(proof: number) {
  return queryOptions({
    queryKey: ["sharing", "suggestion", proof],
    meta: { shows: ["reports"] },
    queryFn: ({ signal }) =>
      call("GET sharing/proofs/:id/suggestion/", { params: { id: proof }, signal }),
  });
}

/** Takes suggested changes into the report as it was on the screen, or leaves them. Another text, or another suggestion, refuses all. */
export function useDecide(proof: number) {
  const client = useQueryClient();
  const { queryKey } = suggestionQuery(proof);
  return useMutation({
    mutationFn: ({
      seen: { handed_in_at, version },
      take = [],
      leave = [],
    }: {
      seen: Suggestion;
      take?: number[];
      leave?: number[];
    }) =>
      call("POST sharing/proofs/:id/suggestion/", {
        params: { id: proof },
        body: { handed_in_at, version, take, leave },
      }),
    onSuccess: (now) => client.setQueryData(queryKey, now),
    // Refused, what is shown is out of date.
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: (_, __, { take = [] }) => {
      void client.invalidateQueries({ queryKey: OWN });
      if (take.length > 0) void makeStale(client, "reports");
    },
  });
}

/** Hands in changes to a report that one was asked to proof-read. */
export function useSuggest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; read_text: string; suggested_text: string }) =>
      call("PUT sharing/received/:id/suggestion/", { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: RECEIVED }),
  });
}

/** Withdraws them. */
export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE sharing/received/:id/suggestion/", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: RECEIVED }),
  });
}
