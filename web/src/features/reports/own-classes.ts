import type { Classroom } from "@reportair/contract/features/classrooms.ts";

/** The classes that somebody teaches: an administrator who teaches lists the whole school, and writes for their own. */
export function ownClasses(classrooms: readonly Classroom[], teacher: number): Classroom[] {
  return classrooms.filter(({ teachers }) => teachers.some(({ id }) => id === teacher));
}
