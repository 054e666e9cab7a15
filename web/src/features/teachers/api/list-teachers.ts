import { listTeachers, type StaffMember } from "@reportair/contract/features/teachers.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { fetchPage, type ListPage } from "../../../lib/api/list-page.ts";

/** What is looked for; `everyone` counts administrators who do not teach in, for administrators only. */
export interface TeacherQuery {
  search: string;
  page: number;
  page_size: number;
  everyone: boolean;
}

/** One page of teachers by name; while the next one is on its way, the rows stay. */
export function useTeacherPage(query: TeacherQuery) {
  const { page_size, everyone } = query;
  const search = query.search.trim();
  return useQuery({
    queryKey: ["teachers", { ...query, search }],
    queryFn: ({ signal }): Promise<ListPage<StaffMember>> =>
      fetchPage(query.page, page_size, (page) =>
        call(listTeachers, {
          query: { search, page, page_size, ...(everyone && { everyone }) },
          signal,
        }),
      ),
    placeholderData: (before) => before,
  });
}
