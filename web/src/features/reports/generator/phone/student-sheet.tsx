import { MAIN_FIELDS, SUMMARY_FIELDS } from "@reportair/contract/report-inputs.ts";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { useRef, type ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useEscape } from "../../../../ui/use-escape.ts";
import type { ClassStore } from "../class-state/class-store.ts";
import { LastTarget } from "../fields/last-time.tsx";
import { LengthReason } from "../length/length-picker.tsx";
import { clearAll } from "../fields/clearing.ts";
import { ReportStateMark } from "../../status/report-state-mark.tsx";
import type { Notice } from "../notices/messages.ts";
import { NoteField } from "../fields/note-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { CarriedLine } from "../length/carried-line.tsx";
import { beginNote } from "../reading/need-a-word.tsx";
import { saveLabel } from "../class-state/save-label.ts";
import { useEntry, useReportState, useShown } from "../class-state/use-store.ts";
import { LookButton } from "../writing/look-button.tsx";
import type { Writing } from "../writing/use-writing.ts";

/** One student's page on a phone: everything about them, and the way to the next. */
export function StudentSheet(props: {
  store: ClassStore;
  student: number;
  /** The note to begin with, where the way led to one. */
  note: WrittenField | null;
  writing: Writing;
  /** What stopped the last press. */
  message: ReactNode;
  notice: ReactNode;
  showNotice: (notice: Notice) => void;
  onRead: (student: number) => void;
  onGo: (student: number) => void;
  onClose: () => void;
}) {
  const { store, student, writing, onGo, onClose } = props;
  const entry = useEntry(store, student);
  const escape = useEscape(true, onClose);
  const fields = useRef<HTMLDivElement>(null);
  const state = useReportState(store, student);
  const shown = useShown(store);
  // The list that it was opened from; a pupil who came by the address may not be on it.
  const order = shown.includes(student) ? shown : store.order;
  const at = order.indexOf(student);
  const place = [`${at + 1} of ${order.length}`, saveLabel(entry).replace(/^S/u, "s")];
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...escape}
          className="fixed inset-0 z-50 flex animate-[rise_var(--dur-3)_var(--ease-out)] flex-col bg-bg focus:outline-none low:overflow-y-auto"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (props.note) beginNote(fields.current, props.note);
          }}
        >
          <header className="flex min-h-14 items-center gap-2 py-1 border-b border-border pr-2 pl-1">
            <IconButton
              label="Close"
              icon={<X aria-hidden size={20} strokeWidth={1.75} />}
              onClick={onClose}
            />
            <div className="min-w-0 flex-1">
              <Radix.Title className="line-clamp-2 text-md leading-tight font-bold">
                {entry.name}
              </Radix.Title>
              <Radix.Description className="text-xs text-muted tabular-nums">
                {place.filter(Boolean).join(" · ")}
              </Radix.Description>
            </div>
            <Button
              variant="ghost"
              className={writing.ready ? "text-accent-ink!" : "text-disabled!"}
              aria-disabled={!writing.ready || undefined}
              aria-busy={writing.student === student}
              aria-label={`Gen for ${entry.name}`}
              onClick={() => writing.writeOne(student)}
            >
              {writing.student === student ? "Writing…" : "Gen"}
            </Button>
          </header>
          <div
            key={student}
            ref={fields}
            data-notes
            className="min-h-0 flex-1 overflow-y-auto px-4 pb-4 low:flex-none low:overflow-visible"
          >
            <div className="sticky top-0 z-10 pt-2 empty:hidden">{props.message}</div>
            <LengthReason writing={writing} className="pt-3" />
            <div className="flex min-h-11 items-center justify-between gap-3 pt-2">
              <ReportStateMark state={state} />
              {entry.report && (
                <Button size="row" onClick={() => props.onRead(student)}>
                  {state === "draft_beside_kept" ? "Compare the texts" : "Open the report"}
                </Button>
              )}
            </div>
            <LastTarget student={student} className="pt-3 text-sm" />
            {MAIN_FIELDS.map((field) => (
              <PhoneField
                key={field}
                store={store}
                entry={entry}
                field={field}
                showNotice={props.showNotice}
              />
            ))}
            <section aria-label="Overall Summary" className="space-y-3 border-t border-border pt-4">
              <h3 className="text-md font-bold">Overall Summary</h3>
              {SUMMARY_FIELDS.map((field) => (
                <NoteField
                  key={field}
                  store={store}
                  entry={entry}
                  field={field}
                  showNotice={props.showNotice}
                  labelled
                />
              ))}
              <CarriedLine entry={entry} writing={writing} />
              <div className="-mx-3.5 flex flex-wrap">
                <LookButton name={entry.name} onClick={() => writing.look(student)} />
                <Button variant="ghost" onClick={() => clearAll(store, entry, props.showNotice)}>
                  Clear all
                </Button>
              </div>
            </section>
          </div>
          <nav
            aria-label="Pupils"
            data-action-bar
            className="flex gap-2 border-t border-border bg-bg px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] *:min-w-0 *:flex-1 *:shrink"
          >
            <Step store={store} student={order[at - 1]} to="Previous" onGo={onGo} />
            <Step store={store} student={order[at + 1]} to="Next" onGo={onGo} />
          </nav>
          {props.notice}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Step(props: {
  store: ClassStore;
  student: number | undefined;
  to: "Previous" | "Next";
  onGo: (student: number) => void;
}) {
  const { store, student, to, onGo } = props;
  const next = to === "Next";
  if (student === undefined) {
    return <Button disabled>{next ? "Last pupil" : "First pupil"}</Button>;
  }
  const { name, firstName } = store.entry(student);
  return (
    <Button
      variant={next ? "primary" : "secondary"}
      aria-label={`${to} pupil: ${name}`}
      onClick={() => onGo(student)}
    >
      {!next && <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />}
      <span className="truncate">{firstName}</span>
      {next && <ChevronRight aria-hidden size={18} strokeWidth={1.75} />}
    </Button>
  );
}
