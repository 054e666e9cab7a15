import type { GivenBody } from "@reportair/contract/endpoint.ts";
import type { setReportingPeriod } from "@reportair/contract/features/reporting-periods.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { makeStale } from "./stale.ts";

const periodQuery = queryOptions({
  queryKey: ["reporting-period"],
  queryFn: ({ signal }) => call("GET admin/reporting-period/", { signal }),
});

/** Today's reporting period. */
export function useReportingPeriod() {
  return useQuery(periodQuery);
}

export function useSettlePeriod() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof setReportingPeriod>) =>
      call("PATCH admin/reporting-period/", { body }),
    onSuccess: (period) => {
      client.setQueryData(periodQuery.queryKey, period);
      void makeStale(client, "policies");
    },
  });
}
