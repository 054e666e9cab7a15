import type {
  EntryKind,
  Intake,
  IntakeProgress,
  IntakeEntry,
  NewYear,
  settleIntake,
} from "@reportair/contract/features/intake.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { PAGE_SIZE_MAX } from "../lib/contract-constants.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../lib/api/call.ts";
import { fetchPage, fetchPages, type ListPage } from "../lib/api/list-page.ts";
import { followIntake } from "./follow-intake.ts";
import { saveTable } from "./save-table.ts";
import { makePeopleStale } from "./stale.ts";

/** Milliseconds between two looks at files that are being read. */
const LOOK_AGAIN = 400;

const keyOf = (id: number) => ["intakes", id] as const;

/** What is staged, and what was brought in lately. */
export function useIntakes() {
  return useQuery({
    queryKey: ["intakes"],
    meta: { shows: ["people"] },
    queryFn: ({ signal }) => call("GET intake/", { signal }),
  });
}

/** One intake; looked at again and again while its files are being read. */
export function useIntake(id: number | null) {
  return useQuery({
    queryKey: keyOf(id ?? 0),
    meta: { shows: ["people"] },
    queryFn: ({ signal }) => call("GET intake/:id/", { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data?.state === "waiting" ? LOOK_AGAIN : false),
  });
}

/** Stages files and has them read; returns the intake. */
export function useStageFiles() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (files: readonly File[]): Promise<Intake> => {
      const { id } = await call("POST intake/");
      for (const file of files) {
        const body = new Uint8Array(await file.arrayBuffer());
        // A file of a folder has its folder before its name: others may have the same name.
        const name = (file.webkitRelativePath || file.name).slice(-200);
        await call("POST intake/:id/files/", { params: { id }, query: { name }, body });
      }
      return call("POST intake/:id/read/", { params: { id } });
    },
    onSuccess: (intake) => client.setQueryData(keyOf(intake.id), intake),
    networkMode: "always",
  });
}

/** Has a new school year planned; returns its intake. */
export function useBeginNewYear() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewYear) => call("POST intake/new-year/", { body }),
    onSuccess: (intake) => client.setQueryData(keyOf(intake.id), intake),
  });
}

/** Settles columns, answers or decisions; the preview is made again. A decision shows at once. */
export function useSettleIntake(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof settleIntake>) =>
      call("PATCH intake/:id/", { params: { id }, body }),
    onMutate: ({ decisions }) => {
      const before = client.getQueryData<Intake>(keyOf(id));
      if (before && decisions) client.setQueryData(keyOf(id), { ...before, decisions });
      return before;
    },
    onError: (_, __, before) => client.setQueryData(keyOf(id), before),
    onSuccess: (intake) => client.setQueryData(keyOf(id), intake),
  });
}

/** The lines of a preview of one kind, a page of them; while it is made again, they stay. */
export function useIntakeEntries(
  { id, version }: Pick<Intake, "id" | "version">,
  kind: EntryKind,
  { page, size }: { page: number; size: number },
) {
  return useQuery({
    queryKey: [...keyOf(id), kind, version, page, size],
    meta: { shows: ["people"] },
    queryFn: ({ signal }): Promise<ListPage<IntakeEntry>> =>
      fetchPage(page, size, (number) => fetchEntries(id, kind, number, size, signal)),
    placeholderData: (before) => before,
  });
}

const fetchEntries = (
  id: number,
  kind: EntryKind,
  page: number,
  size: number,
  signal: AbortSignal,
) =>
  call("GET intake/:id/entries/", {
    params: { id },
    query: { kind, page, page_size: size },
    signal,
  });

/** Every teacher of an intake: those with an account that nobody has signed in to, and those who have none here. */
export function useTeachersOf({ id, version }: Pick<Intake, "id" | "version">) {
  return useQuery({
    queryKey: [...keyOf(id), "teachers", version],
    meta: { shows: ["people"] },
    queryFn: async ({ signal }) => {
      const entries = await fetchPages(PAGE_SIZE_MAX, async (page) => {
        const { rows, count } = await fetchPage(page, PAGE_SIZE_MAX, (number) =>
          fetchEntries(id, "teacher", number, PAGE_SIZE_MAX, signal),
        );
        return { results: rows.map((entry) => ({ ...entry, id: entry.position })), count };
      });
      const teachers = entries.flatMap(({ teacher }) => teacher ?? []);
      return {
        waiting: teachers.flatMap(({ id: account, ...teacher }) =>
          teacher.waiting && account !== null ? [{ ...teacher, id: account }] : [],
        ),
        without: teachers.filter((teacher) => teacher.id === null),
      };
    },
  });
}

/** Brings in what the preview shows, and tells how far it is meanwhile; null where that is not known. */
export function useCommitIntake(id: number) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<IntakeProgress | null>(null);
  const commit = useMutation({
    mutationFn: async (version: number) => {
      const leave = await followIntake(id, setProgress);
      try {
        return await call("POST intake/:id/commit/", { params: { id }, body: { version } });
      } finally {
        leave();
        setProgress(null);
      }
    },
    onSuccess: (intake) => client.setQueryData(keyOf(id), intake),
    onSettled: () => makePeopleStale(client),
  });
  return { commit, progress };
}

/** Undoes what was brought in. */
export function useUndoIntake(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST intake/:id/undo/", { params: { id } }),
    onSuccess: (intake) => client.setQueryData(keyOf(id), intake),
    onSettled: () => makePeopleStale(client),
  });
}

/** Removes what is staged. */
export function useCancelIntake() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE intake/:id/", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["intakes"] }),
  });
}

/** Downloads the refused rows, each with why. */
export function useDownloadRefused(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const rows = await call("GET intake/:id/refused/csv/", { params: { id } });
      await saveTable(client, "refused-rows", rows);
    },
    networkMode: "always",
  });
}

/** Mails teachers who have never signed in a link to choose their password. */
export function useInviteTeachers() {
  return useMutation({
    mutationFn: (teachers: readonly number[]) =>
      call("POST users/teachers/invite/", { body: { teachers: [...teachers] } }),
  });
}
