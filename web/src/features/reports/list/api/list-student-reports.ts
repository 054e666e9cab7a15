import { listClassroomGenerated } from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api/call.ts";
import { fetchPage } from "../../../../lib/api/list-page.ts";

/** Previous reports on one page. */
const PAGE_SIZE = 3;

/** A student's reports in one class, newest first, also those that another text has replaced since. */
export function useStudentReports(classroom: number, student: number, page: number) {
  return useQuery({
    queryKey: ["generated", "classroom", classroom, "student", student, page] as const,
    queryFn: ({ signal }) =>
      fetchPage(page, PAGE_SIZE, (at) =>
        call(listClassroomGenerated, {
          params: { id: classroom },
          query: {
            student_id: student,
            history: true,
            ordering: "-created_at",
            page: at,
            page_size: PAGE_SIZE,
          },
          signal,
        }),
      ),
    placeholderData: (before, query) => (query?.queryKey[4] === student ? before : undefined),
  });
}

/** How many pages these reports fill. */
export function previousPages(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE));
}
