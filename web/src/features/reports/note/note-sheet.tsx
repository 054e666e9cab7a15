import { FIELD_LABELS, NOTES_FIELD, type MainField } from "@reportair/contract/report-inputs.ts";
import { ArrowLeft, ChevronRight } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { followSeenWindow } from "../../../ui/follow-seen-window.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useEscape } from "../../../ui/use-escape.ts";
import { useReturnFocus } from "../../../ui/use-return-focus.ts";
import { GoneWarning } from "../generator/class-notes.tsx";
import type { ClassStore } from "../generator/class-state/class-store.ts";
import type { StudentEntry } from "../generator/class-state/student-entry.ts";
import { useEntry } from "../generator/class-state/use-store.ts";
import { NoteField } from "../generator/fields/note-field.tsx";
import type { Notice } from "../generator/notices/messages.ts";
import { FieldChips } from "./field-chips.tsx";
import { WhereBar } from "./where-bar.tsx";

/** One pupil, one note: what it is about, its words, how they read, and the way to the next pupil. */
export function NoteSheet(props: {
  store: ClassStore;
  student: number;
  /** The name of the class. */
  of: string;
  field: MainField | null;
  onField: (field: MainField) => void;
  showNotice: (notice: Notice) => void;
  notice: ReactNode;
  onGo: (student: number) => void;
  onClose: () => void;
}) {
  const { store, student, of, field, onField, onGo, onClose } = props;
  const entry = useEntry(store, student);
  const online = useOnline();
  const sheet = useRef<HTMLDivElement>(null);
  const escape = useEscape(true, onClose);
  const focus = useReturnFocus(true);
  const next = store.order[store.order.indexOf(student) + 1];
  const writeNow = () => sheet.current?.querySelector("textarea")?.focus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          {...escape}
          ref={followSeenWindow}
          className="fixed inset-x-0 top-0 z-50 h-dvh bg-bg [container:sheet/size] focus:outline-none"
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            event.preventDefault();
            if (field) writeNow();
            else if (event.target instanceof HTMLElement) event.target.focus();
          }}
        >
          <div
            ref={sheet}
            className="mx-auto flex h-full max-w-160 animate-[rise_var(--dur-3)_var(--ease-out)] flex-col tiny:overflow-y-auto"
          >
            <header className="flex min-h-14 shrink-0 items-center gap-1 border-b border-border py-1 pr-4 pl-1 tight:min-h-12">
              <IconButton
                label="Back to the class"
                icon={<ArrowLeft aria-hidden size={20} strokeWidth={1.75} />}
                onClick={onClose}
              />
              <div className="min-w-0 flex-1">
                <Radix.Title className="truncate text-md leading-tight font-bold">
                  {entry.name}
                </Radix.Title>
                <Radix.Description className="truncate text-xs text-muted">
                  {of}
                  {field && ` · ${entry.inputs[field] || `${FIELD_LABELS[field]} not ticked`}`}
                </Radix.Description>
              </div>
            </header>
            <WhereBar store={store} className="shrink-0" />
            <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 pt-2 pb-3 tiny:flex-none tiny:overflow-visible tight:gap-2 tight:pb-2">
              <GoneWarning store={store} />
              <FieldChips
                inputs={entry.inputs}
                value={field}
                onChoose={(chosen, pressed) => {
                  // Within the press: a phone brings up its keyboard for nothing else.
                  flushSync(() => onField(chosen));
                  if (pressed) writeNow();
                }}
              />
              {field ? (
                <NoteField
                  fill
                  store={store}
                  entry={entry}
                  field={NOTES_FIELD[field]}
                  showNotice={props.showNotice}
                  unread={whyUnread(entry, field, online)}
                />
              ) : (
                <p className="text-md text-text-2">Choose what the note is about, then write it.</p>
              )}
            </div>
            <div
              data-action-bar
              className="flex shrink-0 gap-2 border-t border-border px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] *:min-w-0 *:shrink tight:py-1.5"
            >
              <Button className="flex-2" onClick={onClose}>
                Done
              </Button>
              {next === undefined ? (
                <Button disabled className="flex-3">
                  Last pupil
                </Button>
              ) : (
                <Button
                  variant="primary"
                  className="flex-3"
                  aria-label={`Next: ${store.entry(next).name}`}
                  onClick={() => {
                    onGo(next);
                    writeNow();
                  }}
                >
                  <span className="truncate">Next: {store.entry(next).firstName}</span>
                  <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
                </Button>
              )}
            </div>
            {props.notice}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Why it is not said how a note reads; empty where it is about to be. */
function whyUnread({ inputs }: StudentEntry, field: MainField, online: boolean): string {
  if (inputs[NOTES_FIELD[field]].trim() === "") return "";
  if (inputs[field] === "") return `It counts once ${FIELD_LABELS[field]} is ticked.`;
  return online ? "" : "How it reads is shown once there is a connection.";
}
