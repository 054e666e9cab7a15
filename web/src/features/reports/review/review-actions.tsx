import { Check, Undo2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { formatCount } from "../../../lib/format.ts";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { KeysLink } from "../keys/keys-help.tsx";
import { WhileLettersAct } from "../keys/while-letters-act.tsx";
import { waits, wantsDecision } from "./state/waiting.ts";
import type { Review } from "./state/use-review.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The bar under a review of several reports. */
export function ReviewActions(props: {
  review: Review;
  narrow: boolean;
  /** The table shows, and not a report with its own keys. */
  table: boolean;
  onDiscardAll: () => void;
  onKeepAll: () => void;
  onClose: () => void;
}) {
  const { review, narrow, onDiscardAll, onKeepAll, onClose } = props;
  // One report being kept is no reason for these buttons to flicker.
  const actions = Object.values(review.actions);
  const busy = actions.length > 1;
  const none = review.reports.length === 0;
  const undoing = {
    icon: <Undo2 {...icon} />,
    onClick: () => void review.restore(review.discarded),
  };
  const undo = review.discarded.length > 0;
  const discardAll = (
    <Button variant="danger" disabled={busy || none} onClick={onDiscardAll}>
      Discard All
    </Button>
  );
  const keepAll = (
    <Button
      // Beside an open report the filled button is the one that keeps that report.
      variant={narrow || props.table ? "primary" : "secondary"}
      className={narrow ? "flex-1" : undefined}
      icon={<Check {...icon} />}
      disabled={busy || none}
      busy={busy && actions.includes("keeping") && "Saving..."}
      onClick={onKeepAll}
    >
      Keep All
    </Button>
  );
  if (narrow) {
    return (
      <div data-action-bar className="flex w-full gap-2">
        {undo && <IconButton variant="secondary" label="Undo discard" {...undoing} />}
        {discardAll}
        {keepAll}
      </div>
    );
  }
  return (
    <>
      <p data-action-bar className="mr-auto text-md text-muted">
        {review.query.isSuccess && (
          <>
            <span className="text-text">{review.reports.length} report(s) available</span>
            {/* All buttons stay on one line, above which toasts appear. */}
            <span className={undo ? "max-lg:hidden" : undefined}> · {tally(review)}</span>
          </>
        )}
      </p>
      <span className="hidden items-center gap-2 text-sm text-muted xl:flex touch:hidden!">
        {props.table && review.reports.some(wantsDecision) && (
          <WhileLettersAct>
            <span aria-hidden className="flex items-center gap-1.5">
              <KeyHint>N</KeyHint> next unreviewed
            </span>
          </WhileLettersAct>
        )}
        <KeysLink />
      </span>
      {undo && (
        <Button variant="ghost" {...undoing}>
          Undo discard
        </Button>
      )}
      {discardAll}
      <Button onClick={onClose}>Close</Button>
      {keepAll}
    </>
  );
}

/** "5 kept, 11 drafts, 2 beside a kept one". */
function tally({ reports }: Review): string {
  const waiting = reports.filter(waits).length;
  const kept = reports.filter((report) => !wantsDecision(report)).length;
  const drafts = formatCount(reports.length - kept - waiting, "draft");
  return `${kept} kept, ${drafts}${waiting > 0 ? `, ${waiting} beside a kept one` : ""}`;
}
