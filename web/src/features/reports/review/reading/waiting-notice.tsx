import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Columns2 } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { InlineAlert } from "../../../../ui/inline-alert.tsx";
import type { Review } from "../state/use-review.ts";

/** Says that a kept text and a draft stand beside each other, with the way to choose between them. */
export function WaitingNotice({ review, report }: { review: Review; report: GeneratedReport }) {
  const words =
    report.beside === null
      ? "This is the kept report. A draft waits beside it."
      : "This is the draft. The kept report stands until you choose.";
  return (
    <InlineAlert tone="info" still className="mb-4 max-w-140">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-56 flex-1">{words}</span>
        {review.drafts[report.id] === undefined && (
          <Button
            size="row"
            aria-label={`Compare the two texts for ${report.student_name}`}
            icon={<Columns2 aria-hidden size={16} strokeWidth={1.75} />}
            onClick={() => review.proposals.compare(report)}
          >
            Compare
          </Button>
        )}
      </span>
    </InlineAlert>
  );
}
