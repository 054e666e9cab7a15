import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import type { ReactNode } from "react";
import { FeedbackWidget } from "../../features/feedback/feedback-widget.tsx";
import { FeedbackSlot } from "../../features/reports/feedback-slot.ts";

const rate = (report: GeneratedReport) => <FeedbackWidget report={report} />;

/** Lets every report that is read or edited in here be rated. */
export function WithRating({ children }: { children: ReactNode }) {
  return <FeedbackSlot value={rate}>{children}</FeedbackSlot>;
}
