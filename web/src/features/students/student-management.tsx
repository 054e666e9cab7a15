import type { Student } from "@reportair/contract/features/students.ts";
import { UserRoundPlus, X } from "lucide-react";
import { useRef, useState } from "react";
import { errorText, gone } from "../../lib/api/api-error.ts";
import { useReopening } from "../../lib/drafts/use-reopening.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";
import { useAddressState } from "../../lib/use-address-state.ts";
import { showAdded } from "../../ui/show-added.ts";
import { useMedia } from "../../lib/use-media.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Pager } from "../../ui/pager.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Select } from "../../ui/select.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useClassrooms } from "../../data/classrooms.ts";
import { pageOfStudent, useStudentPage } from "../../data/students.ts";
import {
  changed,
  cleared,
  isNarrowed,
  LIST_PARTS,
  nobodyText,
  PAGE_SIZES,
  queryOf,
  sortedByField,
} from "./list-state.ts";
import { DownloadStudents } from "./download-students.tsx";
import { StudentCards } from "./student-cards.tsx";
import { StudentFilters } from "./student-filters.tsx";
import { StudentTable } from "./student-table.tsx";
import { useDeletion } from "./use-deletion.ts";
import { useUnenrolment } from "./use-unenrolment.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { part } from "../../ui/part.tsx";

const StudentDataDialog = part(
  async () => (await import("../rights/student-data-dialog.tsx")).StudentDataDialog,
);
const EnrolDialog = part(async () => (await import("./enrol-dialog.tsx")).EnrolDialog);
const StudentDialog = part(async () => (await import("./student-dialog.tsx")).StudentDialog);

/** Where the table's columns have no room. */
const NARROW = "(max-width: 859.9px)";
const sizes = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** The student's record that a dialog is about; null in the one that adds. */
type Opened =
  | { dialog: "edit"; student: Student | null }
  | { dialog: "enrol" | "rights"; student: Student };

