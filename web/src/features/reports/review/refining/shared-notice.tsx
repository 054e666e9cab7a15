import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { Copy } from "lucide-react";
import { useDeferredValue } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { sharedSentences, sharedWords } from "./shared-sentences.ts";
import { REWORDING } from "./use-refining.ts";
import type { Review } from "../state/use-review.ts";

/** Points out sentences that a classmate's report under the same review has too, and offers to reword them. */
export function SharedNotice(props: {
  review: Review;
  report: GeneratedReport;
  /** Runs when they are reworded, and this with its button may be about to go. */
  onDone: () => void;
}) {
  const { review, report, onDone } = props;
  // Comparing it with a whole class takes longer than a frame: the report is seen first.
  const read = useDeferredValue(report, null);
  const shared = read && sharedSentences(read, review.reports);
  if (shared === null || read?.id !== report.id) return null;
  const resting = review.actions[report.id] !== undefined;
  const working = review.refining.of(report).busy === REWORDING;
  return (
    <section
      aria-label="Shared sentences"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2 bg-warning-soft px-3 py-2.5 text-md text-warning"
    >
      <Copy aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-48 flex-1">{sharedWords(shared)}</p>
      <Button
        size="row"
        aria-disabled={resting || undefined}
        aria-busy={working || undefined}
        icon={working && <Spinner decorative />}
        onClick={() =>
          !resting &&
          void review.refining.rewordAll(report, shared.numbers).then((done) => done && onDone())
        }
      >
        Reword these
      </Button>
    </section>
  );
}
