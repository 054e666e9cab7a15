import type { Student } from "@reportair/contract/features/students.ts";
import { PupilConsent } from "../../features/consent/student-consent.tsx";
import { PupilDataDialog } from "../../features/rights/pupil-data-dialog.tsx";

/** The window on a student's data and consent, for administrators. */
export function pupilRights(student: Student, onClose: () => void) {
  return (
    <PupilDataDialog
      student={student}
      onClose={onClose}
      consent={<PupilConsent student={student} />}
    />
  );
}
