import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FeedbackWidget } from "../../../feedback/feedback-widget.tsx";
import { ReportEditor } from "./report-editor.tsx";
import type { Review } from "../state/use-review.ts";

/** Edits one report in a window of its own, over the table. */
export function EditDialog(props: {
  review: Review;
  report: GeneratedReport;
  onClose: () => void;
}) {
  const { review, report, onClose } = props;
  const draft = review.drafts[report.id];
  if (!draft) return null;
  return (
    <Dialog
      open
      size="lg"
      title={`Edit report: ${report.student_name}`}
      description={`${report.selected_word_count} ${report.length_unit}`}
      dirty={review.isDirty(report)}
      onClose={() => {
        review.dropEdit(report.id);
        onClose();
      }}
    >
      <ReportEditor review={review} report={report} draft={draft} onDone={onClose} />
      <div className="mt-5">
        <FeedbackWidget report={report} />
      </div>
    </Dialog>
  );
}
