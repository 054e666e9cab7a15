import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { setModelBudget } from "@reportair/contract/features/model-usage.ts";
import { setReportPolicies } from "@reportair/contract/features/report-policies.ts";
import { setReportingPeriod } from "@reportair/contract/features/reporting-periods.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { meQuery } from "../../../lib/me.ts";
import { PERIOD, POLICIES, USAGE } from "./queries.ts";

/** What changes with every policy: the advice, the log, and what a teacher's screen begins with. */
function useStale() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [
      ["recommendations"],
      ["audit"],
      ["school-insights"],
      meQuery.queryKey,
    ]) {
      void client.invalidateQueries({ queryKey });
    }
  };
}

export function useSettlePolicies() {
  const client = useQueryClient();
  const stale = useStale();
  return useMutation({
    mutationFn: (body: GivenBody<typeof setReportPolicies>) => call(setReportPolicies, { body }),
    onSuccess: (policies) => {
      client.setQueryData(POLICIES, policies);
      stale();
    },
  });
}

export function useSettlePeriod() {
  const client = useQueryClient();
  const stale = useStale();
  return useMutation({
    mutationFn: (body: GivenBody<typeof setReportingPeriod>) => call(setReportingPeriod, { body }),
    onSuccess: (period) => {
      client.setQueryData(PERIOD, period);
      stale();
    },
  });
}

export function useSettleBudget() {
  const client = useQueryClient();
  const stale = useStale();
  return useMutation({
    mutationFn: (budget: number | null) => call(setModelBudget, { body: { budget } }),
    onSuccess: (usage) => {
      client.setQueryData(USAGE, usage);
      stale();
    },
  });
}
