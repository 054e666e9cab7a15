import { STATE_LABELS } from "@reportair/contract/report-status.ts";
import { cx } from "../../../../ui/cx.ts";
import { FILTERS, type ClassStore, type Filter } from "../class-state/class-store.ts";
import { useEntries, useFilter, useStatus } from "../class-state/use-store.ts";
import { StateIcon } from "../../status/state-icon.tsx";
import { unfilledOf } from "../class-state/student-entry.ts";

/** Which students are shown: one button for each state with how many there are, none of them ever hidden. */
export function StateFilters({ store, className }: { store: ClassStore; className?: string }) {
  const chosen = useFilter(store);
  const { counts } = useStatus(store);
  const entries = useEntries(store);
  // Where somebody has a report and nothing filled in any more, they are not those of "Empty".
  const filters: readonly Filter[] = chosen === "unfilled" ? [...FILTERS, "unfilled"] : FILTERS;
  const count = (filter: Filter) => {
    if (filter === "all") return store.order.length;
    return filter === "unfilled" ? unfilledOf(entries).length : counts[filter];
  };
  return (
    <div role="group" aria-label="Show pupils by status" className={cx("flex gap-0.5", className)}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          className={cx(
            "inline-flex h-7.5 shrink-0 items-center gap-1.5 rounded-2 border px-2 text-sm whitespace-nowrap touch:h-11 touch:px-3",
            filter === chosen
              ? "border-transparent bg-accent-soft font-mid text-accent-ink max-sm:border-accent"
              : "border-transparent text-text hover:bg-hover max-sm:border-border-strong max-sm:bg-surface forced-colors:border-[Canvas]",
          )}
          onClick={() => store.show(filter)}
        >
          {filter !== "all" && filter !== "unfilled" && <StateIcon state={filter} />}
          {label(filter)}
          <span className={cx("tabular-nums", filter !== chosen && "text-muted")}>
            {count(filter)}
          </span>
        </button>
      ))}
    </div>
  );
}

function label(filter: Filter): string {
  if (filter === "all") return "All";
  return filter === "unfilled" ? "Nothing filled in" : STATE_LABELS[filter];
}
