import type { Student } from "@reportair/contract/features/students.ts";
import { useQueryClient } from "@tanstack/react-query";
import { errorText, goneText } from "../../lib/api/api-error.ts";
import { toast } from "../../ui/toast-store.ts";
import { useEnrolStudent, useUnenrolStudent } from "../../data/students.ts";
import { patchPages, withStudent } from "../../data/student-pages.ts";
import { enrolmentToEnd } from "./enrolment-choice.ts";

/**
 * Takes a student out of the class that the list is filtered by, without asking: the toast offers to undo
 * it.
 */
export function useUnenrolment(classroom: number | null): (student: Student) => Promise<void> {
  const client = useQueryClient();
  const unenrol = useUnenrolStudent();
  const enrol = useEnrolStudent();

  return async (student) => {
    const enrolment = enrolmentToEnd(student.id, classroom);
    if (typeof enrolment === "string") {
      toast.error(enrolment);
      return;
    }
    try {
      await unenrol.mutateAsync(enrolment);
    } catch (error) {
      toast.error(
        goneText(error, "student or class") ?? errorText(error, "Failed to unenroll student."),
      );
      return;
    }
    const classrooms = student.classrooms.filter((id) => id !== classroom);
    patchPages(client, (page) => withStudent(page, { ...student, classrooms }));
    toast.success("Student unenrolled successfully.", {
      label: "Undo",
      // The toast outlives the list.
      onAction: () =>
        void enrol.mutateAsync(enrolment).then(
          () => toast.success(`${student.first_name} enrolled successfully.`),
          (error: unknown) =>
            toast.error(
              goneText(error, "student or class") ?? errorText(error, "Failed to enroll student."),
            ),
        ),
    });
  };
}
