import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { stateOfReport, type ReportState } from "@reportair/contract/report-status.ts";

type Standing = Pick<GeneratedReport, "status" | "stale" | "proposal" | "beside">;

/** Whether it is a kept text with a draft beside it, or that draft: then one chooses between the two. */
export function waits({ proposal, beside }: Pick<Standing, "proposal" | "beside">): boolean {
  return proposal !== null || beside !== null;
}

/** Whether a report still wants a decision: it is not kept, or a draft waits beside it. */
export function wantsDecision(report: Pick<Standing, "status" | "proposal" | "beside">): boolean {
  return report.status === "draft" || waits(report);
}

/** How far a report under review is, in the states of every other screen. */
export function stateInReview(report: Standing): ReportState {
  return waits(report) ? "draft_beside_kept" : stateOfReport(report);
}
