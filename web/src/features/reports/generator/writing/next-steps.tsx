import { Button } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/cx.ts";
import { formatCount, formatNumber } from "../../../../lib/format.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import { isUsed } from "../class-state/completeness.ts";
import { useEntries, useSelected, useStatus } from "../class-state/use-store.ts";
import { unfilledOf } from "../class-state/student-entry.ts";
import type { Drafts } from "./use-drafts-review.ts";
import type { Writing } from "./use-writing.ts";

/** Of how many selected students something is filled in: so many reports the button writes. */
function useWritable(store: ClassStore): number {
  const entries = useEntries(store);
  const selected = useSelected(store);
  return [...entries.values()].filter(({ id, inputs }) => selected.has(id) && isUsed(inputs))
    .length;
}

/** Whether reviewing comes next: nobody selected could be written, nobody is ready for it, and drafts wait. */
function useReviewing(store: ClassStore, drafts: Drafts): boolean {
  const writable = useWritable(store);
  const { counts } = useStatus(store);
  return drafts.count > 0 && writable === 0 && counts.ready === 0;
}

/** "Review 27 drafts", where there are any; the filled button once nothing is left to write. */
export function ReviewDrafts({ store, drafts }: { store: ClassStore; drafts: Drafts }) {
  const reviewing = useReviewing(store, drafts);
  if (drafts.count === 0) return null;
  return (
    <Button variant={reviewing ? "primary" : "secondary"} onClick={() => drafts.review()}>
      Review {formatCount(drafts.count, "draft")}
    </Button>
  );
}

/** The button that writes, with how many reports it will write. */
export function GenerateSelected(props: {
  store: ClassStore;
  writing: Writing;
  drafts: Drafts;
  className?: string;
}) {
  const { store, writing, drafts } = props;
  const writable = useWritable(store);
  const reviewing = useReviewing(store, drafts);
  return (
    <Button
      variant={reviewing ? "secondary" : "primary"}
      className={cx(
        props.className,
        !writing.ready && "border-transparent! bg-sunken! text-disabled!",
      )}
      count={writable}
      aria-disabled={!writing.ready || undefined}
      aria-busy={writing.starting}
      onClick={writing.writeSelected}
    >
      {writing.starting ? "Starting…" : "Generate Selected Reports"}
    </Button>
  );
}

/** "5 have nothing filled in yet": who of the selected is left out, and the way to them. */
export function UnfilledLink({ store, className }: { store: ClassStore; className?: string }) {
  const entries = useEntries(store);
  const selected = useSelected(store);
  const { counts } = useStatus(store);
  const everybody = unfilledOf(entries);
  const those = selected.size > 0 ? everybody.filter((id) => selected.has(id)) : everybody;
  if (those.length === 0) return null;
  return (
    <Button
      variant="ghost"
      className={cx(
        "px-1! font-body! text-text! underline underline-offset-3 hover:bg-transparent!",
        className,
      )}
      onClick={() => {
        store.find("");
        store.show(counts.empty === everybody.length ? "empty" : "unfilled");
      }}
    >
      {formatNumber(those.length)} {those.length === 1 ? "has" : "have"} nothing filled in yet
    </Button>
  );
}
