import { ReviewDialog } from "../../features/reports/review/review-dialog.tsx";
import type { Reader } from "../../features/reports/list/table/report-list.tsx";

/** Opens a report of a list as a batch of one under review. */
export const readReport: Reader = (report, onClose) => (
  <ReviewDialog title="Report" reportIds={[report]} onClose={onClose} />
);
