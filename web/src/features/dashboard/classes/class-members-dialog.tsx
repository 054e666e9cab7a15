import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { Student } from "@reportair/contract/features/students.ts";
import { errorText } from "../../../lib/api/api-error.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useClassroomStudents } from "../../../data/students.ts";

/** The students enrolled in a class. */
export function ClassMembersDialog(props: { classroom: Classroom; onClose: () => void }) {
  const { classroom, onClose } = props;
  const query = useClassroomStudents(classroom.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={classroom.name}
      description={`${classroom.subject} · Year ${classroom.year_level}`}
    >
      {query.isPending && (
        <Loading label="Loading students..." className="space-y-3">
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} className="h-9 w-full" />
          ))}
        </Loading>
      )}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()}>
          Error: {errorText(query.error, "Could not fetch students.")}
        </ErrorState>
      )}
      {query.data?.length === 0 && (
        <EmptyState title="No students are enrolled in this class." className="py-6" />
      )}
      {query.data && query.data.length > 0 && (
        <ul
          aria-label={`Students of ${classroom.name}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard's way to scroll: nothing else here takes the focus.
          tabIndex={0}
          className="divide-y divide-border"
        >
          {query.data.map((student) => (
            <Member key={student.id} student={student} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Member({ student }: { student: Student }) {
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={student.full_name} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-md font-mid" title={student.full_name}>
          {student.full_name}
        </p>
        <p className="text-sm text-muted">
          Year {student.year} · Pronouns: {student.pronouns ?? "N/A"}
        </p>
      </div>
    </li>
  );
}
