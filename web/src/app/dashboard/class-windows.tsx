import type { Role } from "@reportair/contract/features/accounts.ts";
import type { ClassWindows } from "../../features/classrooms/class-windows.ts";
import { EnrolmentDialog } from "../../features/students/enrolment/enrolment-dialog.tsx";
import { ManageTeachersDialog } from "../../features/teachers/picking/manage-teachers-dialog.tsx";
import { SelectTeacherDialog } from "../../features/teachers/picking/select-teacher-dialog.tsx";

/** What the pages with classes open of other features. */
export function classWindows(me: { id: number; role: Role }): ClassWindows {
  return {
    enrolment: (classroom, onClose) => <EnrolmentDialog classroom={classroom} onClose={onClose} />,
    teachers: (classroom, onClose) => (
      <ManageTeachersDialog classroom={classroom} me={me} onClose={onClose} />
    ),
    pickTeacher: (chosen, onChoose, onClose) => (
      <SelectTeacherDialog chosen={chosen} onChoose={onChoose} onClose={onClose} />
    ),
  };
}
