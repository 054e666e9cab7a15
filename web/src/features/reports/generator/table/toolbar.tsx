import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { BulkFields } from "../fields/bulk-fields.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { LENGTH_REASON, LengthReason } from "../length/length-picker.tsx";
import type { Alert, Notice } from "../notices/messages.ts";
import { useBulkApply } from "../fields/apply-to-selected.ts";
import { useSelected } from "../class-state/use-store.ts";
import type { Writing } from "../writing/use-writing.ts";

/** Above the table: who is selected, one value for all of them, and the button that writes. */
export function Toolbar(props: {
  store: ClassStore;
  writing: Writing;
  showAlert: (alert: Alert | null) => void;
  showNotice: (notice: Notice) => void;
}) {
  const { store, writing } = props;
  const selected = useSelected(store).size;
  const all = store.order.length;
  const bulk = useBulkApply(props);
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 px-3.5 py-2.5">
      <Checkbox
        label={
          <span className="text-md font-mid tabular-nums">
            {selected} of {all} selected
            <span className="sr-only">: select everyone or nobody</span>
          </span>
        }
        className="mr-0.5"
        checked={selected === all}
        indeterminate={selected > 0 && selected < all}
        onChange={() => store.select(store.order, selected < all)}
      />
      <Button
        variant="ghost"
        className="px-2!"
        disabled={selected === all}
        onClick={() => store.select(store.order, true)}
      >
        Select All
      </Button>
      <Button
        variant="ghost"
        className="px-2!"
        disabled={selected === 0}
        onClick={() => store.select(store.order, false)}
      >
        Deselect All
      </Button>
      <form
        aria-label="Set one field for everyone selected"
        className="flex items-center gap-2 border-border @max-[70rem]:order-last @max-[70rem]:basis-full @min-[70rem]:ml-1 @min-[70rem]:border-l @min-[70rem]:pl-3"
        onSubmit={(event) => {
          event.preventDefault();
          bulk.apply();
        }}
      >
        <BulkFields choice={bulk.choice} onChange={bulk.setChoice} />
        <Button type="submit">Apply to Selected</Button>
      </form>
      <Button
        variant="primary"
        className="ml-auto"
        count={selected}
        disabled={!writing.ready}
        aria-busy={writing.starting}
        title={writing.ready ? undefined : LENGTH_REASON}
        onClick={writing.writeSelected}
      >
        {writing.starting ? "Starting…" : "Generate Selected Reports"}
      </Button>
      <LengthReason writing={writing} className="hidden basis-full text-right touch:block" />
    </div>
  );
}
