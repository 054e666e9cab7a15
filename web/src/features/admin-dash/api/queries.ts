import { getModelUsage } from "@reportair/contract/features/model-usage.ts";
import { getRecommendations } from "@reportair/contract/features/recommendations.ts";
import { getReportPolicies } from "@reportair/contract/features/report-policies.ts";
import { getReportingPeriod } from "@reportair/contract/features/reporting-periods.ts";
import { getSchoolInsights } from "@reportair/contract/features/school-insights.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";

/** The school's reports in numbers. */
export function useSchoolInsights() {
  return useQuery({
    queryKey: ["school-insights"],
    queryFn: ({ signal }) => call(getSchoolInsights, { signal }),
  });
}

/** What the numbers suggest to do next. */
export function useRecommendations() {
  return useQuery({
    queryKey: ["recommendations"],
    queryFn: async ({ signal }) => (await call(getRecommendations, { signal })).recommendations,
  });
}

export const POLICIES = ["report-policies"];
export const PERIOD = ["reporting-period"];
export const USAGE = ["model-usage"];

/** What the school has settled for its reports. */
export function useReportPolicies() {
  return useQuery({
    queryKey: POLICIES,
    queryFn: ({ signal }) => call(getReportPolicies, { signal }),
  });
}

/** Today's reporting period. */
export function useReportingPeriod() {
  return useQuery({
    queryKey: PERIOD,
    queryFn: ({ signal }) => call(getReportingPeriod, { signal }),
  });
}

/** What the school has used of an AI provider. */
export function useModelUsage() {
  return useQuery({
    queryKey: USAGE,
    queryFn: ({ signal }) => call(getModelUsage, { signal }),
  });
}
