import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import type { Review } from "./use-review.ts";
import { waits } from "./waiting.ts";

/** On what takes a keep back. */
export const UNKEEP = "Not kept after all";

/** Whether there is a keep to take back: not while a draft waits beside it, or an edit wants to be kept. */
export function canUnkeep(review: Review, report: GeneratedReport): boolean {
  return report.status === "kept" && !waits(report) && !review.isDirty(report);
}
