import type { AuditEntry } from "@reportair/contract/features/audit.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { fetchPage, type ListPage } from "../lib/api/list-page.ts";
import { saveFile } from "../lib/save-file.ts";

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
  return useMutation({
    mutationFn: async (query: Readonly<Record<string, string>>) => {
      // A file comes as it is, and not as the text that the contract calls it.
      const file: unknown = await call("GET audit/csv/", { query });
      if (!(file instanceof Blob)) throw new TypeError("No file came.");
      saveFile("audit-log.csv", file);
    },
    networkMode: "always",
  });
}
