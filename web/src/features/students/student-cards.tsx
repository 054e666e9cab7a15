import { formatDate } from "../../lib/format.ts";
import { intoView } from "../../lib/use-sought.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Select } from "../../ui/select.tsx";
import type { SortField } from "./list-state.ts";
import { RowMenu } from "./row-actions.tsx";
import { StudentName, type StudentRowsProps } from "./student-table.tsx";

const fields = [
  { value: "last_name", label: "Name" },
  { value: "year", label: "Year" },
  { value: "form_group", label: "Form group" },
  { value: "student_id", label: "Institution ID" },
] as const;

/** The same students where columns have no room: a list, and what sorts the columns as a choice. */
export function StudentCards({ students, state, sought, onSort, actions }: StudentRowsProps) {
  return (
    <>
      <div className="flex items-end gap-2 px-4 py-3">
        <Select<SortField>
          className="min-w-0 flex-1"
          label="Sort by"
          options={fields}
          value={state.sort}
          onChange={(field) => field && onSort(field)}
        />
        <Button variant="ghost" onClick={() => onSort(state.sort)}>
          {state.descending ? "Descending" : "Ascending"}
        </Button>
      </div>
      <ul aria-label="Students" className="divide-y divide-border border-t border-border">
        {students.map((student) => (
          <li
            key={student.id}
            ref={student.id === sought ? intoView : undefined}
            className={cx(
              "flex items-start gap-2 py-3 pr-1 pl-4",
              student.id === sought && "bg-selection",
            )}
          >
            <div className="min-w-0 flex-1">
              <StudentName student={student} />
              <p className="mt-1 ml-11 text-sm text-text-2 tabular-nums">
                Year {student.year} · Form {student.form_group || "N/A"}
              </p>
              <p className="ml-11 text-sm text-muted tabular-nums">
                {student.student_id} · DOB{" "}
                {student.date_of_birth ? formatDate(student.date_of_birth) : "N/A"}
              </p>
            </div>
            <RowMenu student={student} actions={actions} classroom={state.classroom} />
          </li>
        ))}
      </ul>
    </>
  );
}
