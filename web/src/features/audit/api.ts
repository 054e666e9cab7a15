import { listAudit, type AuditEntry } from "@reportair/contract/features/audit.ts";
import { listTeachers } from "@reportair/contract/features/teachers.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api/call.ts";
import { fetchPage, wholeListOf, type ListPage } from "../../lib/api/list-page.ts";
import { setParts, type AuditFilter } from "./filter.ts";

/** Entries of a page. */
export const AUDIT_PAGE = 25;

/** One page of the log, newest first; while the next one is on its way, the rows stay. */
export function useAuditPage(filter: AuditFilter, page: number) {
  const parts = setParts(filter);
  return useQuery({
    queryKey: ["audit", parts, page],
    queryFn: ({ signal }): Promise<ListPage<AuditEntry>> =>
      fetchPage(page, AUDIT_PAGE, (number) =>
        call(listAudit, { query: { ...parts, page: number, page_size: AUDIT_PAGE }, signal }),
      ),
    placeholderData: (before) => before,
    // Whatever anybody does is an entry.
    staleTime: 0,
  });
}

/** Whoever works here, to look for what one of them did. */
export function useStaff() {
  return useQuery({
    queryKey: ["teachers", "everyone"],
    queryFn: async ({ signal }) =>
      wholeListOf(await call(listTeachers, { query: { everyone: true }, signal })),
  });
}
