import {
  infiniteQueryOptions,
  queryOptions,
  useQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { changeReports, makeStale, type PartOfChange } from "./stale.ts";
import type {
  LengthRange,
  LengthUnit,
  MainField,
} from "@reportair/contract/features/report-fields.ts";
import type {
  ClassProgress,
  GeneratedReport,
  Includable,
  ListedReport,
  StaleEdit,
} from "@reportair/contract/features/reports.ts";
import { PAGE_SIZE_MAX, VERSIONS_MOST } from "../lib/contract-constants.ts";
import { ApiError } from "../lib/api/api-error.ts";
import { eachOf } from "../lib/each-of.ts";
import { queryClient } from "../lib/query-client.ts";
import { fetchPage, fetchPages, wholeListOf } from "../lib/api/list-page.ts";

/** The names under which the cache holds what these calls return; a shorter name stands for all under it. */
const keys = {
  progress: ["generated", "classroom", "progress"],
  one: (id: number) => ["generated", "one", id],
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

/** All that a list of reports has on request. */
const INCLUDED = Object.keys({
  sentences: true,
  inputs: true,
  flags: true,
  allowed_flags: true,
  uncovered: true,
  handed_back: true,
} satisfies Record<Includable, true>);

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

/** Every report of one class, one of each student and period; for what needs them all at once. */
const classReportsQuery = (classroom: number, include: "" | "flags,allowed_flags" | "inputs") =>
  queryOptions({
    queryKey: ["generated", "classroom", classroom, "all", include],
    meta: REPORTS,
    queryFn: async ({ signal }): Promise<readonly ListedReport[]> =>
      wholeListOf(
        await call("GET reports/classroom/:id/generated/", {
          params: { id: classroom },
          query: { ordering: "student", ...(include !== "" && { include }) },
          signal,
        }),
      ),
  });

/** Every report of one class, one of each student and period, with the flags of its notes. */
export function useClassReports(classroom: number) {
  return useQuery(classReportsQuery(classroom, "flags,allowed_flags"));
}

/** Every report of one class, one of each student and period, with the inputs that it was written from. */
export function useComparedReports(classroom: number) {
  return useQuery(classReportsQuery(classroom, "inputs"));
}

/** The reports of a class that may be shared: those that are kept. */
export function useKeptReports(classroom: number) {
  return useQuery({
    ...classReportsQuery(classroom, ""),
    select: (reports) => reports.filter(({ status }) => status === "kept"),
  });
}

/** A student's texts in one class, newest first, also those that another text has replaced since. */
export function useStudentReports(classroom: number, student: number) {
  return useQuery({
    queryKey: ["generated", "classroom", classroom, "student", student] as const,
    meta: REPORTS,
    queryFn: async ({ signal }) =>
      wholeListOf(
        await call("GET reports/classroom/:id/generated/", {
          params: { id: classroom },
          query: { student_id: student, history: true, ordering: "-created_at" },
          signal,
        }),
      ),
  });
}

/** A report of a list that was asked for with everything, as it is when it comes alone. */
function asWhole(report: ListedReport): GeneratedReport {
  const { sentences = [], inputs, flags = [], allowed_flags = [] } = report;
  const { uncovered = [], handed_back = [] } = report;
  if (inputs === undefined) throw new Error("A list was asked for without what is read of it.");
  const whole = { sentences, inputs, flags, allowed_flags, uncovered, handed_back };
  return { ...report, ...whole, generated_report: report.report_content };
}

/** These reports, or what has been written in their place since; discarded ones are left out. By last name. */
export function reviewedQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: keys.some(ids),
    queryFn: async ({ signal }): Promise<readonly GeneratedReport[]> => {
      const found = await reportsByIds(ids, signal);
      const replaced = found.filter(({ standing }) => !standing);
      if (replaced.length === 0) return found;
      const standing = await eachOf(replaced, async ({ report_configuration: id }) => {
        const now = await call("GET reports/:id/", { params: { id }, signal });
        return now.generated_report?.id ?? [];
      });
      const still = found.filter((report) => report.standing).map(({ id }) => id);
      return reportsByIds([...new Set([...still, ...standing.flat()])], signal);
    },
  });
}

async function reportsByIds(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<readonly GeneratedReport[]> {
  if (ids.length === 0) return [];
  const query = { ids: ids.join(","), ordering: "student", include: INCLUDED.join(",") };
  return wholeListOf(await call("GET reports/generated/list/", { query, signal })).map(asWhole);
}

/** One report, as it is now. */
export function reportQuery(id: number) {
  return queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call("GET reports/generated/:id/", { params: { id }, signal }),
  });
}

