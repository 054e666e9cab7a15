import type { Student } from "@reportair/contract/features/students.ts";
import { Ellipsis, Pencil, ShieldCheck, Trash2, UserRoundMinus, UserRoundPlus } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";

/** What can be done with a student of the list. */
export interface StudentActions {
  onEdit: (student: Student) => void;
  onEnrol: (student: Student) => void;
  onUnenrol: (student: Student) => void;
  onDelete: (student: Student) => void;
  /** Absent where the person may not open the student's data and consent. */
  onRights?: (student: Student) => void;
}

interface RowProps {
  student: Student;
  actions: StudentActions;
  /** The class that the list is filtered by. */
  classroom: number | null;
}

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** The actions of a row; unenrolling only where the list is one class's that the student is in. */
function actionsOf({ student, actions, classroom }: RowProps) {
  const isMember = classroom !== null && student.classrooms.includes(classroom);
  return [
    { label: "Edit", icon: <Pencil {...icon} />, onSelect: () => actions.onEdit(student) },
    {
      label: "Enroll",
      icon: <UserRoundPlus {...icon} />,
      onSelect: () => actions.onEnrol(student),
    },
    ...(isMember
      ? [
          {
            label: "Unenroll",
            icon: <UserRoundMinus {...icon} />,
            onSelect: () => actions.onUnenrol(student),
          },
        ]
      : []),
    ...(actions.onRights === undefined
      ? []
      : [
          {
            label: "Data and consent",
            icon: <ShieldCheck {...icon} />,
            onSelect: () => actions.onRights?.(student),
          },
        ]),
    {
      label: "Delete",
      icon: <Trash2 {...icon} />,
      danger: true,
      onSelect: () => actions.onDelete(student),
    },
  ];
}

/** The actions of a row side by side. */
export function RowActions(props: RowProps) {
  return (
    <div className="flex justify-end gap-2">
      {actionsOf(props).map((action) => (
        <IconButton
          key={action.label}
          size="row"
          variant={action.danger ? "danger" : "ghost"}
          label={`${action.label}${action.label.includes(" ") ? ":" : ""} ${props.student.full_name}`}
          icon={action.icon}
          onClick={action.onSelect}
        />
      ))}
    </div>
  );
}

/** The same behind one button, where there is little room. */
export function RowMenu(props: RowProps) {
  return (
    <Menu
      trigger={
        <IconButton
          size="row"
          label={`Actions for ${props.student.full_name}`}
          icon={<Ellipsis {...icon} />}
        />
      }
      items={actionsOf(props)}
    />
  );
}
