import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { matchesAnyField, sortedBy, type Look } from "../find.ts";

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
    matchesAnyField(
      [
        name,
        subject,
        `Year ${year_level}`,
        ...teachers.map((t) => `${t.first_name} ${t.last_name}`),
      ],
      search,
    ),
  );
  const byName = sortedBy(found, (classroom) => classroom.name, "ascending");
  return sortedBy(byName, (classroom) => classroom[sort], direction);
}
