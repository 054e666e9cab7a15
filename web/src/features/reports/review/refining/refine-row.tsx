import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import type { ComponentProps, Ref } from "react";
import { formatCount } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { RefusedNotice } from "./refused-notice.tsx";
import { sentenceToReword, UNDONE, WHOLE_TEXT } from "./refinements.ts";
import type { Pointing } from "../reading/use-pointing.ts";
import type { Review } from "../state/use-review.ts";

/** Asks the writer for a shorter, longer, warmer or more formal text, or for one sentence in other words. */
export function RefineRow(props: {
  review: Review;
  report: GeneratedReport;
  pointing: Pointing;
  /** The row, which can take the focus of a button that goes. */
  ref: Ref<HTMLDivElement>;
}) {
  const { review, report, pointing, ref } = props;
  const { refining } = review;
  const state = refining.of(report);
  const sentence = sentenceToReword(report.sentences, pointing.lastSentence);
  const resting = review.actions[report.id] !== undefined;
  const unlessResting = (action: () => void) => () => {
    if (!resting) action();
  };
  const pill = (busy: boolean) => ({ busy, resting });
  return (
    <>
      <div
        ref={ref}
        tabIndex={-1}
        role="group"
        data-refine
        aria-label="Refine"
        className="flex flex-wrap items-center gap-2"
      >
        <span aria-hidden className="mr-1 text-sm text-text-2">
          Refine
        </span>
        {WHOLE_TEXT.map(({ kind, label }) => (
          <Pill
            key={kind}
            {...pill(state.busy === kind)}
            onClick={unlessResting(() => void refining.refine(report, { kind }))}
          >
            {label}
          </Pill>
        ))}
        {sentence !== null && (
          <Pill
            {...pill(state.busy === "reword")}
            // Shows which sentence is meant.
            onPointerEnter={() => pointing.point({ sentence })}
            onPointerLeave={() => pointing.point(null)}
            onFocus={() => pointing.point({ sentence })}
            onBlur={() => pointing.point(null)}
            onClick={unlessResting(
              () => void refining.refine(report, { kind: "reword", sentence: sentence - 1 }),
            )}
          >
            Reword sentence {sentence}
          </Pill>
        )}
      </div>
      <div className="flex min-h-(--control-row) flex-wrap items-center gap-x-3 text-sm text-text-2 empty:hidden has-[>p:only-child:empty]:hidden">
        <p role="status">
          {state.busy !== null && "Refining..."}
          {state.done && `${state.done.words}: ${formatCount(report.word_count, "word")}.`}
        </p>
        {state.done && (
          <Button size="row" aria-disabled={resting} onClick={() => void refining.undo(report)}>
            {state.done.words === UNDONE ? "Redo" : "Undo"}
          </Button>
        )}
      </div>
      {state.asked?.kind !== "include" && <RefusedNotice review={review} report={report} />}
    </>
  );
}

function Pill({
  busy,
  resting,
  children,
  ...rest
}: ComponentProps<"button"> & { busy: boolean; resting: boolean }) {
  return (
    // Not disabled while busy, which would take the focus away from who works by keyboard.
    <Button
      size="row"
      className="rounded-full!"
      aria-disabled={resting || undefined}
      aria-busy={busy || undefined}
      icon={busy && <Spinner decorative />}
      {...rest}
    >
      {children}
    </Button>
  );
}
