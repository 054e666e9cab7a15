import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { reportsByIdsQuery } from "../../../../data/reports.ts";

export type Copies = ReturnType<typeof useCopies>;

/** The reports under review as the server has them, as far as this review knows. */
export function useCopies(ids: readonly number[]) {
  const client = useQueryClient();
  const given = reportsByIdsQuery(ids);
  // What is under review changes by the actions here alone, never under the reader's hands.
  const query = useQuery({ ...given, staleTime: Infinity, refetchOnMount: "always" });

  function patch(change: (reports: readonly GeneratedReport[]) => readonly GeneratedReport[]) {
    client.setQueryData(given.queryKey, (old) => old && change(old));
  }
  return {
    query,
    reports: query.data ?? [],
    /** Shows `next` in the place of a report. */
    replace: (id: number, next: GeneratedReport) =>
      patch((old) => old.map((report) => (report.id === id ? next : report))),
    /** Changes some of what is known of a report; its text stays the reader's. */
    amend: (id: number, known: Partial<GeneratedReport>) =>
      patch((old) => old.map((report) => (report.id === id ? { ...report, ...known } : report))),
    /** Takes reports out; returns whether any is left. */
    remove: (gone: readonly number[]): boolean => {
      patch((old) => old.filter((report) => !gone.includes(report.id)));
      return client.getQueryData(given.queryKey)?.length !== 0;
    },
    /** Asks the server which reports there are now. */
    reload: () => client.invalidateQueries({ queryKey: given.queryKey }),
  };
}
