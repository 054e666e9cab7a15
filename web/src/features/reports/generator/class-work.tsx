import type { Me } from "@reportair/contract/features/accounts.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { part } from "../../../ui/part.tsx";
import { PHONE, useMedia } from "../../../lib/use-media.ts";
import { useClassWriter } from "./writing/writer-label.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { classTitle } from "./class-picker.tsx";
import { UnsavedWarning } from "./class-notes.tsx";
import { openClass } from "./saving/class-session.ts";
import type { ClassStore } from "./class-state/class-store.ts";
import { useShownInAddress } from "./choosing/use-shown-in-address.ts";
import { ClassSkeleton } from "./class-skeleton.tsx";
import { CornerNotice } from "./notices/corner-notice.tsx";
import { DeskClass } from "./table/desk-class.tsx";
import type { Alert, Notice } from "./notices/messages.ts";
import { PageAlert } from "./notices/page-alert.tsx";
import { ReadIn } from "./reading/use-read-note.ts";
import { LENGTH_REASON } from "./length/length-picker.tsx";
import type { Length } from "./length/range-advice.ts";
import { MarkBookOfClass, OpenMarkBook } from "./fields/mark-book-button.tsx";
import { Previous, usePreviousInputs } from "./fields/last-time.tsx";
import { useSessionLife } from "./saving/class-session.ts";
import { useUndo } from "./class-state/use-undo.ts";
import { useDraftsReview } from "./writing/use-drafts-review.ts";
import { useWriting } from "./writing/use-writing.ts";

const loadPhone = async () => (await import("./phone/phone-class.tsx")).PhoneClass;
const PhoneClass = part(loadPhone, {
  meanwhile: ({ store }) => <ClassSkeleton rows={store.order.length} />,
});
// There it is what is seen first: it comes while the class is asked for.
if (matchMedia(PHONE).matches) void loadPhone().catch(() => undefined);
const ChosenDialog = part(async () => (await import("./writing/chosen-dialog.tsx")).ChosenDialog);
const WouldLeaveDialog = part(
  async () => (await import("../../leaving/leaving-dialog.tsx")).WouldLeaveDialog,
);

const LOOK_FIRST =
  "Your school asks you to look at this once for each class and term, before the first reports are sent. Nothing has been sent.";

/** One class being worked on; another class is another one of these. */
export function ClassWork(props: {
  me: Me;
  classroom: Classroom;
  students: readonly Student[];
  configurations: readonly ReportConfiguration[];
  length: Length;
  onLength: (length: Length) => void;
  /** Called with the class that is open, and with null when it is left. */
  onOpen: (store: ClassStore | null) => void;
  onWritten: (report: number) => void;
  onBatch: (batch: number) => void;
  /** Opens the drafts of the class for review. */
  onReview: (reports: readonly number[], startAt: number | null) => void;
  onLengthMissing: () => void;
}) {
  const { me, classroom, students, configurations, length, onOpen } = props;
  const [session] = useState(() => openClass(classroom.id, students, configurations));
  const [alert, setAlert] = useState<Alert | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const phone = useMedia(PHONE);
  const { store } = session;
  useShownInAddress(store);
  const undo = useUndo(store, setNotice);
  const { writing, question, looking } = useWriting({
    session,
    length,
    onLength: me.length_fixed && length.range !== null ? null : props.onLength,
    onLengthMissing: () => {
      // On a phone a pupil's page lies over the select: there it is said on that page.
      if (phone && document.querySelector('[role="dialog"]')) setAlert({ text: LENGTH_REASON });
      else props.onLengthMissing();
    },
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
  const drafts = useDraftsReview(session, props.onReview);
  function read(student: number) {
    const { report } = store.entry(student);
    if (!report) return;
    setNotice(null);
    const draft = report.status === "draft" ? report.id : report.proposal;
    if (draft === null) props.onWritten(report.id);
    else drafts.review(draft);
  }
  useSessionLife(session, configurations);
  useEffect(() => {
    onOpen(store);
    return () => onOpen(null);
  }, [onOpen, store]);

  const previous = usePreviousInputs(classroom.id);
  const writer = useClassWriter(me.writer, classroom.id);

  const [markBook, setMarkBook] = useState(false);
  const openMarkBook = useCallback(() => {
    setNotice(null);
    setMarkBook(true);
  }, []);

  const View = phone ? PhoneClass : DeskClass;
  return (
    <Previous value={previous}>
      {store.order.length === 0 ? (
        <Sheet>
          <EmptyState
            title="No students found for this class."
            actions={
              <Link
                to={`${paths.reportDashClasses}?enrol=${classroom.id}`}
                className={buttonClass("primary")}
              >
                Enrol students
              </Link>
            }
          >
            Enrol them, and they stand here with their fields.
          </EmptyState>
        </Sheet>
      ) : (
        <OpenMarkBook value={openMarkBook}>
          <ReadIn value={classroom.id}>
            <View
              label={`Pupils of ${classTitle(classroom)}`}
              store={store}
              writing={writing}
              drafts={drafts}
              writer={writer}
              onRead={read}
              showAlert={setAlert}
              showNotice={setNotice}
              message={
                <>
                  <PageAlert alert={alert} onClose={() => setAlert(null)} />
                  <UnsavedWarning store={store} />
                </>
              }
              notice={
                <CornerNotice notice={notice} onUndo={undo} onClose={() => setNotice(null)} />
              }
            />
          </ReadIn>
        </OpenMarkBook>
      )}
      <MarkBookOfClass
        open={markBook}
        onClose={() => setMarkBook(false)}
        classroom={classroom.id}
        classTitle={classTitle(classroom)}
        students={students}
        store={store}
        showNotice={setNotice}
      />
      {question.chosen && <ChosenDialog {...question} />}
      {looking.look && (
        <WouldLeaveDialog
          {...looking}
          of={looking.look.of}
          asked={looking.look.goOn && LOOK_FIRST}
        />
      )}
    </Previous>
  );
}
