import { STATE_LABELS, type ReportState } from "@reportair/contract/report-status.ts";
import { cx } from "../../../ui/cx.ts";
import { StateIcon } from "./state-icon.tsx";

const inks: Record<ReportState, string> = {
  empty: "text-muted",
  partly_filled: "text-text-2",
  ready: "text-text",
  draft: "text-text",
  kept: "text-accent-ink",
  out_of_date: "text-warning",
  draft_beside_kept: "text-accent-ink",
};

/** How far a pupil's report is, as a mark with its word: the same in the table, the lists, the dashboard and the review. */
export function ReportStateMark(props: {
  state: ReportState;
  /** Stands behind the word: "2 of 6". */
  detail?: string | undefined;
  className?: string;
}) {
  const { state, detail } = props;
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1.5 text-sm whitespace-nowrap",
        inks[state],
        props.className,
      )}
    >
      <StateIcon state={state} />
      <span>
        {STATE_LABELS[state]}
        {detail !== undefined && <span className="text-muted tabular-nums"> {detail}</span>}
      </span>
    </span>
  );
}