/** The list of students with all that is done to them: a page of its own, or a panel of AdminDash. */
export function StudentManagement(props: {
  as: "page" | "panel";
  /** Whether the person may open a student's data and consent: administrators may. */
  rights: boolean;
}) {
  const { as, rights } = props;
  const [state, setState, rested] = useAddressState(LIST_PARTS, as === "page" ? "" : "students");
  const [opened, setOpened] = useState<Opened | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const narrow = useMedia(NARROW);
  const query = useStudentPage(queryOf(rested));
  const known = useClassrooms().data;
  const classrooms = known ?? [];
  const deletion = useDeletion();
  const unenrol = useUnenrolment(state.classroom);

  const [sought, setSought] = useState<Student | null>(null);
  const { data } = query;
  const soughtIsHere = data?.rows.some(({ id }) => id === sought?.id);
  const reopen = (dialog: "edit" | "enrol" | "rights") => (id: string) => {
    const student = data?.rows.find((one) => String(one.id) === id);
    if (student) setOpened({ dialog, student });
    else if (id === "new") setOpened({ dialog: "edit", student: null });
    return student !== undefined || id === "new";
  };
  useReopening("student", reopen("edit"));
  useReopening("enrol", reopen("enrol"));
  useReopening("consent", reopen("rights"));
  const filtered = classrooms.find(({ id }) => id === state.classroom);
  const isGone = known !== undefined && state.classroom !== null && !filtered;
  function clear() {
    setState(cleared(state));
    // The button that was pressed goes, or is refused.
    box.current?.focus();
  }
  function onAdded(student: Student) {
    void showAdded("Student added successfully!", {
      now: state,
      whole: cleared(state),
      pageOf: (list) => pageOfStudent(student.id, queryOf(list)),
      show: (list, page) => {
        setState({ ...list, page });
        setSought(student);
      },
    });
  }
  const add = (
    <Button
      variant={as === "page" ? "primary" : "secondary"}
      icon={<UserRoundPlus aria-hidden size={16} strokeWidth={1.75} />}
      onClick={() => setOpened({ dialog: "edit", student: null })}
    >
      Add Student
    </Button>
  );
  const Heading = as === "page" ? PageHeading : SectionHeading;
  const rows = data && {
    students: data.rows,
    state,
    sought: sought?.id ?? null,
    onSort: (field: typeof state.sort) => setState(sortedByField(state, field)),
    actions: {
      onEdit: (student: Student) => setOpened({ dialog: "edit", student }),
      onEnrol: (student: Student) => setOpened({ dialog: "enrol", student }),
      onUnenrol: (student: Student) => void unenrol(student),
      onDelete: deletion.ask,
      ...(rights && { onRights: (student: Student) => setOpened({ dialog: "rights", student }) }),
    },
  };
  return (
    <section id="student-management" aria-label="Student Management">
      <Heading
        title="Student Management"
        tools={
          rights ? (
            <>
              <DownloadStudents />
              {add}
            </>
          ) : (
            add
          )
        }
      >
        {data ? formatCount(data.count, "student") : "…"}
        {filtered && ` in ${filtered.name} ${filtered.subject}`}
      </Heading>
      <StudentFilters
        state={state}
        onState={setState}
        classrooms={classrooms}
        box={box}
        onClear={clear}
      />
      {isGone && (
        <InlineAlert
          tone="warning"
          className="mb-3"
          action={
            <Button size="row" onClick={() => setState(changed(state, { classroom: null }))}>
              Show all classes
            </Button>
          }
        >
          {gone("class")}
        </InlineAlert>
      )}
      {query.isError && (
        <ErrorState
          title="Error Loading Students"
          safe="Nothing was changed."
          className="mb-3"
          onRetry={() => void query.refetch()}
        >
          {errorText(query.error, "Could not fetch student data.")}
        </ErrorState>
      )}
      {query.isPending && <StudentSkeleton rows={state.pageSize} />}
      {data?.count === 0 && !isGone && (
        <Sheet>
          <EmptyState
            mark={isNarrowed(state) ? "search" : "page"}
            title="No students found"
            actions={
              <>
                {isNarrowed(state) && (
                  <Button icon={<X aria-hidden size={16} strokeWidth={1.75} />} onClick={clear}>
                    Clear filters
                  </Button>
                )}
                {add}
              </>
            }
          >
            {isNarrowed(state)
              ? `${nobodyText(state, filtered?.name)} Clear the filters or add the student.`
              : "Students appear here as soon as they are added."}
          </EmptyState>
        </Sheet>
      )}
      {rows && rows.students.length > 0 && (
        <Sheet
          aria-label="Students"
          aria-busy={query.isPlaceholderData}
          className="overflow-x-auto"
        >
          {narrow ? <StudentCards {...rows} /> : <StudentTable {...rows} />}
        </Sheet>
      )}
      <p role="status" className="sr-only">
        {soughtIsHere && `${sought?.full_name} is in the list, on page ${data?.page}.`}
      </p>
      {data && data.count > 0 && (
        <footer className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <div className="flex items-center gap-2 text-sm text-muted tabular-nums">
            <span aria-hidden>Show</span>
            <Select
              hideLabel
              label="Students per page"
              className="w-18"
              options={sizes}
              value={String(state.pageSize)}
              onChange={(size) => size && setState(changed(state, { pageSize: Number(size) }))}
            />
            <span>of {formatNumber(data.count)}</span>
          </div>
          <Pager
            label="Students"
            page={data.page}
            pages={Math.ceil(data.count / state.pageSize)}
            onPage={(page) => setState({ ...state, page })}
          />
        </footer>
      )}
      {opened?.dialog === "edit" && (
        <StudentDialog student={opened.student} onAdded={onAdded} onClose={() => setOpened(null)} />
      )}
      {opened?.dialog === "enrol" && (
        <EnrolDialog
          student={opened.student}
          classrooms={classrooms}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.dialog === "rights" && (
        <StudentDataDialog student={opened.student} onClose={() => setOpened(null)} />
      )}
      <ConfirmDialog
        open={deletion.asked !== null}
        onCancel={deletion.cancel}
        onConfirm={deletion.confirm}
        busy={deletion.busy && "Deleting..."}
        title="Confirm Deletion"
        confirmLabel="Delete"
      >
        <p>
          Are you sure you want to delete {deletion.asked?.full_name}? The student’s enrolments and
          reports are deleted too. This action cannot be undone.
        </p>
        {deletion.failure && (
          <InlineAlert still className="mt-3">
            {deletion.failure}
          </InlineAlert>
        )}
      </ConfirmDialog>
    </section>
  );
}

/** The table's shape while its rows are on the way. */
function StudentSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Loading students...">
      <Sheet className="divide-y divide-border">
        {Array.from({ length: Math.min(rows, 10) }, (_, row) => (
          <span key={row} className="flex h-12 items-center gap-3 px-4">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 w-44" />
            <Skeleton className="ml-auto h-4 w-1/3" />
          </span>
        ))}
      </Sheet>
    </Loading>
  );
}
