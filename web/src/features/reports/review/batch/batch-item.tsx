import type { BatchItem, ItemState } from "@reportair/contract/features/batches.ts";
import { CircleAlert, CircleCheck, CircleDashed, CircleSlash, LoaderCircle } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/cx.ts";

const looks = {
  done: { word: "Complete", icon: CircleCheck, name: "", tone: "text-success" },
  writing: { word: "Processing...", icon: LoaderCircle, name: "font-mid", tone: "text-info" },
  waiting: { word: "Waiting", icon: CircleDashed, name: "text-muted", tone: "text-muted" },
  failed: { word: "Could not be written", icon: CircleAlert, name: "", tone: "text-danger" },
  cancelled: { word: "Cancelled", icon: CircleSlash, name: "text-muted", tone: "text-muted" },
} as const satisfies Record<ItemState, object>;

/** One student of a batch: icon, whole name, word; where it failed, a way to try again. */
export function BatchItemLine(props: {
  item: BatchItem;
  /** Why it failed, where that is not said of several at once. */
  cause: string | null;
  busy: boolean;
  onRetry: () => void;
  /** Has the writer on this server write it, where another one has failed. */
  onThisServer: (() => void) | undefined;
}) {
  const { item, cause, busy, onRetry, onThisServer } = props;
  const { word, icon: Icon, name, tone } = looks[item.state];
  const failed = item.state === "failed";
  return (
    <li className="flex min-h-9.5 break-inside-avoid flex-wrap items-center gap-x-2.5 py-1 text-md">
      <Icon
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className={cx(
          "shrink-0",
          tone,
          item.state === "writing" &&
            "animate-[turn_900ms_linear_infinite] motion-reduce:animate-none",
        )}
      />
      {/* As wide as the name is: what stands beside it goes below before a name is broken. */}
      <span className={cx("max-w-[calc(100%-1.75rem)] flex-auto", name)}>
        {item.student.full_name}
      </span>
      <span className={cx("text-sm", tone, failed && "max-sm:sr-only")}>{word}</span>
      {failed && (
        // On a phone in a line of their own.
        <span className="flex gap-x-2.5 max-sm:basis-full max-sm:pl-6.5">
          <Button size="row" busy={busy && "Retrying..."} onClick={onRetry}>
            Retry
            <span className="sr-only"> {item.student.full_name}</span>
          </Button>
          {onThisServer && (
            <Button size="row" aria-disabled={busy} onClick={busy ? undefined : onThisServer}>
              On this server
              <span className="sr-only">: write {item.student.full_name}</span>
            </Button>
          )}
        </span>
      )}
      {failed && cause !== null && (
        <p className="mb-1 basis-full pl-6.5 text-sm text-text-2">{cause}</p>
      )}
    </li>
  );
}