/** The reports of a class and period that were kept without ever having been opened, by last name. */
export function neverOpenedQuery(classroom: number, period: string) {
  return queryOptions({
    queryKey: ["generated", "classroom", "never-opened", classroom, period] as const,
    meta: REPORTS,
    queryFn: async ({ signal }) => {
      const query = {
        batch_mode: true,
        classroom_id: classroom,
        kept_unread: true,
        ordering: "student",
      };
      const all = wholeListOf(await call("GET reports/generated/list/", { query, signal }));
      return all.filter((report) => report.period === period);
    },
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
  return infiniteQueryOptions({
    queryKey: keys.versions(id, version),
    initialPageParam: null as number | null,
    queryFn: ({ signal, pageParam: before }) =>
      call("GET reports/generated/:id/versions/", {
        params: { id },
        query: before === null ? {} : { before },
        signal,
      }),
    // Fewer than may be told at a time are the last.
    getNextPageParam: (page) => (page.length < VERSIONS_MOST ? undefined : page.at(-1)?.version),
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
export const progressQuery = queryOptions({
  queryKey: keys.progress,
  meta: REPORTS,
  queryFn: async ({ signal }): Promise<ReadonlyMap<number, ClassProgress>> => {
    const all = await call("GET reports/progress/", { signal });
    return new Map(all.map((progress) => [progress.classroom, progress]));
  },
});

/** How far the teacher's classes are, for the screen. */
export function useProgress(enabled: boolean) {
  return useQuery({ ...progressQuery, enabled });
}

/** The report at which the review of a class was left; null where there is none, and where it cannot be had. */
export async function fetchStop(classroom: number): Promise<number | null> {
  try {
    const progress = await queryClient.fetchQuery({ ...progressQuery, staleTime: 0 });
    return progress.get(classroom)?.stopped_at ?? null;
  } catch {
    return null;
  }
}

/** Remembers on the server at which report the review of its class was left; a review goes on without it. */
export async function rememberStop({ id, classroom }: GeneratedReport): Promise<void> {
  if (classroom.id === null) return;
  try {
    await call("PUT reports/classroom/:id/stopped-at/", {
      params: { id: classroom.id },
      body: { report: id },
    });
    void queryClient.invalidateQueries({ queryKey: keys.progress, refetchType: "none" });
  } catch {
    console.warn("Where the review was left could not be remembered");
  }
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
      /** Nothing is sent, whoever else writes for the school. */
      onThisServer?: boolean;
    }) =>
      call("POST reports/generate/", {
        body: {
          report_id: given.configuration,
          selected_word_count: given.range,
          length_unit: given.unit,
          regenerate: given.regenerate,
          on_this_server: given.onThisServer ?? false,
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
  status?: "draft" | "kept";
  /** With `draft`: the kept text whose place this one had taken, to stand again. */
  restore?: number;
  /** With `kept`: the other kept text on the screen, null where there is none; another one is not replaced. */
  compared_with?: { id: number; version?: number } | null;
  /** A doubtful tick that a sentence, by its place from 0, does say, or what it says beyond the inputs that is so. */
  settled?: { sentence: number; field: MainField | "beyond" };
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
  const { current, yours } = error.body as Partial<StaleEdit>;
  return current && yours !== undefined ? { current, yours } : null;
}

/** Discards a report: hidden at once, and can be brought back for `DISCARD_DAYS`. */
export async function discardReport(id: number, of?: PartOfChange): Promise<void> {
  await changeReports(() => call("DELETE reports/generated/:id/", { params: { id } }), of);
}

/** Brings a discarded report back. */
export function restoreReport(id: number, of?: PartOfChange): Promise<GeneratedReport> {
  return changeReports(() => call("POST reports/generated/:id/restore/", { params: { id } }), of);
}

/** What the teacher has discarded or cleared lately and can bring back, the last first. */
export const discardedQuery = queryOptions({
  queryKey: ["generated", "discarded"],
  meta: { shows: ["inputs", "reports"] },
  queryFn: ({ signal }) => call("GET reports/discarded/", { signal }),
});

/** Every report of the teacher, one of each configuration, with the flags of its notes. */
export function fetchOwnReports(): Promise<readonly ListedReport[]> {
  const asked = { include: "flags,allowed_flags", page_size: PAGE_SIZE_MAX };
  return fetchPages(PAGE_SIZE_MAX, (page) =>
    call("GET reports/generated/list/", { query: { ...asked, page } }),
  );
}
