import { discardReport } from "../../features/reports/api/discard-generated.ts";
import { restoreReport } from "../../features/reports/api/restore-generated.ts";
import { staleAfterReport } from "../../features/reports/api/stale-after-report.ts";
import { staleCopy, updateReport } from "../../features/reports/api/update-generated.ts";
import type { ReportActions } from "../../features/reports/list/actions.ts";
import { queryClient } from "../../lib/query-client.ts";

/** The calls of the writing feature, for the features that list what was written. */
export const reportActions: ReportActions = {
  update: updateReport,
  staleCopy,
  discard: discardReport,
  restore: restoreReport,
  outdate: () => {
    void staleAfterReport(queryClient);
    void queryClient.invalidateQueries({ queryKey: ["insights"] });
  },
};
