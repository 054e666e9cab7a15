import { countReports } from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";

/** How many reports there are: the teacher's own, or the institution's for an administrator. */
export function useReportCount() {
  return useQuery({
    queryKey: reportKeys.count,
    queryFn: async ({ signal }) => (await call(countReports, { signal })).user_report_count,
  });
}
