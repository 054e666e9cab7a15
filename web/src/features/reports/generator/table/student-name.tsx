import { ChevronRight, Pencil, TriangleAlert } from "lucide-react";
import { openFlags } from "../../let-stand/open-flags.ts";
import { cx } from "../../../../ui/cx.ts";
import { Tooltip } from "../../../../ui/tooltip.tsx";
import { hasWords, isUsed } from "../class-state/completeness.ts";
import { ClashHint } from "../fields/clash-question.tsx";
import type { StudentEntry } from "../class-state/student-entry.ts";

// Longer names may be cut off, on their second line.
const LONG = 20;

/** The name that opens the row, with a pencil where there are notes and a warning where one needs care. */
export function StudentName(props: { entry: StudentEntry; open: boolean; onToggle: () => void }) {
  const { entry, open } = props;
  const button = (
    <button
      type="button"
      aria-expanded={open}
      className="group flex min-w-0 items-center gap-1.5 @min-[72rem]:gap-2.5 rounded-1 text-left touch:min-h-11"
      onClick={props.onToggle}
    >
      <ChevronRight
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className={cx(
          "shrink-0 text-text-2 transition-transform duration-(--dur-2)",
          open && "rotate-90",
        )}
      />
      <span
        className={cx(
          "line-clamp-2 leading-4 font-mid wrap-break-word",
          !isUsed(entry.inputs) && "text-text-2",
        )}
      >
        {entry.name}
      </span>
    </button>
  );
  return (
    <div className="flex min-w-0 items-center gap-2">
      {entry.name.length > LONG ? <Tooltip text={entry.name}>{button}</Tooltip> : button}
      {hasWords(entry.inputs) && (
        <Pencil
          aria-hidden
          size={13}
          strokeWidth={1.75}
          // Elsewhere the marks of the fields show it.
          className="shrink-0 text-muted @min-[40rem]:hidden"
        />
      )}
      <ClashHint entry={entry} />
      {openFlags(entry.flags, entry.allowed).length > 0 && (
        <span title="A note needs your attention" className="shrink-0 text-warning">
          <TriangleAlert aria-hidden size={14} strokeWidth={1.75} />
          <span className="sr-only">A note needs your attention</span>
        </span>
      )}
    </div>
  );
}
