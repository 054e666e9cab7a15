import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Check } from "lucide-react";
import { cx } from "../../../../ui/cx.ts";
import type { Action } from "../state/use-review-actions.ts";
import type { Review } from "../state/use-review.ts";

const doing: Record<Action, string> = {
  saving: "Saving...",
  keeping: "Saving...",
  writing: "Writing...",
  refining: "Refining...",
  discarding: "Discarding...",
};

/** Whether a report is kept or a draft, or what is going on with it. */
export function StatusWord(props: { review: Review; report: GeneratedReport; className?: string }) {
  const { review, report, className } = props;
  const action = review.actions[report.id];
  const look = cx("inline-flex items-baseline gap-1.5 whitespace-nowrap text-sm", className);
  if (action) return <span className={cx(look, "text-info")}>{doing[action]}</span>;
  if (review.isDirty(report)) return <span className={cx(look, "text-warning")}>Unsaved</span>;
  if (report.status === "draft") return <span className={cx(look, "text-muted")}>Draft</span>;
  return (
    <span className={cx(look, "text-success")}>
      <Check aria-hidden size={15} strokeWidth={2} className="self-center" />
      Kept
    </span>
  );
}
