import type { Student } from "@reportair/contract/features/students.ts";
import { formatDate } from "../../lib/format.ts";
import { intoView } from "../../lib/use-sought.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Cell, HeadCell, Row, RowHead, SortCell, Table, TableHead } from "../../ui/table.tsx";
import type { ListState, SortField } from "./list-state.ts";
import { RowActions, type StudentActions } from "./row-actions.tsx";

export interface StudentRowsProps {
  students: readonly Student[];
  state: ListState;
  /** The id of a student who has just been added, and is to be seen. */
  sought: number | null;
  onSort: (field: SortField) => void;
  actions: StudentActions;
}

/** Students in rows. */
export function StudentTable({ students, state, sought, onSort, actions }: StudentRowsProps) {
  const sort = (label: string, field: SortField) => (
    <SortCell
      label={label}
      direction={state.sort === field ? (state.descending ? "descending" : "ascending") : undefined}
      onSort={() => onSort(field)}
    />
  );
  return (
    <Table label="Students">
      <TableHead>
        <tr>
          {sort("Name", "last_name")}
          {sort("Year", "year")}
          {sort("Form group", "form_group")}
          <HeadCell>DOB</HeadCell>
          {sort("Institution ID", "student_id")}
          <HeadCell className="text-right">
            <span className="sr-only">Actions</span>
          </HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {students.map((student) => (
          <Row
            key={student.id}
            ref={student.id === sought ? intoView : undefined}
            chosen={student.id === sought}
          >
            <RowHead className="w-[36%] max-w-0 py-1">
              <StudentName student={student} />
            </RowHead>
            <Cell className="text-text-2 tabular-nums">{student.year}</Cell>
            <Cell className="max-w-32 truncate text-text-2">
              <Known value={student.form_group} />
            </Cell>
            <Cell className="whitespace-nowrap text-text-2 tabular-nums">
              <Known value={student.date_of_birth && formatDate(student.date_of_birth)} />
            </Cell>
            <Cell className="max-w-44 truncate text-text-2 tabular-nums" title={student.student_id}>
              {student.student_id}
            </Cell>
            <Cell className="w-px">
              <RowActions student={student} actions={actions} classroom={state.classroom} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** "Adeyemi, Oluwaseun (Seun)" beside the initials. */
export function StudentName({ student }: { student: Student }) {
  const { first_name, last_name, preferred_name, full_name } = student;
  return (
    <span className="flex min-w-0 items-center gap-3" title={full_name}>
      <Avatar name={full_name} />
      <span className="min-w-0 text-md font-body wrap-break-word">
        <span className="font-bold">{last_name}</span>, {first_name}
        {preferred_name && (
          <span className="text-text-2">
            {" "}
            <span className="sr-only">known as </span>({preferred_name})
          </span>
        )}
      </span>
    </span>
  );
}

function Known({ value }: { value: string | null }) {
  return value || <span className="text-muted">N/A</span>;
}
