import type { CopyQueue, QueueLine } from "@reportair/contract/features/destinations.ts";
import { Check, Copy, TriangleAlert } from "lucide-react";
import { formatTime, formatDate } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { isKept, lengthWords, nameOf, type KeptLine } from "./queue.ts";
import { OpenLine } from "./open-line.tsx";
import type { Copying } from "./use-copying.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75, className: "shrink-0" } as const;

/** A row of the mark sheet: whose it is, what there is of them, and the text where it is open. */
export function LineOfQueue(props: {
  line: QueueLine;
  /** In the mark sheet; null for who is in it no longer. */
  number: number | null;
  queue: CopyQueue;
  copying: Copying;
  /** Its place in the queue. */
  at: number;
}) {
  const { line, number, queue, copying, at } = props;
  const kept = isKept(line) ? line : null;
  const open = kept !== null && copying.at === at;
  const name = (
    <>
      <span className={cx("block truncate", open ? "font-bold" : "font-mid")}>{nameOf(line)}</span>
      {line.student && (
        <span className="block truncate text-sm font-normal text-muted tabular-nums">
          {line.student.student_id}
        </span>
      )}
    </>
  );
  return (
    <li className={cx(open && "bg-selection")} aria-current={open ? "true" : undefined}>
      <div className="grid min-h-13 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1.5 sm:grid-cols-[1.75rem_minmax(0,1fr)_11rem_7.5rem] sm:px-5">
        <span aria-hidden className="text-right text-sm text-muted tabular-nums">
          {number}
        </span>
        {kept ? (
          <button
            type="button"
            aria-expanded={open}
            className="min-w-0 rounded-1 py-1 text-left text-md hover:underline hover:underline-offset-3 touch:min-h-11"
            onClick={() => copying.open(at)}
          >
            {name}
          </button>
        ) : (
          <span className="min-w-0 py-1 text-md text-muted">{name}</span>
        )}
        <State line={line} limit={queue.limit} />
        <div className="max-sm:hidden">
          {kept && !open && (
            <Button
              size="row"
              className="w-full"
              icon={<Copy {...icon} />}
              onClick={() => void copying.copy(at)}
            >
              {kept.report.copied_at === null ? "Copy" : "Copy again"}
              <span className="sr-only"> the report on {nameOf(line)}</span>
            </Button>
          )}
        </div>
      </div>
      {open && (
        <OpenLine
          key={`${kept.report.id} ${kept.report.version} ${queue.destination.system} ${queue.limit}`}
          line={kept}
          queue={queue}
          copying={copying}
          at={at}
        />
      )}
    </li>
  );
}

function State({ line, limit }: { line: QueueLine; limit: number | null }) {
  if (!isKept(line))
    return (
      <span className="text-sm text-muted">
        {line.student === null
          ? "Left empty"
          : line.state === "draft"
            ? "Draft, not kept"
            : "No report"}
      </span>
    );
  return <KeptState line={line} limit={limit} />;
}

function KeptState({ line: { report }, limit }: { line: KeptLine; limit: number | null }) {
  if (report.copied_at !== null)
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-success">
        <Check {...icon} strokeWidth={2.25} />
        <span>
          Copied <span className="text-muted tabular-nums">{whenCopied(report.copied_at)}</span>
        </span>
      </span>
    );
  if (report.text === null)
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-warning tabular-nums">
        <TriangleAlert {...icon} />
        {lengthWords(report.length, limit)}
      </span>
    );
  const { shorter } = report;
  const length = shorter?.settled === true ? shorter.length : report.length;
  return (
    <span className="text-sm text-muted tabular-nums">
      {lengthWords(length, limit)}
      {shorter?.settled === true && <span className="block">shorter text</span>}
    </span>
  );
}

/** "11:42" of today, else the day. */
function whenCopied(at: string): string {
  const today = new Date().toDateString() === new Date(at).toDateString();
  return today ? formatTime(at) : formatDate(at);
}
