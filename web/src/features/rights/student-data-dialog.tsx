import type { Student } from "@reportair/contract/features/students.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { StudentConsent } from "../consent/student-consent.tsx";
import { EraseStudent } from "./erase-student.tsx";
import { ExportStudent } from "./export-student.tsx";

/** What an administrator does when it is about a student's rights: consent, a copy of the data, erasure. */
export function StudentDataDialog(props: { student: Student; onClose: () => void }) {
  const { student, onClose } = props;
  return (
    <Dialog
      open
      title="Data and consent"
      description={student.full_name}
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-6">
        <StudentConsent student={student} />
        <ExportStudent student={student} />
        <EraseStudent student={student} onErased={onClose} />
      </div>
    </Dialog>
  );
}
