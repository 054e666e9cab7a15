import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { makeStale } from "./stale.ts";

const usageQuery = queryOptions({
  queryKey: ["model-usage"],
  queryFn: ({ signal }) => call("GET admin/model-usage/", { signal }),
});

/** What the school has used of an AI provider. */
export function useModelUsage() {
  return useQuery(usageQuery);
}

/** Sets how much it may use, in tokens a month; null for no limit. */
export function useSettleBudget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { budget: number | null }) => call("PATCH admin/model-usage/", { body }),
    onSuccess: (usage) => {
      client.setQueryData(usageQuery.queryKey, usage);
      void makeStale(client, "policies");
    },
  });
}
