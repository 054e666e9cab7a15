import type { Me } from "@reportair/contract/features/accounts.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { errorText } from "../../../lib/api/api-error.ts";
import { part } from "../../../ui/part.tsx";
import { todayInLondon } from "../../../lib/today.ts";
import { cx } from "../../../ui/cx.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { classroomConfigurationsQuery } from "../../../data/report-configurations.ts";
import { classroomStudentsQuery } from "../../../data/students.ts";
import { useWorkOn } from "../../class-time/use-work-on.ts";
import { KeysHelp } from "../keys/keys-help.tsx";
import { ClassPicker } from "./class-picker.tsx";
import { ClassSkeleton } from "./class-skeleton.tsx";
import type { ClassStore } from "./class-state/class-store.ts";
import { ClassSummary, RangeAdvice } from "./class-notes.tsx";
import { ClassWork } from "./class-work.tsx";
import { GeneratorHeading } from "./generator-heading.tsx";
import { LengthPicker } from "./length/length-picker.tsx";
import { useBatchWindow } from "./writing/use-batch-window.ts";
import { useLength } from "./length/length-picker.tsx";
import { useReviewed } from "./writing/use-reviewed.ts";
import { dueText } from "./due-text.ts";
import { Button } from "../../../ui/button.tsx";

const BatchProgress = part(
  async () => (await import("../review/batch/batch-progress.tsx")).BatchProgress,
);
/** A moment in which the class is drawn and its first press is heard. */
const REST_MS = 300;
const RunningBatch = part(async () => (await import("./writing/running-batch.tsx")).RunningBatch);
const Review = part(async () => (await import("../review/review-dialog.tsx")).ReviewDialog);

/** The Batch Report Generator: a class, what is known of its students, and the way to their reports. */
export function BatchReportGenerator(props: {
  me: Me;
  classrooms: readonly Classroom[];
  classroom: Classroom;
  onClassroom: (classroom: number) => void;
  /** What stands below the class. It is hidden until the class has loaded, so that it never moves under a pointer. */
  children: ReactNode;
}) {
  const { me, classrooms, classroom, onClassroom } = props;
  const [length, setLength] = useLength(me);
  const [reviewed, setReviewed] = useReviewed(me.id);
  const batch = useBatchWindow();
  const students = useQuery(classroomStudentsQuery(classroom.id));
  const configurations = useQuery(classroomConfigurationsQuery(classroom.id));
  const failed = students.error ?? configurations.error;
  const settled = failed !== null || (students.isSuccess && configurations.isSuccess);
  // The class comes first: what stands below it asks for nothing before it has been drawn, and can be worked on.
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!settled || seen) return;
    const later = setTimeout(() => setSeen(true), REST_MS);
    return () => clearTimeout(later);
  }, [settled, seen]);
  const [open, setOpen] = useState<ClassStore | null>(null);
  useWorkOn(classroom.id);
  const lengthSelect = useRef<HTMLButtonElement>(null);
  const [lengthMissed, setLengthMissed] = useState(false);

  return (
    <>
      <SkipToStudents />
      {batch.aside !== null && (
        <RunningBatch
          key={batch.aside}
          id={batch.aside}
          onShow={() => batch.aside !== null && batch.show(batch.aside)}
        />
      )}
      {/* Stays while classes come and go, so that its selects keep the focus. */}
      <GeneratorHeading
        summary={
          <>
            <DueLine due={me.due_on} />
            {open ? (
              open.order.length > 0 && <ClassSummary store={open} />
            ) : (
              // As much room as it will take, so that the class does not move.
              <span className="invisible">
                {`0 of ${classroom.student_count} pupils complete, ${classroom.student_count} still empty`}
              </span>
            )}
          </>
        }
        tools={
          <>
            <ClassPicker classrooms={classrooms} chosen={classroom} onChoose={onClassroom} />
            <LengthPicker
              length={length}
              onChange={setLength}
              fixed={me.length_fixed}
              missed={lengthMissed}
              select={lengthSelect}
              advice={open && <RangeAdvice store={open} length={length} />}
            />
          </>
        }
      />
      {students.data && configurations.data ? (
        <ClassWork
          // A student more or less is another class to work on.
          key={`${classroom.id}:${students.data.map((student) => student.id).join()}`}
          me={me}
          classroom={classroom}
          students={students.data}
          configurations={configurations.data}
          length={length}
          onLength={setLength}
          onOpen={setOpen}
          onWritten={(report) => setReviewed({ batch: false, ids: [report] })}
          onBatch={batch.show}
          onReview={(ids, startAt) => setReviewed({ batch: true, ids, startAt })}
          onLengthMissing={() => {
            setLengthMissed(true);
            lengthSelect.current?.focus();
          }}
        />
      ) : failed ? (
        <ErrorState
          title="The class could not be loaded"
          safe="What you have entered is safe."
          onRetry={() => {
            void students.refetch();
            void configurations.refetch();
          }}
        >
          {errorText(failed, "Could not fetch students.")}
        </ErrorState>
      ) : (
        <ClassSkeleton rows={classroom.student_count} />
      )}
      <div className={cx("mt-8", !settled && "invisible")}>{seen && props.children}</div>
      {batch.shown !== null && (
        <BatchProgress
          key={batch.shown}
          batchId={batch.shown}
          onReview={(ids) => {
            batch.forget();
            setReviewed({ batch: true, ids });
          }}
          onClose={batch.close}
        />
      )}
      <KeysHelp />
      {reviewed && (
        <Review
          title={reviewed.batch ? "Batch Reports Review" : "Generated Reports"}
          reportIds={reviewed.ids}
          startAt={reviewed.startAt}
          batch={reviewed.batch}
          onClose={() => setReviewed(null)}
        />
      )}
    </>
  );
}

/** By when the school wants the reports; nothing where it has set no day. */
function DueLine({ due }: { due: string | null }) {
  const [today] = useState(todayInLondon);
  return due !== null && <span className="block">{dueText(due, today)}</span>;
}

/** A link past the tools to the first student's first field, for keyboard users; visible only with the focus. */
function SkipToStudents() {
  return (
    <Button
      className="fixed! -top-24 left-2 z-50 focus:top-2 max-sm:hidden"
      onClick={() =>
        document.querySelector<HTMLElement>("[data-student] [data-column=level] button")?.focus()
      }
    >
      Skip to the pupils
    </Button>
  );
}
