import type { GivenBody } from "@reportair/contract/endpoint.ts";
import type { setReportPolicies } from "@reportair/contract/features/report-policies.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { makeStale } from "./stale.ts";

const policiesQuery = queryOptions({
  queryKey: ["report-policies"],
  queryFn: ({ signal }) => call("GET admin/report-policies/", { signal }),
});

/** What the school has settled for its reports. */
export function useReportPolicies() {
  return useQuery(policiesQuery);
}

export function useSettlePolicies() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof setReportPolicies>) =>
      call("PATCH admin/report-policies/", { body }),
    onSuccess: (policies) => {
      client.setQueryData(policiesQuery.queryKey, policies);
      void makeStale(client, "policies");
    },
  });
}
