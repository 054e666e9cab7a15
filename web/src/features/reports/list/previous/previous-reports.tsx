import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../../../lib/api/api-error.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useClassroomStudents } from "../../../../data/students.ts";
import { PreviousList } from "./previous-list.tsx";

/** The window in which a teacher looks up what was written of one student before. */
export function PreviousReports(props: {
  classrooms: Pick<
    UseQueryResult<readonly Classroom[]>,
    "data" | "isPending" | "isError" | "error" | "refetch"
  >;
  onClose: () => void;
}) {
  const { classrooms } = props;
  const [classroom, setClassroom] = useState<number | null>(null);
  const [student, setStudent] = useState<number | null>(null);
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
          onChange={(id) => {
            setClassroom(id ? Number(id) : null);
            setStudent(null);
          }}
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
          onChange={(id) => setStudent(id ? Number(id) : null)}
        />
      </div>
      {classrooms.isError && (
        <ErrorState onRetry={() => void classrooms.refetch()}>
          Error: {errorText(classrooms.error, "Could not fetch classes")}
        </ErrorState>
      )}
      {students.isError && (
        <ErrorState onRetry={() => void students.refetch()}>
          Error: {errorText(students.error, "Could not fetch students.")}
        </ErrorState>
      )}
      {students.data?.length === 0 && (
        <p role="status" className="text-md text-muted">
          No students are enrolled in this class.
        </p>
      )}
      {classroom !== null && student !== null && (
        <PreviousList key={student} classroom={classroom} student={student} />
      )}
    </Dialog>
  );
}
