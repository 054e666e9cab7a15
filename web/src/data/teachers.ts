import type {
  StaffMember,
  updateTeacher,
  TeacherInput,
} from "@reportair/contract/features/teachers.ts";
import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { fetchPage, wholeListOf, type ListPage } from "../lib/api/list-page.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { makePeopleStale, makeStale } from "./stale.ts";

/** What is looked for; `everyone` counts administrators who do not teach in, for administrators only. */
export interface TeacherQuery {
  search: string;
  page: number;
  page_size: number;
  everyone: boolean;
}

/** One page of teachers by name; while the next one is on its way, the rows stay. */
export function useTeacherPage(query: TeacherQuery) {
  const { page_size, everyone } = query;
  const search = query.search.trim();
  return useQuery({
    queryKey: ["teachers", { ...query, search }],
    meta: { shows: ["people"] },
    queryFn: ({ signal }): Promise<ListPage<StaffMember>> =>
      fetchPage(query.page, page_size, (page) =>
        call("GET users/teachers/", {
          query: { search, page, page_size, ...(everyone && { everyone }) },
          signal,
        }),
      ),
    placeholderData: (before) => before,
  });
}

/** The page of the list on which a teacher stands, or null where it is narrowed to others. */
export async function pageOfTeacher(id: number, query: TeacherQuery): Promise<number | null> {
  const { page: _, page_size, everyone } = query;
  const search = query.search.trim();
  const answer = await call("GET users/teachers/", {
    query: { search, ...(everyone && { everyone }) },
  });
  const at = wholeListOf(answer).findIndex((teacher) => teacher.id === id);
  return at < 0 ? null : Math.floor(at / page_size) + 1;
}

/** Some of an account's fields. */
export type TeacherChange = GivenBody<typeof updateTeacher>;

/** Adds a teacher's account. */
export function useAddTeacher() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TeacherInput) => call("POST users/teachers/add/", { body }),
    onSettled: () => void makePeopleStale(client),
  });
}

/** Changes some of an account's fields. */
export function useChangeTeacher({ id }: StaffMember) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TeacherChange) =>
      call("PATCH users/teachers/update/:id/", { params: { id }, body }),
    onSettled: () => {
      void makePeopleStale(client);
      // It may be one's own account, and decide what the sidebar offers.
      void makeStale(client, "account");
    },
  });
}

/** How many reports deleting this account would remove, as of now. */
export function useReportsOf(teacher: StaffMember) {
  return useQuery({
    queryKey: ["teachers", "reports", teacher.id],
    meta: { shows: ["people"] },
    queryFn: async ({ signal }) => {
      const answer = await call("GET users/teachers/:id/reports-count/", {
        params: { id: teacher.id },
        signal,
      });
      return answer.reports;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Deletes an account with its reports. */
export function useDeleteTeacher() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: StaffMember) =>
      call("DELETE users/teachers/delete/:id/", { params: { id } }),
    onSettled: () => void makePeopleStale(client),
  });
}

/** Accounts that their owners closed, and that are not removed yet. */
export function useClosedAccounts() {
  return useQuery({
    queryKey: ["teachers", "closed"],
    meta: { shows: ["people"] },
    queryFn: ({ signal }) => call("GET users/teachers/closed/", { signal }),
  });
}

/** Opens a closed account again. */
export function useReopenAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("POST users/teachers/:id/reopen/", { params: { id } }),
    onSettled: () => makePeopleStale(client),
  });
}

/** Whoever works here, to look for what one of them did. */
export function useStaff() {
  return useQuery({
    queryKey: ["teachers", "everyone"],
    meta: { shows: ["people"] },
    queryFn: async ({ signal }) =>
      wholeListOf(await call("GET users/teachers/", { query: { everyone: true }, signal })),
  });
}
