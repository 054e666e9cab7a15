import type { GivenBody } from "@reportair/contract/endpoint.ts";
import type {
  orderWholeReports,
  setLetterhead,
  WholeReport,
} from "@reportair/contract/features/whole-reports.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { saveFile } from "../lib/save-file.ts";

/** Milliseconds between two looks while a document is being made. */
const LOOK_EVERY = 1_000;

const letterheadQuery = queryOptions({
  queryKey: ["letterhead"],
  queryFn: ({ signal }) => call("GET admin/letterhead/", { signal }),
});
const documents = ["whole-reports", "documents"] as const;

/** What the school's documents begin and end with. */
export function useLetterhead() {
  return useQuery(letterheadQuery);
}

/** Settles some of the letterhead. */
export function useSettleLetterhead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof setLetterhead>) =>
      call("PATCH admin/letterhead/", { body }),
    onSuccess: (letterhead) => {
      client.setQueryData(letterheadQuery.queryKey, letterhead);
      return client.invalidateQueries({ queryKey: ["whole-reports", "checklist"] });
    },
  });
}

/** Reporting periods, years and form groups that documents can be made of. */
export function useWholeReportChoices() {
  return useQuery({
    queryKey: ["whole-reports", "choices"],
    meta: { shows: ["people", "policies"] },
    queryFn: ({ signal }) => call("GET admin/whole-reports/choices/", { signal }),
  });
}

/** For when and about whom. */
export type Asked = { period: number; year?: number; form_group?: string; student?: number };

/** What there is to be made of that, and what is missing; nothing is asked before somebody is chosen. */
export function useWholeReportPreview(asked: Asked | null) {
  return useQuery({
    queryKey: ["whole-reports", "preview", asked],
    meta: { shows: ["people", "reports"] },
    queryFn: ({ signal }) =>
      call("GET admin/whole-reports/preview/", { query: asked ?? { period: 0 }, signal }),
    enabled: asked !== null,
    // Teachers release reports all the time.
    staleTime: 0,
  });
}

/** What the law asks of the reports of a period: of the whole school in numbers, or of somebody by name. */
export function useChecklist(asked: Omit<Asked, "period"> & { period: number | null }) {
  return useQuery({
    queryKey: ["whole-reports", "checklist", asked],
    meta: { shows: ["people", "reports"] },
    queryFn: ({ signal }) =>
      call("GET admin/whole-reports/checklist/", {
        query: { ...asked, period: asked.period ?? 0 },
        signal,
      }),
    enabled: asked.period !== null,
    staleTime: 0,
  });
}

const isUnderWay = ({ state }: WholeReport) => state === "waiting" || state === "making";

/** The school's documents; looked at again and again while one is being made. */
export function useWholeReports() {
  return useQuery({
    queryKey: documents,
    queryFn: ({ signal }) => call("GET admin/whole-reports/", { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_EVERY : false),
    staleTime: 0,
  });
}

/** Orders a document. */
export function useOrderWholeReports() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof orderWholeReports>) =>
      call("POST admin/whole-reports/", { body }),
    onSettled: () => client.invalidateQueries({ queryKey: documents }),
  });
}

/** Downloads a document. */
export function useDownloadWholeReports() {
  return useMutation({
    mutationFn: async ({ id, file_name }: WholeReport) => {
      // A file comes as it is, and not as the text that the contract calls it.
      const file: unknown = await call("POST admin/whole-reports/:id/download/", {
        params: { id },
      });
      if (!(file instanceof Blob)) throw new TypeError("No file came.");
      saveFile(file_name ?? "whole-reports", file);
    },
  });
}

/** Removes a document before its time. */
export function useRemoveWholeReports() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE admin/whole-reports/:id/", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: documents }),
  });
}
