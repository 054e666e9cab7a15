import type { Student } from "@reportair/contract/features/students.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Chip } from "../../../ui/chip.tsx";

/** A student and where they are enrolled. */
export function StudentCard({ student, classes }: { student: Student; classes: string }) {
  return (
    <li className="flex flex-col rounded-3 border border-border bg-surface px-4.5 py-4">
      <div className="flex items-start gap-3">
        <Avatar name={student.full_name} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-md font-bold" title={student.full_name}>
            {student.full_name}
          </h3>
          <p className="text-sm text-muted">{student.pronouns ?? "No pronouns specified"}</p>
        </div>
      </div>
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="min-w-0 truncate text-sm text-text-2" title={classes}>
          {classes}
        </p>
        <Chip>Year {student.year}</Chip>
      </div>
    </li>
  );
}
