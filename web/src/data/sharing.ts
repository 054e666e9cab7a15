import type { ReleasedReport, SharedReport } from "@reportair/contract/features/sharing.ts";
import type { StaffMember } from "@reportair/contract/features/teachers.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { fetchPage, wholeListOf, type ListPage } from "../lib/api/list-page.ts";

const own = ["sharing", "own"] as const;
const received = ["sharing", "received"] as const;

/** How the teacher's own reports are shared, by the report's id. */
export function useShared() {
  return useQuery({
    queryKey: own,
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, SharedReport>> =>
      new Map((await call("GET sharing/", { signal })).map((shared) => [shared.report, shared])),
  });
}

/** Whom a teacher may ask: everybody of the school who teaches, but themselves. */
export function useColleagues(me: number) {
  return useQuery({
    queryKey: ["colleagues", me],
    meta: { shows: ["people"] },
    queryFn: async ({ signal }): Promise<readonly StaffMember[]> =>
      wholeListOf(await call("GET users/teachers/", { signal })).filter(({ id }) => id !== me),
  });
}

/** Shares reports and takes them back; what shows them is fetched again after each. */
export function useSharing() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: own });
  return {
    ask: useMutation({
      mutationFn: (body: { reports: number[]; reader: number }) =>
        call("POST sharing/proofs/", { body }),
      onSettled,
    }),
    takeProofBack: useMutation({
      mutationFn: (id: number) => call("DELETE sharing/proofs/:id/", { params: { id } }),
      onSettled,
    }),
    release: useMutation({
      mutationFn: (reports: number[]) => call("POST sharing/releases/", { body: { reports } }),
      onSettled,
    }),
    takeReleaseBack: useMutation({
      mutationFn: (reports: number[]) =>
        call("POST sharing/releases/take-back/", { body: { reports } }),
      onSettled,
    }),
  };
}

/** Reports that colleagues asked one to proof-read. */
export function useReceived() {
  return useQuery({
    queryKey: received,
    queryFn: ({ signal }) => call("GET sharing/received/", { signal }),
  });
}

/** Leaves a comment on one of them. */
export function useRemark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, comment }: { id: number; comment: string }) =>
      call("PATCH sharing/received/:id/", { params: { id }, body: { comment } }),
    onSettled: () => client.invalidateQueries({ queryKey: received }),
  });
}

/** One page of what was released to the school. */
export function useReleasedPage(search: string, page: number, page_size: number) {
  return useQuery({
    queryKey: ["sharing", "released", { search, page, page_size }],
    queryFn: ({ signal }): Promise<ListPage<ReleasedReport>> =>
      fetchPage(page, page_size, (at) =>
        call("GET sharing/released/", { query: { search, page: at, page_size }, signal }),
      ),
    placeholderData: (before) => before,
  });
}

/** All that was released and matches the search, to be written to a file. */
export function fetchReleased(search: string): Promise<readonly ReleasedReport[]> {
  return call("POST sharing/released/export/", { body: { search } });
}
