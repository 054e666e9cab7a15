import type { StudentName } from "@reportair/contract/features/students.ts";
import { isFound } from "@reportair/contract/finding.ts";

/** What narrows the list; empty texts narrow nothing. */
export interface Narrowing {
  search: string;
  year: string;
  form: string;
}

export const EVERYBODY: Narrowing = { search: "", year: "", form: "" };

/**
 * Those of a year and a form whom the search finds by name, in either order; the class's own year comes first.
 */
export function listed(
  students: readonly StudentName[],
  { search, year, form }: Narrowing,
  own: number,
): readonly StudentName[] {
  return students
    .filter((one) => year === "" || String(one.year) === year)
    .filter((one) => form === "" || one.form_group === form)
    .filter((one) => isFound(search, one.full_name))
    .toSorted((a, b) => Number(b.year === own) - Number(a.year === own));
}

/** "Adeyemi, Oluwaseun". */
export function lastFirst(student: Pick<StudentName, "first_name" | "last_name">): string {
  return `${student.last_name}, ${student.first_name}`;
}

/** The years that there are, in order. */
export function yearsOf(students: readonly StudentName[]): string[] {
  return [...new Set(students.map((one) => one.year))].toSorted((a, b) => a - b).map(String);
}

const collator = new Intl.Collator("en-GB", { numeric: true });

/** The forms of a year, or of all years, as people count: 9D before 10A. */
export function formsOf(students: readonly StudentName[], year: string): string[] {
  const forms = students
    .filter((one) => year === "" || String(one.year) === year)
    .flatMap((one) => one.form_group || []);
  return [...new Set(forms)].toSorted(collator.compare);
}

/** Who is meant by all that are listed: "28 in 9B", "180 in Year 9", "12 found". */
export function allOf({ search, year, form }: Narrowing, count: string): string {
  if (search.trim()) return `${count} found`;
  if (form) return `${count} in ${form}`;
  return year ? `${count} in Year ${year}` : count;
}
