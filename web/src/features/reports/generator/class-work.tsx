import type { Me } from "@reportair/contract/features/accounts.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { ReportConfiguration } from "@reportair/contract/features/reports.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { useEffect, useState } from "react";
import { useMedia } from "../../../lib/use-media.ts";
import { useClassWriter } from "./writing/writer-label.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { classTitle } from "./class-picker.tsx";
import { UnsavedWarning } from "./class-notes.tsx";
import { openClass } from "./saving/class-session.ts";
import type { ClassStore } from "./class-state/class-store.ts";
import { CornerNotice } from "./notices/corner-notice.tsx";
import { DeskClass } from "./table/desk-class.tsx";
import type { Alert, Notice } from "./notices/messages.ts";
import { PageAlert } from "./notices/page-alert.tsx";
import { PhoneClass } from "./phone/phone-class.tsx";
import type { Length } from "./length/range-advice.ts";
import { Previous, usePreviousInputs } from "./fields/last-time.tsx";
import { useSessionLife } from "./saving/class-session.ts";
import { useUndo } from "./class-state/use-undo.ts";
import { useWriting } from "./writing/use-writing.ts";

/** One class being worked on; another class is another one of these. */
export function ClassWork(props: {
  me: Me;
  classroom: Classroom;
  students: readonly Student[];
  configurations: readonly ReportConfiguration[];
  length: Length;
  /** Called with the class that is open, and with null when it is left. */
  onOpen: (store: ClassStore | null) => void;
  onWritten: (report: number) => void;
  onBatch: (batch: number) => void;
}) {
  const { me, classroom, students, configurations, length, onOpen } = props;
  const [session] = useState(() => openClass(me.id, classroom.id, students, configurations));
  const [alert, setAlert] = useState<Alert | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const phone = useMedia("(max-width: 639.9px)");
  const { store } = session;
  const undo = useUndo(store, setNotice);
  const writing = useWriting({
    session,
    length,
    showAlert: setAlert,
    // What can still be undone of the inputs would lie over the reports.
    onWritten: (report) => {
      setNotice(null);
      props.onWritten(report);
    },
    onBatch: (batch) => {
      setNotice(null);
      props.onBatch(batch);
    },
  });
  useSessionLife(session, configurations);
  useEffect(() => {
    onOpen(store);
    return () => onOpen(null);
  }, [onOpen, store]);

  const previous = usePreviousInputs(classroom.id);
  const writer = useClassWriter(me.writer, classroom.id);

  const View = phone ? PhoneClass : DeskClass;
  return (
    <Previous value={previous}>
      {store.order.length === 0 ? (
        <Sheet>
          <EmptyState title="No students found for this class.">
            Ask an administrator of your school to enrol them.
          </EmptyState>
        </Sheet>
      ) : (
        <View
          label={`Pupils of ${classTitle(classroom)}`}
          store={store}
          writing={writing}
          writer={writer}
          showAlert={setAlert}
          showNotice={setNotice}
          message={
            <>
              <PageAlert alert={alert} onClose={() => setAlert(null)} />
              <UnsavedWarning store={store} />
            </>
          }
        />
      )}
      <CornerNotice notice={notice} onUndo={undo} onClose={() => setNotice(null)} />
    </Previous>
  );
}
