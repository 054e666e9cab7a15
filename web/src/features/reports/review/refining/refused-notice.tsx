import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useMe } from "../../../../data/accounts.ts";
import { Button } from "../../../../ui/button.tsx";
import { InlineAlert } from "../../../../ui/inline-alert.tsx";
import type { Review } from "../state/use-review.ts";

/** Why a text could not be changed as asked and, where a provider is the cause, the writer on this server instead. */
export function RefusedNotice({ review, report }: { review: Review; report: GeneratedReport }) {
  const { data: me } = useMe();
  const { failed, refused } = review.refining.of(report);
  if (failed === null) return null;
  const resting = review.actions[report.id] !== undefined;
  return (
    <InlineAlert>
      <p>{failed}</p>
      {refused && me?.writer.kind === "model" && (
        <Button
          size="row"
          className="mt-2"
          aria-disabled={resting}
          onClick={() =>
            !resting && void review.refining.refine(report, refused, { onThisServer: true })
          }
        >
          Do this on this server
        </Button>
      )}
    </InlineAlert>
  );
}
