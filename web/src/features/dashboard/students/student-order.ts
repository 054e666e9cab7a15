import type { Student } from "@reportair/contract/features/students.ts";
import { isFound } from "@reportair/contract/finding.ts";
import { sortedBy, type Look } from "../find.ts";

export type StudentKey = "first_name" | "last_name" | "year" | "class";

export const STUDENT_KEYS = [
  { value: "first_name", label: "First name" },
  { value: "last_name", label: "Last name" },
  { value: "year", label: "Year" },
  { value: "class", label: "Class" },
] as const satisfies { value: StudentKey; label: string }[];

/** Names of classes by id: those that the user may see. */
export type ClassNames = ReadonlyMap<number, string>;

/** The names of a student's classes, as far as the user may know them. */
function classNamesOf({ classrooms }: Student, names: ClassNames): readonly string[] {
  const known = classrooms.flatMap((id) => names.get(id) ?? []);
  return sortedBy(known, (name) => name, "ascending");
}

/** What a student's card says of classes. */
export function enrolmentText(student: Student, names: ClassNames): string {
  const known = classNamesOf(student, names);
  if (known.length > 0) return known.join(", ");
  return student.classrooms.length > 0 ? "Only in classes of other teachers" : "Not enrolled";
}

/** The students one looks for, in the order asked for; equals by last and first name. */
export function lookedForStudents(
  students: readonly Student[],
  names: ClassNames,
  { search, sort, direction }: Look<StudentKey>,
): readonly Student[] {
  const found = students.filter((student) =>
    isFound(
      search,
      student.full_name,
      student.student_id,
      student.pronouns ?? "",
      `Year ${student.year}`,
      enrolmentText(student, names),
    ),
  );
  const byFirst = sortedBy(found, (student) => student.first_name, "ascending");
  const byName = sortedBy(byFirst, (student) => student.last_name, "ascending");
  if (sort !== "class") return sortedBy(byName, (student) => student[sort], direction);
  return sortedBy(byName, (student) => classNamesOf(student, names)[0] ?? "", direction);
}
