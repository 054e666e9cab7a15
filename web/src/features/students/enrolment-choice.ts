import type { EnrolmentInput } from "@reportair/contract/features/students.ts";

/** How the class is named: chosen from the list, or typed as its id. */
export interface ClassChoice {
  typing: boolean;
  chosen: string;
  typed: string;
}

/** The id of the class to enrol in, or what is wrong. */
export function classroomOf({ typing, chosen, typed }: ClassChoice): { id: number } | string {
  if (!typing) return chosen ? { id: Number(chosen) } : "Please select or enter a classroom ID.";
  const id = Number(typed);
  if (!typed.trim() || !Number.isInteger(id) || id < 1) return "Classroom ID is required.";
  return { id };
}

/** The enrolment to end, which needs a student and the class that the list is filtered by. */
export function enrolmentToEnd(student: number, classroom: number | null): EnrolmentInput | string {
  if (!student || !classroom) return "Cannot unenroll without student and classroom ID.";
  return { student_id: student, classroom_id: classroom };
}
