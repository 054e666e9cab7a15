import type { GivenBody } from "@reportair/contract/endpoint.ts";
import type {
  chooseDestination,
  CopyQueue,
  Destination,
  markCopied,
  setMarkSheetOrder,
  settleShorter,
} from "@reportair/contract/features/destinations.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

const school = ["destinations", "school"] as const;
const own = ["destinations", "own"] as const;
const queues = ["destinations", "queue"] as const;

/** The systems that the school copies reports into. */
export function useSchoolDestinations() {
  return useQuery({
    queryKey: school,
    queryFn: ({ signal }) => call("GET admin/destinations/", { signal }),
  });
}

/** Settles some of them. */
export function useSettleDestinations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (destinations: Destination[]) =>
      call("PATCH admin/destinations/", { body: { destinations } }),
    onSuccess: (all) => {
      client.setQueryData(school, all);
      void client.invalidateQueries({ queryKey: own });
      void client.invalidateQueries({ queryKey: queues });
    },
  });
}

/** The systems that a teacher can choose. */
export function useDestinations() {
  return useQuery({
    queryKey: own,
    queryFn: ({ signal }) => call("GET destinations/", { signal }),
  });
}

/** Chooses one of them, with a number of one's own. */
export function useChooseDestination() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof chooseDestination>) =>
      call("PUT destinations/choice/", { body }),
    onSuccess: (all) => {
      client.setQueryData(own, all);
      return client.invalidateQueries({ queryKey: queues });
    },
  });
}

const queueQuery = (classroom: number, period: number | null) =>
  queryOptions({
    queryKey: [...queues, classroom, period],
    // Texts, names and what may be said of them come from elsewhere, and are to be right at every look.
    meta: { shows: ["reports", "people", "policies"] },
    queryFn: ({ signal }) =>
      call("GET destinations/queue/", {
        query: { classroom, ...(period !== null && { period }) },
        signal,
      }),
    staleTime: 0,
  });

/** A class's kept reports of a period, the current one for null, as the chosen system takes them. */
export function useCopyQueue(classroom: number, period: number | null) {
  return useQuery(queueQuery(classroom, period));
}

/** Settles a shorter text of a report, or none; the queue is asked for anew. */
export function useSettleShorter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof settleShorter>) =>
      call("PUT destinations/shorter/", { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queues }),
  });
}

/** Ticks texts off as copied, or takes their ticks back; the ticks are on the screen at once, and go again where that fails. */
export function useMarkCopied() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof markCopied>) => call("PUT destinations/copied/", { body }),
    onMutate: async ({ reports, copied }) => {
      await client.cancelQueries({ queryKey: queues });
      const keys = new Set(reports.map(({ key }) => key));
      const at = copied ? new Date().toISOString() : null;
      client.setQueriesData<CopyQueue>(
        { queryKey: queues },
        (queue) => queue && ticked(queue, keys, at),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: queues }),
  });
}

function ticked(queue: CopyQueue, keys: ReadonlySet<string>, copied_at: string | null): CopyQueue {
  const tick = (line: CopyQueue["lines"][number]) =>
    line.report?.key != null && keys.has(line.report.key)
      ? { ...line, report: { ...line.report, copied_at } }
      : line;
  return { ...queue, lines: queue.lines.map(tick), elsewhere: queue.elsewhere.map(tick) };
}

/** Puts a class into the order of a mark sheet. */
export function useSetMarkSheetOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof setMarkSheetOrder>) =>
      call("PUT destinations/order/", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queues }),
  });
}
