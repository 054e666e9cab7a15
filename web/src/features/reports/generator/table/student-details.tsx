import { MAIN_FIELDS, SUMMARY_FIELDS } from "@reportair/contract/report-inputs.ts";
import { Button } from "../../../../ui/button.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import { clearAll } from "../fields/clearing.ts";
import { FieldBlock } from "./field-block.tsx";
import { LastTarget } from "../fields/last-time.tsx";
import { NoteField } from "../fields/note-field.tsx";
import { CarriedLine } from "../length/carried-line.tsx";
import { saveLabel } from "../class-state/save-label.ts";
import { useEntry } from "../class-state/use-store.ts";
import type { Notice } from "../notices/messages.ts";
import { LookButton } from "../writing/look-button.tsx";
import type { Writing } from "../writing/use-writing.ts";

/** The opened row of a student: every field with its note, and the overall summary. */
export function StudentDetails(props: {
  store: ClassStore;
  student: number;
  writing: Writing;
  showNotice: (notice: Notice) => void;
}) {
  const { store, student, writing, showNotice } = props;
  const entry = useEntry(store, student);
  return (
    <div
      role="group"
      data-details={student}
      data-notes
      aria-label={`Fields for ${entry.name}`}
      className="grid gap-x-6 gap-y-4 pt-1 pr-4 pb-5 pl-15 @min-[55rem]:pl-18.5 @min-[72rem]:pl-19.5 @min-[66rem]:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)]"
    >
      <LastTarget student={student} className="col-span-full text-sm" />
      <div className="grid grid-cols-2 content-start gap-4 @min-[48rem]:grid-cols-3">
        {MAIN_FIELDS.map((field) => (
          <FieldBlock
            key={field}
            store={store}
            entry={entry}
            field={field}
            showNotice={showNotice}
          />
        ))}
      </div>
      <div className="flex flex-col gap-2">
        <div className="flex min-h-5 items-center justify-between gap-3">
          <h2 className="shrink-0 text-sm font-mid">Overall Summary</h2>
          <span className="text-sm text-muted tabular-nums">{saveLabel(entry)}</span>
        </div>
        <div className="grid gap-2 @max-[66rem]:grid-cols-3 @max-[66rem]:gap-4">
          {SUMMARY_FIELDS.map((field) => (
            <NoteField
              key={field}
              store={store}
              entry={entry}
              field={field}
              showNotice={showNotice}
              labelled
            />
          ))}
        </div>
        <CarriedLine entry={entry} writing={writing} />
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <LookButton name={entry.name} onClick={() => writing.look(student)} />
          <Button variant="ghost" onClick={() => clearAll(store, entry, showNotice)}>
            Clear all
          </Button>
          <Button
            aria-disabled={!writing.ready || undefined}
            className={writing.ready ? undefined : "border-border! text-disabled!"}
            aria-busy={writing.student === student}
            onClick={() => writing.writeOne(student)}
          >
            {writing.student === student ? "Writing…" : `Gen for ${entry.firstName}`}
          </Button>
        </div>
      </div>
    </div>
  );
}
