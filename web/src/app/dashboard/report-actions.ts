import { discardReport, restoreReport, staleCopy, updateReport } from "../../data/reports.ts";
import { makeStale } from "../../data/stale.ts";
import type { ReportActions } from "../../features/reports/list/actions.ts";
import { queryClient } from "../../lib/query-client.ts";

/** The calls of the writing feature, for the features that list what was written. */
export const reportActions: ReportActions = {
  update: updateReport,
  staleCopy,
  discard: discardReport,
  restore: restoreReport,
  outdate: () => {
    void makeStale(queryClient, "reports");
  },
};
