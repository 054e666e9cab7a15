import { formatCount } from "../../../../lib/format.ts";
import { useDebounced } from "../../../../lib/use-debounced.ts";
import { Button } from "../../../../ui/button.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { useFilter, useSearch, useShown } from "../class-state/use-store.ts";

/** Tells a screen reader how many students are shown, once choosing or typing rests. */
export function ShownAnnouncement({ store }: { store: ClassStore }) {
  const shown = useShown(store);
  const filter = useFilter(store);
  const search = useSearch(store).trim();
  const whole = filter === "all" && search === "";
  const line = whole ? "" : `${shown.length} of ${formatCount(store.order.length, "pupil")} shown`;
  return (
    <p role="status" className="sr-only">
      {useDebounced(line)}
    </p>
  );
}

/** Stands in the place of the rows where there are none, with the way back to all. */
export function NobodyShown({ store }: { store: ClassStore }) {
  const search = useSearch(store).trim();
  if (useShown(store).length > 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 border-t border-border px-4 py-8 text-md text-text-2">
      <p>
        {search === "" ? "No pupil has this status." : `No pupil here is found by “${search}”.`}
      </p>
      <Button
        size="row"
        onClick={() => {
          store.find("");
          store.show("all");
        }}
      >
        Show all pupils
      </Button>
    </div>
  );
}
