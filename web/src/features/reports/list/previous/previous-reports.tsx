import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { errorText, goneText } from "../../../../lib/api/api-error.ts";
import { flag, pageNumber, recordId, type Parts } from "../../../../lib/use-address-state.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useClassroomStudents } from "../../../../data/students.ts";
import { PreviousList } from "./previous-list.tsx";

/** Whom one looks up; in the address, so that a reload brings the window back. */
export interface Lookup {
  open: boolean;
  class: number | null;
  student: number | null;
  page: number;
}

/** Only a page is a step for Back: the window is opened and closed on the same page. */
export const LOOKUP_PARTS: Parts<Lookup> = {
  open: { ...flag, typed: true },
  class: { ...recordId, typed: true },
  student: { ...recordId, typed: true },
  page: pageNumber,
};

/** The window in which a teacher looks up what was written of one student before. */
export function PreviousReports(props: {
  classrooms: Pick<
    UseQueryResult<readonly Classroom[]>,
    "data" | "isPending" | "isError" | "error" | "refetch"
  >;
  lookup: Lookup;
  onLookup: (lookup: Lookup) => void;
  onClose: () => void;
}) {
  const { classrooms, lookup, onLookup } = props;
  const { class: classroom, student } = lookup;
  const students = useClassroomStudents(classroom);
  return (
    <Dialog open size="lg" title="View Previous Reports" onClose={props.onClose}>
      <div className="mb-5 grid gap-3 sm:grid-cols-2">
        <Select
          label="Class"
          placeholder={classrooms.isPending ? "Loading classrooms..." : "Select a class..."}
          options={(classrooms.data ?? []).map(({ id, name, subject }) => ({
            value: String(id),
            label: name,
            detail: subject,
          }))}
          value={classroom === null ? "" : String(classroom)}
          onChange={(id) =>
            onLookup({ ...lookup, class: id ? Number(id) : null, student: null, page: 1 })
          }
        />
        <Select
          label="Student"
          placeholder="Select a student..."
          disabled={classroom === null || !students.data}
          options={(students.data ?? []).map(({ id, full_name }) => ({
            value: String(id),
            label: full_name,
          }))}
          value={student === null ? "" : String(student)}
          onChange={(id) => onLookup({ ...lookup, student: id ? Number(id) : null, page: 1 })}
        />
      </div>
      {classrooms.isError && (
        <ErrorState onRetry={() => void classrooms.refetch()}>
          Error: {errorText(classrooms.error, "Could not fetch classes")}
        </ErrorState>
      )}
      {students.isError && (
        <ErrorState onRetry={() => void students.refetch()}>
          Error:{" "}
          {goneText(students.error, "class") ??
            errorText(students.error, "Could not fetch students.")}
        </ErrorState>
      )}
      {students.data?.length === 0 && (
        <p role="status" className="text-md text-muted">
          No students are enrolled in this class.
        </p>
      )}
      {classroom !== null && student !== null && (
        <PreviousList
          key={student}
          classroom={classroom}
          student={student}
          wanted={lookup.page}
          onPage={(page) => onLookup({ ...lookup, page })}
        />
      )}
    </Dialog>
  );
}
