import { queryOptions, useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { changeReports, makeStale, type PartOfChange } from "./stale.ts";
import type {
  ReportInputs,
  LengthRange,
  LengthUnit,
} from "@reportair/contract/features/report-fields.ts";
import {
  type ReportConfiguration,
  type GeneratedReport,
  type ClassProgress,
  staleEdit,
} from "@reportair/contract/features/reports.ts";
import { ApiError } from "../lib/api/api-error.ts";
import { queryClient } from "../lib/query-client.ts";
import { fetchPage, wholeListOf } from "../lib/api/list-page.ts";

/** The names under which the cache holds what these calls return; a shorter name stands for all under it. */
const keys = {
  configurations: (classroom: number) => ["configurations", classroom],
  generated: ["generated"],
  some: (ids: readonly number[]) => ["generated", "some", ...ids],
  /** A text's version belongs to these names: with another version they are asked for anew. */
  versions: (id: number, version: number) => ["generated", "versions", id, version],
  earlier: (configuration: number, newest: number) => [
    "generated",
    "earlier",
    configuration,
    newest,
  ],
} as const;

const REPORTS = { shows: ["reports"] } as const;

/** What the teacher has entered for a class in the current reporting period. */
export function classroomConfigurationsQuery(classroom: number) {
  return queryOptions({
    queryKey: keys.configurations(classroom),
    meta: { shows: ["people", "inputs", "reports"] },
    queryFn: async ({ signal }) =>
      wholeListOf(
        await call("GET reports/classroom/:id/", {
          params: { id: classroom },
          query: { period: "current" },
          signal,
        }),
      ),
  });
}

/** Whose inputs in which class, by record ids. */
export interface Owner {
  student: number;
  classroom: number;
  /** The configuration of this period, where there is one. */
  configuration: number | null;
}

/**
 * Saves one student's inputs: creates the configuration of this period, or updates of it only what has
 * `changed`, so that what another tab entered stays. Texts written from earlier inputs become stale by
 * it. Goes on where the page is left. Throws `ApiError`.
 */
export async function saveConfiguration(
  owner: Owner,
  inputs: ReportInputs,
  changed: Partial<ReportInputs>,
): Promise<ReportConfiguration> {
  const saved = await (owner.configuration === null
    ? createWhole(owner, inputs)
    : call("PATCH reports/:id/", {
        params: { id: owner.configuration },
        body: changed,
        keepalive: true,
      }).catch((error: unknown) => {
        // Deleted elsewhere: what is on the screen is entered anew.
        if (error instanceof ApiError && error.status === 404) return createWhole(owner, inputs);
        throw error;
      }));
  const key = keys.configurations(owner.classroom);
  void queryClient.invalidateQueries({ queryKey: key, refetchType: "none" });
  void queryClient.invalidateQueries({ queryKey: keys.generated, refetchType: "none" });
  return saved;
}

function createWhole(
  { student, classroom }: Owner,
  inputs: ReportInputs,
): Promise<ReportConfiguration> {
  return call("POST reports/list/", {
    body: { student, classroom, ...inputs, batch_mode: false, keep_filled: true },
    keepalive: true,
  });
}

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
    meta: REPORTS,
    queryFn: ({ signal }) =>
      fetchPage(filter.page, filter.pageSize, (page) =>
        call("GET reports/generated/list/", {
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

/** Every report of one class, the newest of each student and period; for what needs them all at once. */
const classReportsQuery = (classroom: number) =>
  queryOptions({
    queryKey: ["generated", "classroom", classroom],
    meta: REPORTS,
    queryFn: async ({ signal }): Promise<readonly GeneratedReport[]> =>
      wholeListOf(
        await call("GET reports/classroom/:id/generated/", {
          params: { id: classroom },
          query: { ordering: "student" },
          signal,
        }),
      ),
  });

/** Every report of one class, the newest of each student and period. */
export function useClassReports(classroom: number) {
  return useQuery(classReportsQuery(classroom));
}

/** The reports of a class that may be shared: those that are kept. */
export function useKeptReports(classroom: number) {
  return useQuery({
    ...classReportsQuery(classroom),
    select: (reports) => reports.filter(({ status }) => status === "kept"),
  });
}

/** Previous reports on one page. */
const PAGE_SIZE = 3;

/** A student's reports in one class, newest first, also those that another text has replaced since. */
export function useStudentReports(classroom: number, student: number, page: number) {
  return useQuery({
    queryKey: ["generated", "classroom", classroom, "student", student, page] as const,
    meta: REPORTS,
    queryFn: ({ signal }) =>
      fetchPage(page, PAGE_SIZE, (at) =>
        call("GET reports/classroom/:id/generated/", {
          params: { id: classroom },
          query: {
            student_id: student,
            history: true,
            ordering: "-created_at",
            page: at,
            page_size: PAGE_SIZE,
          },
          signal,
        }),
      ),
    placeholderData: (before, query) => (query?.queryKey[4] === student ? before : undefined),
  });
}

/** How many pages these reports fill. */
export function previousPages(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE));
}

/** These reports, or what has been written in their place since; discarded ones are left out. By last name. */
export function reportsByIdsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: keys.some(ids),
    queryFn: async ({ signal }) =>
      ids.length === 0
        ? []
        : wholeListOf(
            await call("GET reports/generated/list/", {
              query: { ids: ids.join(","), ordering: "student" },
              signal,
            }),
          ),
  });
}

