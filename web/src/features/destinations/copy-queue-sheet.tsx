import type { CopyQueue } from "@reportair/contract/features/destinations.ts";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { formatCount } from "../../lib/format.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { KeyHint } from "../../ui/key-hint.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Select } from "../../ui/select.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { KeysLink } from "../reports/keys/keys-help.tsx";
import { WhileLettersAct } from "../reports/keys/while-letters-act.tsx";
import { DestinationPicker } from "./destination-picker.tsx";
import { LineOfQueue } from "./line-of-queue.tsx";
import { MarkSheetOrder } from "./mark-sheet-order.tsx";
import { isKept, isTooLong } from "./queue.ts";
import { TakeAll } from "./take-all.tsx";
import { useCopying } from "./use-copying.ts";

/** The lines of a class's mark sheet, of which one is open, and what can be done with all of them. */
export function CopyQueueSheet(props: {
  queue: CopyQueue;
  onPeriod: (period: number) => void;
  /** What chooses the class. */
  children: ReactNode;
}) {
  const { queue, onPeriod } = props;
  const copying = useCopying(queue);
  const [ordering, setOrdering] = useState(false);
  const lines = [...queue.lines, ...queue.elsewhere];
  const kept = lines.filter(isKept);
  const done = kept.filter(({ report }) => report.copied_at !== null).length;
  const long = kept.filter(isTooLong).length;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {props.children}
        <Select
          label="Reporting period"
          className="w-full sm:w-56"
          options={queue.periods.map(({ id, name, current }) => ({
            value: String(id),
            label: name,
            ...(current && { detail: "now" }),
          }))}
          value={String(queue.period.id)}
          onChange={(id) => {
            if (id) onPeriod(Number(id));
          }}
        />
        <DestinationPicker queue={queue} />
      </div>
      <Sheet aria-label="Copy queue" className="overflow-clip">
        <header className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-border px-4 py-3 sm:px-5">
          <div className="min-w-48 flex-1">
            <p className="flex flex-wrap gap-x-3 text-md text-text-2">
              <span>
                <b className="font-bold text-text">{done}</b> of{" "}
                {formatCount(kept.length, "kept report")} copied into {queue.destination.name}
              </span>
              {long > 0 && (
                <span className="text-warning">{formatCount(long, "is", "are")} too long</span>
              )}
            </p>
            <ProgressBar label="Copied" value={done} max={kept.length} className="mt-2 max-w-100" />
          </div>
          <TakeAll
            queue={queue}
            onTaken={copying.taken}
            onLook={copying.open}
            onOrder={() => setOrdering(true)}
          />
        </header>
        <p role="status" className="sr-only">
          {copying.said}
        </p>
        {copying.refused !== null && (
          <InlineAlert className="m-4" title="Your browser did not allow copying">
            The text is selected: press Ctrl+C (on a Mac ⌘C) to copy it, then “I have copied it”.
          </InlineAlert>
        )}
        {kept.length === 0 && (
          <EmptyState
            title="Nothing is kept yet"
            actions={
              <Link
                to={`${paths.reports}?class=${queue.classroom.id}`}
                className={buttonClass("primary")}
              >
                Write and keep reports
              </Link>
            }
          >
            Reports that you keep for {queue.period.name} stand here, ready to be copied.
          </EmptyState>
        )}
        {kept.length > 0 && (
          <>
            <ol aria-label="Mark sheet" className="divide-y divide-border">
              {queue.lines.map((line, at) => (
                <LineOfQueue
                  // The place is the line: two of them may be nobody.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={line.student?.id ?? `row ${at}`}
                  line={line}
                  number={at + 1}
                  queue={queue}
                  copying={copying}
                  at={at}
                />
              ))}
            </ol>
            {queue.elsewhere.length > 0 && (
              <>
                <h2 className="border-t border-border bg-sunken px-4 py-2 text-sm font-mid text-text-2 sm:px-5">
                  No longer in this class
                </h2>
                <ol aria-label="No longer in this class" className="divide-y divide-border">
                  {queue.elsewhere.map((line, at) => (
                    <LineOfQueue
                      key={line.student?.id}
                      line={line}
                      number={null}
                      queue={queue}
                      copying={copying}
                      at={queue.lines.length + at}
                    />
                  ))}
                </ol>
              </>
            )}
            <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border px-4 py-2.5 text-sm text-muted sm:px-5">
              <p className="flex flex-wrap items-center gap-1.5 touch:hidden">
                <WhileLettersAct>
                  <KeyHint>C</KeyHint> copy and go on <KeyHint>U</KeyHint> use the shorter text{" "}
                  <KeyHint>J</KeyHint> next
                </WhileLettersAct>
              </p>
              <KeysLink />
              <p className="ml-auto max-sm:ml-0">
                {queue.ordered ? "In the order that you pasted" : "By surname"}
              </p>
            </footer>
          </>
        )}
      </Sheet>
      {ordering && <MarkSheetOrder queue={queue} onClose={() => setOrdering(false)} />}
    </>
  );
}
