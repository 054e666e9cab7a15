import { ChevronRight, TriangleAlert } from "lucide-react";
import { openFlags } from "../../let-stand/open-flags.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { cx } from "../../../../ui/cx.ts";
import { ReportStateMark } from "../../status/report-state-mark.tsx";
import { ClashHint } from "../fields/clash-question.tsx";
import { filledOf } from "../class-state/class-status.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import { useEntry, useInUse, useIsSelected, useReportState } from "../class-state/use-store.ts";

/** One student of the phone's list: ticked at the left of the margin, opened at its right. */
export function PhoneRow(props: { store: ClassStore; student: number; onOpen: () => void }) {
  const { store, student, onOpen } = props;
  const entry = useEntry(store, student);
  const selected = useIsSelected(store, student);
  const state = useReportState(store, student);
  const inUse = useInUse(store);
  return (
    <li
      className={cx(
        "flex min-h-16.5 items-stretch border-b border-border",
        selected ? "bg-selection" : "bg-surface",
      )}
    >
      <Checkbox
        hideLabel
        label={`Select ${entry.name}`}
        className="w-14 justify-center border-r border-margin-line"
        checked={selected}
        onChange={() => store.toggleSelected(student)}
      />
      <button
        type="button"
        className="flex min-w-0 flex-1 items-center gap-3 py-2 pr-3 pl-3 text-left -outline-offset-2"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-mid">{entry.name}</span>
          <ReportStateMark
            state={state}
            detail={state === "partly_filled" ? filledOf(entry.inputs, inUse) : undefined}
          />
        </span>
        <ClashHint entry={entry} />
        {openFlags(entry.flags, entry.allowed).length > 0 && (
          <span className="shrink-0 text-warning">
            <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
            <span className="sr-only">A note needs your attention</span>
          </span>
        )}
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-text-2" />
      </button>
    </li>
  );
}
