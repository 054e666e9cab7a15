import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { isFound } from "@reportair/contract/finding.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { sortedBy, type Look } from "../find.ts";

export type ClassKey = "name" | "subject" | "year_level";

export const CLASS_KEYS = [
  { value: "name", label: "Name" },
  { value: "subject", label: "Subject" },
  { value: "year_level", label: "Year" },
] as const satisfies { value: ClassKey; label: string }[];

/** The classes one looks for, in the order asked for; equals by name. */
export function lookedForClasses(
  classrooms: readonly Classroom[],
  { search, sort, direction }: Look<ClassKey>,
): readonly Classroom[] {
  const found = classrooms.filter(({ name, subject, year_level, teachers }) =>
    isFound(search, name, subject, `Year ${year_level}`, ...teachers.map(fullName)),
  );
  const byName = sortedBy(found, (classroom) => classroom.name, "ascending");
  return sortedBy(byName, (classroom) => classroom[sort], direction);
}
