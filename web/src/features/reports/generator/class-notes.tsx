import { InlineAlert } from "../../../ui/inline-alert.tsx";
import type { ClassStore } from "./class-state/class-store.ts";
import { formatNumber } from "../../../lib/format.ts";
import { carriedBy } from "./length/carried.ts";
import type { Length } from "./length/range-advice.ts";
import { gone } from "../../../lib/api/api-error.ts";
import { ReloadClass } from "./notices/reload-class.tsx";
import { pupilsGone } from "./saving/gone.ts";
import { NOT_SAVED } from "./class-state/save-label.ts";
import { useClassSaveLabel, useEntries, useSelected, useSummary } from "./class-state/use-store.ts";

/** How far the class is. */
export function ClassSummary({ store }: { store: ClassStore }) {
  return useSummary(store);
}

/** Stays while something could not be saved. */
export function UnsavedWarning({ store }: { store: ClassStore }) {
  const label = useClassSaveLabel(store);
  return (
    <>
      {label === NOT_SAVED && (
        <InlineAlert tone="warning">
          {NOT_SAVED}. What you typed is kept in this browser until it is saved.
        </InlineAlert>
      )}
      <GoneWarning store={store} />
    </>
  );
}

/** Stays while something can never be saved. */
export function GoneWarning({ store }: { store: ClassStore }) {
  const missed = useGone(store);
  return (
    missed && (
      <InlineAlert tone="warning" action={<ReloadClass />}>
        {missed} What you typed is kept in this browser for 7 days.
      </InlineAlert>
    )
  );
}

/** Who or what is gone of the class, found out by saving; empty where everybody is there. */
function useGone(store: ClassStore): string {
  const entries = [...useEntries(store).values()];
  if (entries.some(({ save }) => save.kind === "class_gone")) return gone("class");
  const names = entries.filter(({ save }) => save.kind === "student_gone").map(({ name }) => name);
  return names.length > 0 ? pupilsGone(names) : "";
}

/**
 * How many of the selected students carry less than the chosen range. It stands in the gap under the length, so that
 * ticking a box moves nothing.
 */
export function RangeAdvice({ store, length }: { store: ClassStore; length: Length }) {
  const entries = useEntries(store);
  const selected = useSelected(store);
  const few = [...selected].filter((id) => {
    const entry = entries.get(id);
    return entry && carriedBy(entry.inputs, length)?.short;
  }).length;
  return (
    <p
      role="status"
      className="absolute top-full left-0 pt-0.5 text-xs whitespace-nowrap text-muted sm:right-0 sm:left-auto"
    >
      {few > 0 &&
        `${formatNumber(few)} of ${formatNumber(selected.size)} selected ${few === 1 ? "carries" : "carry"} less than this range.`}
    </p>
  );
}
