import type { ListedReport } from "@reportair/contract/features/reports.ts";
import type { SharedReport } from "@reportair/contract/features/sharing.ts";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSharing } from "../../data/sharing.ts";

/** With whom a report is shared and their comments, each with a button to take it back; nothing where it is not shared. */
export function SharedLine(props: { report: ListedReport; shared: SharedReport | undefined }) {
  const { report, shared } = props;
  const { takeProofBack, takeReleaseBack } = useSharing();
  if (!shared) return null;
  // Also shown where the window is closed before the response comes.
  const toastOutcome = (taking: Promise<unknown>) =>
    void taking.then(
      () => toast.success("Taken back"),
      () => toast.error("Could not be taken back. Please try again."),
    );
  const line = (
    key: string,
    words: ReactNode,
    label: string,
    busy: boolean,
    onTake: () => void,
  ) => (
    <div key={key} className="flex flex-wrap items-center justify-between gap-x-3 pl-6">
      <p className="min-w-0 flex-1 text-sm text-text-2">{words}</p>
      <Button size="row" variant="ghost" aria-label={label} disabled={busy} onClick={onTake}>
        Take back
      </Button>
    </div>
  );
  return (
    <div className="mt-1">
      {shared.proofs.map(({ id, reader, comment }) =>
        line(
          `proof-${id}`,
          <>
            With {reader.full_name}
            {comment && <span className="block whitespace-pre-line text-text">“{comment}”</span>}
          </>,
          `Take back from ${reader.full_name}: report for ${report.student_name}`,
          takeProofBack.isPending,
          () => toastOutcome(takeProofBack.mutateAsync(id)),
        ),
      )}
      {shared.released_at !== null &&
        line(
          "release",
          "Released to the school",
          `Take back from the school: report for ${report.student_name}`,
          takeReleaseBack.isPending,
          () => toastOutcome(takeReleaseBack.mutateAsync([report.id])),
        )}
    </div>
  );
}
