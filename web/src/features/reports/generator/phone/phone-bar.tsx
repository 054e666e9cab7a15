import { useState, type ReactNode } from "react";
import { formatCount } from "../../../../lib/format.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { BulkFields } from "../fields/bulk-fields.tsx";
import { MarkBookButton } from "../fields/mark-book-button.tsx";
import { TakeOverButton } from "../fields/last-time.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { LengthReason } from "../length/length-picker.tsx";
import type { Alert, Notice } from "../notices/messages.ts";
import { useBulkApply } from "../fields/apply-to-selected.ts";
import { useSelection } from "../class-state/use-store.ts";
import { NeedAWord } from "../reading/need-a-word.tsx";
import type { NotePlace } from "../reading/use-handed-back.ts";
import { GenerateSelected, ReviewDrafts, UnfilledLink } from "../writing/next-steps.tsx";
import type { Drafts } from "../writing/use-drafts-review.ts";
import type { Writing } from "../writing/use-writing.ts";

/** The bar at the bottom of the phone's list: who is selected, and what to do for them. */
export function PhoneBar(props: {
  store: ClassStore;
  writing: Writing;
  drafts: Drafts;
  showAlert: (alert: Alert | null) => void;
  showNotice: (notice: Notice) => void;
  /** Opens the page of a pupil at a note. */
  onNote: (note: NotePlace) => void;
  /** What stopped the last press. */
  message: ReactNode;
}) {
  const { store, writing, message } = props;
  const [setting, setSetting] = useState(false);
  const { count, line, whole, selectShown } = useSelection(store);
  const bulk = useBulkApply(props);
  return (
    <div
      role="region"
      aria-label="Selected pupils"
      data-action-bar="raised"
      className="low:static low:-mx-4 low:mt-4 fixed inset-x-0 bottom-0 z-30 border-t border-border bg-bg px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {!setting && message}
      <div className="flex items-center gap-1">
        <p role="status" className="flex-1 text-sm font-mid tabular-nums">
          {line}
        </p>
        <Button
          variant="ghost"
          className="px-2! text-sm! text-accent-ink!"
          onClick={() => setSetting(true)}
        >
          Set a field
        </Button>
        <Button
          variant="ghost"
          className="-mr-2 px-2! text-sm! text-accent-ink!"
          onClick={() => selectShown(!whole)}
        >
          {whole ? "Deselect All" : "Select All"}
        </Button>
      </div>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-2 pb-1.5 empty:hidden">
        <NeedAWord store={store} onGo={props.onNote} className="-ml-1 text-sm!" />
        <UnfilledLink
          store={store}
          // In two lines, where the drafts stand beside it.
          className="-ml-1 min-w-0 grow basis-24 justify-start! text-left text-sm! leading-tight whitespace-normal!"
        />
        <ReviewDrafts store={store} drafts={props.drafts} />
      </div>
      <LengthReason writing={writing} className="mb-1" />
      <GenerateSelected
        store={store}
        writing={writing}
        drafts={props.drafts}
        // The button of the training floats at its right.
        className="w-[calc(100%-3.25rem)] px-2! leading-tight whitespace-normal!"
      />
      <BottomSheet
        open={setting}
        onClose={() => setSetting(false)}
        title={`Set a field for ${formatCount(count, "pupil")}`}
        actions={
          <Button variant="primary" onClick={() => bulk.apply() && setSetting(false)}>
            Apply to Selected
          </Button>
        }
      >
        <div className="mb-3 empty:hidden">{message}</div>
        <BulkFields stacked choice={bulk.choice} onChange={bulk.setChoice} />
        <div className="mt-3 -ml-2 flex flex-col items-start">
          <TakeOverButton {...props} onDone={() => setSetting(false)} />
          <MarkBookButton onOpen={() => setSetting(false)} />
        </div>
      </BottomSheet>
    </div>
  );
}
