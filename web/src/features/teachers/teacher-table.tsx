import type { StaffMember } from "@reportair/contract/features/teachers.ts";
import { Pencil, Trash2 } from "lucide-react";
import { intoView } from "../../lib/use-sought.ts";
import { cx } from "../../ui/cx.ts";
import { Chip } from "../../ui/chip.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Cell, HeadCell, Row, RowHead, Table, TableHead } from "../../ui/table.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Staff in rows; on phones the address stands under the name. One's own account is not deleted here. */
export function TeacherTable(props: {
  teachers: readonly StaffMember[];
  /** The id of a teacher who has just been added, and is to be seen. */
  sought: number | null;
  /** Who is looking. */
  me: number;
  onEdit: (teacher: StaffMember) => void;
  onDelete: (teacher: StaffMember) => void;
}) {
  return (
    <Table label="Teachers">
      <TableHead>
        <tr>
          <HeadCell className="sm:w-2/5">Name</HeadCell>
          <HeadCell className="max-sm:hidden">Email</HeadCell>
          <HeadCell className="w-px text-right">Actions</HeadCell>
        </tr>
      </TableHead>
      <tbody>
        {props.teachers.map((teacher) => {
          const name = `${teacher.first_name} ${teacher.last_name}`;
          return (
            <Row
              key={teacher.id}
              ref={teacher.id === props.sought ? intoView : undefined}
              chosen={teacher.id === props.sought}
            >
              <RowHead className="max-w-0 py-1.5">
                <span className="flex min-w-0 items-center gap-2">
                  <span className="min-w-0 truncate" title={name}>
                    {name}
                  </span>
                  {teacher.role !== "teacher" && <Chip>Admin</Chip>}
                </span>
                <span className="block truncate text-sm font-body text-muted sm:hidden">
                  {teacher.email}
                </span>
                <Waiting {...teacher} className="font-body sm:hidden" />
              </RowHead>
              <Cell className="max-w-0 py-1.5 text-text-2 max-sm:hidden">
                <span className="block truncate" title={teacher.email}>
                  {teacher.email}
                </span>
                <Waiting {...teacher} />
              </Cell>
              <Cell>
                <span className="flex justify-end gap-1 sm:gap-2">
                  <IconButton
                    size="row"
                    label={`Edit ${name}`}
                    icon={<Pencil {...icon} />}
                    onClick={() => props.onEdit(teacher)}
                  />
                  {teacher.id === props.me ? (
                    <span className="w-(--control-row)" />
                  ) : (
                    <IconButton
                      size="row"
                      variant="danger"
                      label={`Delete ${name}`}
                      icon={<Trash2 {...icon} />}
                      onClick={() => props.onDelete(teacher)}
                    />
                  )}
                </span>
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The address that is to be somebody's; nothing where none waits. */
function Waiting(props: Pick<StaffMember, "pending_email"> & { className?: string }) {
  const { pending_email } = props;
  if (pending_email === null) return null;
  return (
    <span className={cx("block text-sm break-words text-muted", props.className)}>
      Waiting for confirmation: {pending_email}
    </span>
  );
}
