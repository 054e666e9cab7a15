import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { BulkFields } from "../fields/bulk-fields.tsx";
import { MarkBookButton } from "../fields/mark-book-button.tsx";
import { TakeOverButton } from "../fields/last-time.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { SelectByState } from "../choosing/select-by-state.tsx";
import { LengthReason } from "../length/length-picker.tsx";
import type { Alert, Notice } from "../notices/messages.ts";
import { useBulkApply } from "../fields/apply-to-selected.ts";
import { useSelection } from "../class-state/use-store.ts";
import { goToNote, NeedAWord } from "../reading/need-a-word.tsx";
import { GenerateSelected, ReviewDrafts, UnfilledLink } from "../writing/next-steps.tsx";
import type { Drafts } from "../writing/use-drafts-review.ts";
import type { Writing } from "../writing/use-writing.ts";

/** Above the table: who is selected, one value for all of them, and the button that writes. */
export function Toolbar(props: {
  store: ClassStore;
  writing: Writing;
  drafts: Drafts;
  showAlert: (alert: Alert | null) => void;
  showNotice: (notice: Notice) => void;
}) {
  const { store, writing } = props;
  const { count, line, whole, narrowed, selectShown } = useSelection(store);
  const bulk = useBulkApply(props);
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 px-3.5 py-2">
      <Checkbox
        label={
          <span className="text-md font-mid tabular-nums">
            <span role="status">{line}</span>
            <span className="sr-only">
              : select {narrowed ? "everyone shown" : "everyone"} or nobody
            </span>
          </span>
        }
        className="mr-0.5"
        checked={whole}
        indeterminate={count > 0 && !whole}
        onChange={() => selectShown(!whole)}
      />
      <Button variant="ghost" className="px-2!" disabled={whole} onClick={() => selectShown(true)}>
        Select All
      </Button>
      <Button
        variant="ghost"
        className="px-2!"
        disabled={count === 0}
        onClick={() => store.selectOnly([])}
      >
        Deselect All
      </Button>
      <SelectByState store={store} />
      <div className="ml-auto flex items-center gap-2 @max-[60rem]:order-2">
        <ReviewDrafts store={store} drafts={props.drafts} />
        <GenerateSelected store={store} writing={writing} drafts={props.drafts} />
      </div>
      <form
        aria-label="Set one field for everyone selected"
        className="flex flex-wrap items-center gap-2 @max-[60rem]:order-3"
        onSubmit={(event) => {
          event.preventDefault();
          bulk.apply();
        }}
      >
        <BulkFields choice={bulk.choice} onChange={bulk.setChoice} />
        <Button type="submit">Apply to Selected</Button>
        <TakeOverButton {...props} />
      </form>
      <div className="@max-[60rem]:order-1">
        <MarkBookButton />
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2 empty:hidden @max-[60rem]:order-1">
        <NeedAWord store={store} onGo={(note) => goToNote(store, note)} />
        <UnfilledLink store={store} />
      </div>
      <LengthReason
        writing={writing}
        className="order-last hidden basis-full text-right touch:block"
      />
    </div>
  );
}
