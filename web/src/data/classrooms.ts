import type {
  Classroom,
  ClassroomChange,
  ClassroomInput,
} from "@reportair/contract/features/classrooms.ts";
import { queryOptions, useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { wholeListOf } from "../lib/api/list-page.ts";
import type { Role } from "@reportair/contract/features/accounts.ts";
import { makePeopleStale } from "./stale.ts";
import { mergedTeachers } from "./merged-teachers.ts";

/** The classes that one may see. */
export const classroomsQuery = queryOptions({
  queryKey: ["classrooms"],
  meta: { shows: ["people"] },
  queryFn: async ({ signal }) => wholeListOf(await call("GET classrooms/", { signal })),
});

/** The classes that one may see: a teacher’s own, an administrator’s whole institution. */
export function useClassrooms() {
  return useQuery(classroomsQuery);
}

/** How many students each class has, by class id; the administrators' call only for them. */
export function useStudentCounts(role: Role) {
  const route =
    role === "teacher" ? "GET classrooms/students/count/" : "GET classrooms/students/admin-count/";
  return useQuery({
    queryKey: ["student-counts", role],
    meta: { shows: ["people"] },
    queryFn: ({ signal }) => call(route, { signal }),
  });
}

/** Creates a class. */
export function useCreateClassroom() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ClassroomInput) => call("POST classrooms/", { body }),
    onSuccess: (made) =>
      client.setQueryData(classroomsQuery.queryKey, (all) => all && [...all, made]),
    onSettled: () => void makePeopleStale(client),
  });
}

/** Changes some of a class's fields; its reports keep the name that they were written under. */
export function useChangeClassroom({ id }: Classroom) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ClassroomChange) => call("PUT classrooms/:id/", { params: { id }, body }),
    onSuccess: (changed) =>
      client.setQueryData(classroomsQuery.queryKey, (all) =>
        all?.map((one) => (one.id === id ? changed : one)),
      ),
    onSettled: () => void makePeopleStale(client),
  });
}

/**
 * Gives a class the selected teachers. What was changed here is applied to the teachers that the class
 * has now, so that of two people who change different ones neither undoes the other.
 */
export function useSaveClassTeachers({ id, teachers }: Classroom) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (selected: ReadonlySet<number>) => {
      const before = teachers.map((teacher) => teacher.id);
      const now = await call("GET classrooms/:id/", { params: { id } });
      const teacher_ids = mergedTeachers(
        now.teachers.map((teacher) => teacher.id),
        before,
        selected,
      );
      return call("PUT classrooms/:id/", { params: { id }, body: { teacher_ids } });
    },
    onSettled: () => void makePeopleStale(client),
  });
}

/** Deletes a class with its enrolments; the card goes at once, the server's list follows. */
export function useDeleteClassroom(role: Role) {
  const client = useQueryClient();
  const route =
    role === "teacher" ? "DELETE classrooms/delete/:id/" : "DELETE classrooms/delete/admin/:id/";
  return useMutation({
    mutationFn: ({ id }: Classroom) => call(route, { params: { id } }),
    onSuccess: (_, { id }) =>
      client.setQueryData(classroomsQuery.queryKey, (all) => all?.filter((one) => one.id !== id)),
    onSettled: () => void makePeopleStale(client),
  });
}
