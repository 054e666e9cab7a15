import { FIELD_LABELS, NOTES_FIELD, type MainField } from "@reportair/contract/report-inputs.ts";
import { useRef, useState } from "react";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { CellSelect } from "../../../../ui/select.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { ClashQuestion } from "../fields/clash-question.tsx";
import { OPTIONS } from "../fields/field-options.ts";
import { clearField } from "../fields/clearing.ts";
import type { Notice } from "../notices/messages.ts";
import { LastTick } from "../fields/last-time.tsx";
import { NoteCounter } from "../fields/note-field.tsx";
import { NoteField } from "../fields/note-field.tsx";
import type { StudentEntry } from "../class-state/student-entry.ts";

/** One main field in the opened row: whether it is in use, its option and its note. */
export function FieldBlock(props: {
  store: ClassStore;
  entry: StudentEntry;
  field: MainField;
  showNotice: (notice: Notice) => void;
}) {
  const { store, entry, field } = props;
  // Checked, but with nothing chosen yet.
  const [begun, setBegun] = useState(false);
  const select = useRef<HTMLButtonElement>(null);
  const label = FIELD_LABELS[field];
  const notes = NOTES_FIELD[field];
  const value = entry.inputs[field];
  const unused = value === "" && entry.inputs[notes].trim() !== "";
  const what = `${label} for ${entry.name}`;

  function onCheck(checked: boolean) {
    setBegun(checked);
    if (checked) select.current?.focus();
    else clearField(store, entry, field, props.showNotice);
  }

  return (
    <div data-field={field} className="min-w-0 space-y-1.5">
      <div className="flex min-h-5 items-center justify-between gap-2">
        <Checkbox
          label={<span className="text-sm font-mid">{label}</span>}
          checked={value !== "" || begun || unused}
          onChange={(event) => onCheck(event.target.checked)}
        />
        <NoteCounter text={entry.inputs[notes]} />
      </div>
      <CellSelect
        ref={select}
        label={label}
        value={value}
        options={OPTIONS[field]}
        onChange={(next) => {
          setBegun(false);
          store.setField(entry.id, field, next, what);
        }}
        className="mx-0! min-h-(--control)! w-full! border-border-strong! gap-1.5! bg-surface! px-2! text-md! @max-[70rem]:text-sm!"
      />
      <ClashQuestion store={store} entry={entry} field={field} />
      <LastTick student={entry.id} field={field} now={value} />
      <NoteField
        store={store}
        entry={entry}
        field={notes}
        showNotice={props.showNotice}
        placeholder="Notes (optional)"
        hint={unused && "Choose an option above, or this note is not used."}
      />
    </div>
  );
}
