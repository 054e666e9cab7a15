import type { AuditSubject } from "../audit/audit.ts";

/** Students and the class that they enter or leave, by their record ids. */
export type Enrolments = { classroom: number; students: readonly number[] };

/** What the audit log says of students who have entered or left a class. */
export function aboutEnrolment(
  students: readonly { id: number; student_id: string }[],
  { id, name }: { id: number; name: string },
): AuditSubject[] {
  return students.map((student) => ({
    type: "student",
    id: student.id,
    label: student.student_id,
    details: { classroom: { id, name } },
  }));
}
