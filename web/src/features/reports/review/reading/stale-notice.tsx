import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { configurationQuery } from "../../../../data/report-configurations.ts";
import { Button } from "../../../../ui/button.tsx";
import { InlineAlert } from "../../../../ui/inline-alert.tsx";
import { changedFields, fieldsInWords } from "./changed-inputs.ts";
import type { Review } from "../state/use-review.ts";

/** A warning that the inputs have changed since a report was written, with a button that writes it again. */
export function StaleNotice(props: {
  review: Review;
  report: GeneratedReport;
  /** Runs when the new text is there, and this with its button is about to go. */
  onDone: () => void;
}) {
  const { review, report, onDone } = props;
  const busy = review.actions[report.id] !== undefined;
  const now = useQuery(configurationQuery(report.report_configuration)).data;
  const words = now ? fieldsInWords(changedFields(report.inputs, now)) : "";
  const editing = review.drafts[report.id] !== undefined;
  return (
    <InlineAlert tone="info" className="mb-4 max-w-140">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-56 flex-1">
          {words === ""
            ? "What you entered has changed since this was written."
            : `Changed since this was written: ${words}.`}
        </span>
        {!editing && (
          <Button
            size="row"
            aria-label={`Write it again, report for ${report.student_name}`}
            icon={<RotateCw aria-hidden size={16} strokeWidth={1.75} />}
            aria-disabled={busy || undefined}
            onClick={() =>
              !busy && void review.refining.rewrite(report).then((done) => done && onDone())
            }
          >
            Write it again
          </Button>
        )}
      </span>
    </InlineAlert>
  );
}
