import type { Student } from "@reportair/contract/features/students.ts";
import { StudentConsent } from "../../features/consent/student-consent.tsx";
import { StudentDataDialog } from "../../features/rights/student-data-dialog.tsx";

/** The window on a student's data and consent, for administrators. */
export function studentRights(student: Student, onClose: () => void) {
  return (
    <StudentDataDialog
      student={student}
      onClose={onClose}
      consent={<StudentConsent student={student} />}
    />
  );
}
