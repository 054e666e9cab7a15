import type { Teacher } from "@reportair/contract/features/accounts.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { ReactNode } from "react";

/** What other features do to a class; the app says how. */
export interface ClassWindows {
  /** Puts students into the class and takes them out. */
  enrolment: (classroom: Classroom, onClose: () => void) => ReactNode;
  /** Chooses who teaches it. */
  teachers: (classroom: Classroom, onClose: () => void) => ReactNode;
  /** Picks one teacher for a new class, or none. */
  pickTeacher: (
    chosen: number | undefined,
    onChoose: (teacher: Teacher | null) => void,
    onClose: () => void,
  ) => ReactNode;
}
