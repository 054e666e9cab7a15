import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { cx } from "../../../../ui/cx.ts";
import { ReportStateMark } from "../../status/report-state-mark.tsx";
import type { Action } from "../state/use-review-actions.ts";
import { stateInReview } from "../state/waiting.ts";
import type { Review } from "../state/use-review.ts";

const doing: Record<Action, string> = {
  saving: "Saving...",
  keeping: "Saving...",
  writing: "Writing...",
  refining: "Refining...",
  discarding: "Discarding...",
};

/** How far a report is, or what is going on with it. */
export function StatusWord(props: { review: Review; report: GeneratedReport; className?: string }) {
  const { review, report, className } = props;
  const action = review.actions[report.id];
  const look = cx("inline-flex items-baseline gap-1.5 whitespace-nowrap text-sm", className);
  if (action) return <span className={cx(look, "text-info")}>{doing[action]}</span>;
  if (review.isDirty(report)) return <span className={cx(look, "text-warning")}>Unsaved</span>;
  return <ReportStateMark state={stateInReview(report)} {...(className && { className })} />;
}
