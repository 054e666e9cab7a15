import type { Me } from "@reportair/contract/features/accounts.ts";
import { useDeferredValue, useState, type ReactNode } from "react";
import type { ClassStore } from "../class-state/class-store.ts";
import type { Alert, Notice } from "../notices/messages.ts";
import { NobodyShown, ShownAnnouncement } from "../choosing/shown-line.tsx";
import { useShown } from "../class-state/use-store.ts";
import type { NotePlace } from "../reading/use-handed-back.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { PhoneFilters } from "./phone-filters.tsx";
import { PhoneRow } from "./phone-row.tsx";
import { StudentSheet } from "./student-sheet.tsx";
import { useOpenStudent } from "./use-open-student.ts";
import type { Drafts } from "../writing/use-drafts-review.ts";
import type { Writing } from "../writing/use-writing.ts";
import { WriterLabel } from "../writing/writer-label.tsx";

/** The class on a phone: a list, a page for each student, and a bar of actions. */
export function PhoneClass(props: {
  label: string;
  store: ClassStore;
  writing: Writing;
  drafts: Drafts;
  writer: Me["writer"];
  onRead: (student: number) => void;
  showAlert: (alert: Alert | null) => void;
  showNotice: (notice: Notice | null) => void;
  message: ReactNode;
  notice: ReactNode;
}) {
  const { label, store, writing, message, showAlert } = props;
  const page = useOpenStudent(store.order);
  // What is typed into the search is seen first, and whom it finds a moment later.
  const shown = useDeferredValue(useShown(store));
  const [note, setNote] = useState<NotePlace | null>(null);
  return (
    <>
      {/* The filters stay in view as long as their list does, and no longer. */}
      <div>
        <PhoneFilters store={store} />
        <ShownAnnouncement store={store} />
        <ul aria-label={label} className="-mx-4 border-t border-border">
          {shown.map((student) => (
            <PhoneRow
              key={student}
              store={store}
              student={student}
              onOpen={() => {
                setNote(null);
                // It would lie over the student's page.
                props.showNotice(null);
                page.open(student);
              }}
            />
          ))}
        </ul>
        <NobodyShown store={store} />
        <p className="pt-3">
          <WriterLabel writer={props.writer} />
        </p>
      </div>
      <PhoneBar
        store={store}
        writing={writing}
        drafts={props.drafts}
        showAlert={showAlert}
        showNotice={props.showNotice}
        onNote={(next) => {
          props.showNotice(null);
          setNote(next);
          page.open(next.student);
        }}
        message={page.student === null && message}
      />
      {page.student === null && props.notice}
      {page.student !== null && (
        <StudentSheet
          store={store}
          student={page.student}
          note={note?.student === page.student ? note.field : null}
          writing={writing}
          message={message}
          notice={props.notice}
          showNotice={props.showNotice}
          onRead={props.onRead}
          onGo={(student) => {
            showAlert(null);
            page.go(student);
          }}
          onClose={() => {
            showAlert(null);
            page.close();
          }}
        />
      )}
    </>
  );
}
