import type { AuditEntry } from "@reportair/contract/features/audit.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { fetchPage, type ListPage } from "../lib/api/list-page.ts";
import { saveTable } from "./save-table.ts";

/** Entries of a page. */
export const AUDIT_PAGE = 25;

/** One page of what `query` finds in the log, newest first; while the next one is on its way, the rows stay. */
export function useAuditPage(query: Readonly<Record<string, string>>, page: number) {
  return useQuery({
    queryKey: ["audit", query, page],
    meta: { shows: ["figures", "policies"] },
    queryFn: ({ signal }): Promise<ListPage<AuditEntry>> =>
      fetchPage(page, AUDIT_PAGE, (number) =>
        call("GET audit/", { query: { ...query, page: number, page_size: AUDIT_PAGE }, signal }),
      ),
    placeholderData: (before) => before,
    // Whatever anybody does is an entry.
    staleTime: 0,
  });
}

/** Downloads the entries that `query` finds. */
export function useDownloadAudit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (query: Readonly<Record<string, string>>) =>
      saveTable(client, "audit-log", await call("GET audit/csv/", { query })),
    networkMode: "always",
  });
}
