import type { ListedReport } from "@reportair/contract/features/reports.ts";
import type { SharedReport } from "@reportair/contract/features/sharing.ts";
import type { SuggestionCounts } from "@reportair/contract/features/suggestions.ts";
import type { ReactNode } from "react";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSharing } from "../../data/sharing.ts";
import { changesLeft } from "./changes-left.ts";

/** With whom a report is shared and their comments, each with a button to take it back; nothing where it is not shared. */
export function SharedLine(props: {
  report: Pick<ListedReport, "id" | "student_name">;
  shared: SharedReport | undefined;
  /** Opens what a colleague suggests. */
  onLook: (proof: number) => void;
}) {
  const { report, shared, onLook } = props;
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
      <div className="min-w-0 flex-1 text-sm text-text-2">{words}</div>
      <Button size="row" variant="ghost" aria-label={label} disabled={busy} onClick={onTake}>
        Take back
      </Button>
    </div>
  );
  return (
    <div className="mt-1">
      {shared.proofs.map(({ id, reader, comment, suggestion }) =>
        line(
          `proof-${id}`,
          <>
            With {reader.full_name}
            {comment && <span className="block whitespace-pre-line text-text">“{comment}”</span>}
            {suggestion && (
              <Suggests
                suggestion={suggestion}
                of={`${reader.full_name}: report for ${report.student_name}`}
                onLook={() => onLook(id)}
              />
            )}
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

/** How many changes a colleague suggests, and the way to those that nothing was decided on. */
function Suggests(props: { suggestion: SuggestionCounts; of: string; onLook: () => void }) {
  const { changes, taken, left } = props.suggestion;
  const open = changesLeft(props.suggestion);
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-text tabular-nums">
      {open > 0
        ? `Suggests ${formatCount(changes, "change")}${open < changes ? `, ${open} to go` : ""}`
        : `Suggested ${formatCount(changes, "change")}: you took ${taken} and left ${left}`}
      {open > 0 && (
        <Button
          size="row"
          aria-label={`Look at the changes suggested by ${props.of}`}
          onClick={props.onLook}
        >
          Look at them
        </Button>
      )}
    </span>
  );
}
