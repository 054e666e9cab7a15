import { FIELD_LABELS, NOTES_FIELD, type MainField } from "@reportair/contract/report-inputs.ts";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { ClashQuestion } from "../fields/clash-question.tsx";
import { clearField } from "../fields/clearing.ts";
import type { Notice } from "../notices/messages.ts";
import { LastTick } from "../fields/last-time.tsx";
import { NoteCounter } from "../fields/note-field.tsx";
import { NoteField } from "../fields/note-field.tsx";
import { OptionRadios } from "./option-radios.tsx";
import type { StudentEntry } from "../class-state/student-entry.ts";

/** One main field on a phone: its options as buttons, and a note where there is one or is to be one. */
export function PhoneField(props: {
  store: ClassStore;
  entry: StudentEntry;
  field: MainField;
  showNotice: (notice: Notice) => void;
}) {
  const { store, entry, field } = props;
  const [adding, setAdding] = useState(false);
  const notes = NOTES_FIELD[field];
  const label = FIELD_LABELS[field];
  const value = entry.inputs[field];
  const note = entry.inputs[notes];
  const what = `${label} for ${entry.name}`;
  const noteOpen = adding || note !== "" || entry.clashes[notes] !== undefined;
  return (
    <section aria-label={label} className="pt-0.5 pb-3">
      <div className="mb-1.5 flex min-h-11 items-center gap-1">
        <h3 className="shrink-0 text-sm font-mid">{label}</h3>
        <span className="min-w-0 flex-1 pl-1.5">
          <LastTick student={entry.id} field={field} now={value} />
        </span>
        <NoteCounter text={note} />
        {(value !== "" || note !== "") && (
          <Button
            size="row"
            variant="ghost"
            className="px-2!"
            aria-label={`Clear ${label}`}
            onClick={() => {
              setAdding(false);
              clearField(store, entry, field, props.showNotice);
            }}
          >
            Clear
          </Button>
        )}
        {!noteOpen && (
          <Button
            size="row"
            variant="ghost"
            className="-mr-2 px-2!"
            aria-label={`Add a note on ${label}`}
            onClick={() => setAdding(true)}
          >
            Add a note
          </Button>
        )}
      </div>
      <OptionRadios
        field={field}
        value={value}
        onChange={(next) => store.setField(entry.id, field, next, what)}
      />
      <ClashQuestion store={store} entry={entry} field={field} />
      {noteOpen && (
        <div className="mt-1.5">
          <NoteField
            store={store}
            entry={entry}
            field={notes}
            showNotice={props.showNotice}
            autoFocus={adding && note === ""}
            placeholder="Notes (optional)"
            hint={
              value === "" && note.trim() !== "" && "Choose an option, or this note is not used."
            }
          />
        </div>
      )}
    </section>
  );
}
