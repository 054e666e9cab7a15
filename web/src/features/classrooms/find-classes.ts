import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { Role } from "@reportair/contract/features/accounts.ts";
import { isFound } from "@reportair/contract/finding.ts";
import { fullName } from "@reportair/contract/full-name.ts";

/** Whose classes a page shows. */
export type Whose = "mine" | "all";

/** The classes that the search finds by their name or a teacher's. */
export function foundClasses(
  classrooms: readonly Classroom[],
  search: string,
): readonly Classroom[] {
  return classrooms.filter(({ name, teachers }) =>
    isFound(search, name, ...teachers.map(fullName)),
  );
}

/** One's own classes, or all that one may see: the same for who only teaches, or only administers. */
export function classesOf(
  classrooms: readonly Classroom[],
  me: { id: number; role: Role },
  whose: Whose,
): readonly Classroom[] {
  if (me.role !== "adminteacher" || whose === "all") return classrooms;
  return classrooms.filter(({ teachers }) => teachers.some(({ id }) => id === me.id));
}
