import { listGenerated, type GeneratedReport } from "@reportair/contract/features/reports.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";
import { wholeList } from "./whole-list.ts";

/** The reports that were written of the same inputs before this one, newest first. */
export function earlierReportsQuery(
  report: Pick<GeneratedReport, "id" | "report_configuration" | "student">,
) {
  return queryOptions({
    queryKey: reportKeys.earlier(report.report_configuration, report.id),
    queryFn: async ({ signal }) => {
      const query = { student_id: report.student.id, history: true };
      const all = wholeList(await call(listGenerated, { query, signal }));
      return all
        .filter((each) => each.report_configuration === report.report_configuration)
        .filter((each) => each.id !== report.id)
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    },
  });
}
