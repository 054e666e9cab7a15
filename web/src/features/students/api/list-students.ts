import { listStudents, type Student } from "@reportair/contract/features/students.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { fetchPage, type ListPage } from "../../../lib/api/list-page.ts";

/** What narrows and orders the list; the server cuts its pages. */
export interface StudentQuery {
  search: string;
  year: string;
  form_group: string;
  classroom_id: string;
  ordering: string;
  page: number;
  page_size: number;
}

/** One page of students; while the next one is on its way, the rows stay. */
export function useStudentPage(query: StudentQuery) {
  const { page_size } = query;
  return useQuery({
    queryKey: ["students", "pages", query],
    queryFn: ({ signal }): Promise<ListPage<Student>> =>
      fetchPage(query.page, page_size, (page) =>
        call(listStudents, { query: { ...query, page }, signal }),
      ),
    placeholderData: (before) => before,
  });
}