/** The reports that were written of the same inputs before this one, newest first. */
export function earlierReportsQuery(
  report: Pick<GeneratedReport, "id" | "report_configuration" | "student">,
) {
  return queryOptions({
    queryKey: keys.earlier(report.report_configuration, report.id),
    queryFn: async ({ signal }) => {
      const query = { student_id: report.student.id, history: true };
      const all = wholeListOf(await call("GET reports/generated/list/", { query, signal }));
      return all
        .filter((each) => each.report_configuration === report.report_configuration)
        .filter((each) => each.id !== report.id)
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    },
  });
}

/** The texts that a report had before this version, newest first. */
export function versionsQuery({ id, version }: { id: number; version: number }) {
  return queryOptions({
    queryKey: keys.versions(id, version),
    queryFn: ({ signal }) =>
      call("GET reports/generated/:id/versions/", { params: { id }, signal }),
  });
}

/** How many reports there are: the teacher's own, or the institution's for an administrator. */
export function useReportCount() {
  return useQuery({
    queryKey: ["report-count"],
    meta: { shows: ["people", "reports"] },
    queryFn: async ({ signal }) => (await call("GET reports/count/", { signal })).user_report_count,
  });
}

/** How far the teacher's classes are in this period, by class. A teacher's call only. */
export function useProgress(enabled: boolean) {
  return useQuery({
    queryKey: ["generated", "classroom", "progress"],
    meta: REPORTS,
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, ClassProgress>> => {
      const all = await call("GET reports/progress/", { signal });
      return new Map(all.map((progress) => [progress.classroom, progress]));
    },
    enabled,
  });
}

/** Writes one report from a configuration; with `regenerate` a different text of the same inputs. */
export function useGenerateReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: {
      configuration: number;
      range: LengthRange;
      unit: LengthUnit;
      regenerate: boolean;
    }) =>
      call("POST reports/generate/", {
        body: {
          report_id: given.configuration,
          selected_word_count: given.range,
          length_unit: given.unit,
          regenerate: given.regenerate,
        },
      }),
    onSuccess: () => void makeStale(client, "reports"),
  });
}

/** What may be changed of a report. `version` is that of the copy on the screen. */
interface ReportChange {
  version?: number;
  report_content?: string;
  word_count?: number;
  char_count?: number;
  status?: "kept";
}

/** Edits or keeps a report. A stale copy fails with an error that `staleCopy` reads. */
export function updateReport(
  id: number,
  body: ReportChange,
  of?: PartOfChange,
): Promise<GeneratedReport> {
  return changeReports(
    () => call("PATCH reports/generated-reports/:id/", { params: { id }, body }),
    of,
  );
}

/**
 * Remembers that a report's whole text has been on the screen; returns whether it still counts as kept
 * without having been read.
 */
export async function markReportOpened(report: GeneratedReport): Promise<boolean> {
  const { kept_unread } = await call("PATCH reports/generated-reports/:id/", {
    params: { id: report.id },
    body: { opened: true },
  });
  // Of all that lists show, opening changes this alone.
  if (report.kept_unread) void makeStale(queryClient, "reports");
  return kept_unread;
}

/** Both texts of an edit that was made from a stale copy, or null where the error is another. */
export function staleCopy(error: unknown): { current: GeneratedReport; yours: string } | null {
  if (!(error instanceof ApiError) || error.code !== "stale") return null;
  const parsed = staleEdit.safeParse(error.body);
  return parsed.success ? parsed.data : null;
}

/** Discards a report: hidden at once, and can be brought back for `DISCARD_DAYS`. */
export async function discardReport(id: number, of?: PartOfChange): Promise<void> {
  await changeReports(() => call("DELETE reports/generated/:id/", { params: { id } }), of);
}

/** Brings a discarded report back. */
export function restoreReport(id: number, of?: PartOfChange): Promise<GeneratedReport> {
  return changeReports(() => call("POST reports/generated/:id/restore/", { params: { id } }), of);
}

/** Every report of the teacher, one of each configuration. */
export async function fetchOwnReports(): Promise<readonly GeneratedReport[]> {
  return wholeListOf(await call("GET reports/generated/list/"));
}
