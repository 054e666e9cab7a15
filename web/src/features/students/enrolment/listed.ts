import type { StudentName } from "@reportair/contract/features/students.ts";
import { containsText } from "../../../lib/contains-text.ts";

/** Those whom the search finds by "First Last" or "Last, First"; the class's own year comes first. */
export function listed(
  students: readonly StudentName[],
  search: string,
  year: number,
): readonly StudentName[] {
  return students
    .filter((one) => containsText([one.full_name, lastFirst(one)], search))
    .toSorted((a, b) => Number(b.year === year) - Number(a.year === year));
}

/** "Adeyemi, Oluwaseun". */
export function lastFirst(student: Pick<StudentName, "first_name" | "last_name">): string {
  return `${student.last_name}, ${student.first_name}`;
}
