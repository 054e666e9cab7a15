import type { EnrolmentInput } from "@reportair/contract/features/students.ts";

/** How the class is named: chosen from the list, or typed as its id. */
export interface ClassChoice {
  typing: boolean;
  chosen: string;
  typed: string;
}

/** The id of the class to enrol in, which is no id where nothing is chosen or typed. */
export function classroomOf({ typing, chosen, typed }: ClassChoice): number {
  return Number(typing ? typed : chosen);
}

/** What is missing, in the words of the way in which the class is named. */
export function problemOf(choice: ClassChoice): string | undefined {
  const id = classroomOf(choice);
  if (Number.isInteger(id) && id > 0) return undefined;
  return choice.typing ? "Classroom ID is required." : "Please select or enter a classroom ID.";
}

/** The enrolment to end, which needs a student and the class that the list is filtered by. */
export function enrolmentToEnd(student: number, classroom: number | null): EnrolmentInput | string {
  if (!student || !classroom) return "Cannot unenroll without student and classroom ID.";
  return { student_id: student, classroom_id: classroom };
}
