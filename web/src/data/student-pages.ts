import type { Student } from "@reportair/contract/features/students.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { ListPage } from "../lib/api/list-page.ts";

/** The name under which the cache holds pages of students. */
export const STUDENT_PAGES = ["students", "pages"] as const;

/** Shows a change at once in every page of students at hand; the server's word follows. */
export function patchPages(
  client: QueryClient,
  patch: (page: ListPage<Student>) => ListPage<Student>,
): void {
  client.setQueriesData<ListPage<Student>>(
    { queryKey: STUDENT_PAGES },
    (page) => page && patch(page),
  );
}

/** The page with a newer record of one of its students; an answer without classes keeps the old ones. */
export function withStudent(
  page: ListPage<Student>,
  student: Omit<Student, "classrooms"> & Partial<Pick<Student, "classrooms">>,
): ListPage<Student> {
  return {
    ...page,
    rows: page.rows.map((row) => (row.id === student.id ? { ...row, ...student } : row)),
  };
}

/** The page without a student who is gone from it. */
export function withoutStudent(page: ListPage<Student>, id: number): ListPage<Student> {
  const rows = page.rows.filter((row) => row.id !== id);
  return { ...page, rows, count: page.count - (page.rows.length - rows.length) };
}
