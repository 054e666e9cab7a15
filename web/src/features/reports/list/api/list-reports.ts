import { listGenerated } from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api/call.ts";
import { fetchPage } from "../../../../lib/api/list-page.ts";

/** Which of the teacher's reports: those of a class, or of all where there is none. */
export interface ReportFilter {
  classroom: number | null;
  search: string;
  ordering: string;
  keptUnread: boolean;
  page: number;
  pageSize: number;
}

/**
 * One page of the teacher's reports, cut out, searched and sorted by the server, which keeps it quick
 * with thousands of them. While the next page is on its way, the rows of the same class stay.
 */
export function useReportPage(filter: ReportFilter, enabled = true) {
  return useQuery({
    queryKey: ["generated", "classroom", "pages", filter.classroom, filter] as const,
    queryFn: ({ signal }) =>
      fetchPage(filter.page, filter.pageSize, (page) =>
        call(listGenerated, {
          query: {
            ...(filter.classroom !== null && { batch_mode: true, classroom_id: filter.classroom }),
            ...(filter.keptUnread && { kept_unread: true }),
            search: filter.search.trim(),
            ordering: filter.ordering,
            page,
            page_size: filter.pageSize,
          },
          signal,
        }),
      ),
    enabled,
    placeholderData: (before, query) =>
      query?.queryKey[3] === filter.classroom ? before : undefined,
  });
}
