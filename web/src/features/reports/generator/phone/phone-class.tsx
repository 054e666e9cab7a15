import type { Me } from "@reportair/contract/features/accounts.ts";
import type { ReactNode } from "react";
import type { ClassStore } from "../class-state/class-store.ts";
import type { Alert, Notice } from "../notices/messages.ts";
import { PhoneBar } from "./phone-bar.tsx";
import { PhoneRow } from "./phone-row.tsx";
import { StudentSheet } from "./student-sheet.tsx";
import { useOpenStudent } from "./use-open-student.ts";
import type { Writing } from "../writing/use-writing.ts";
import { WriterLabel } from "../writing/writer-label.tsx";

/** The class on a phone: a list, a page for each student, and a bar of actions. */
export function PhoneClass(props: {
  label: string;
  store: ClassStore;
  writing: Writing;
  writer: Me["writer"];
  showAlert: (alert: Alert | null) => void;
  showNotice: (notice: Notice | null) => void;
  message: ReactNode;
}) {
  const { label, store, writing, message, showAlert } = props;
  const page = useOpenStudent(store.order);
  return (
    <>
      <ul aria-label={label} className="-mx-4 border-t border-border">
        {store.order.map((student) => (
          <PhoneRow
            key={student}
            store={store}
            student={student}
            onOpen={() => {
              // It would lie over the student's page.
              props.showNotice(null);
              page.open(student);
            }}
          />
        ))}
      </ul>
      <p className="pt-3">
        <WriterLabel writer={props.writer} />
      </p>
      <PhoneBar
        store={store}
        writing={writing}
        showAlert={showAlert}
        showNotice={props.showNotice}
        message={page.student === null && message}
      />
      {page.student !== null && (
        <StudentSheet
          store={store}
          student={page.student}
          writing={writing}
          message={message}
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
