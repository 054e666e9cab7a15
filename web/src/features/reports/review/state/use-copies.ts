import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { reviewedQuery } from "../../../../data/reports.ts";
import { toast } from "../../../../ui/toast-store.ts";

export type Copies = ReturnType<typeof useCopies>;

/** The reports under review as the server has them, as far as this review knows. */
export function useCopies(ids: readonly number[]) {
  const client = useQueryClient();
  const given = reviewedQuery(ids);
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
    /** Asks the server for these reports as they are now, and for others that are to be seen again. */
    reload: async (back: readonly number[] = []): Promise<void> => {
      const asked = (client.getQueryData(given.queryKey) ?? []).map(({ id }) => id);
      const wanted = [...new Set([...asked, ...back])];
      let fresh: readonly GeneratedReport[];
      try {
        fresh = await client.fetchQuery({ ...reviewedQuery(wanted), staleTime: 0 });
      } catch {
        toast.error(
          "The reports could not be loaded again. They are stored; close the review and open it again.",
        );
        return;
      }
      // Of a pupil with two texts one is shown: the one that is to be seen again.
      const again = fresh.filter(({ id }) => back.includes(id));
      patch((old) => {
        const still = new Set([...back, ...old.map(({ id }) => id)]);
        const gone = new Set(asked.filter((id) => !still.has(id)));
        return fresh.filter(
          ({ id, report_configuration: of }) =>
            back.includes(id) ||
            (!gone.has(id) && again.every((each) => each.report_configuration !== of)),
        );
      });
    },
  };
}
