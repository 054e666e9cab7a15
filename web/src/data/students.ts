import type {
  EnrolmentInput,
  Student,
  StudentChange,
  StudentInput,
  StudentName,
} from "@reportair/contract/features/students.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { fetchPage, wholeListOf, type ListPage } from "../lib/api/list-page.ts";
import { makePeopleStale } from "./stale.ts";
import { patchPages, STUDENT_PAGES, withStudent, withoutStudent } from "./student-pages.ts";

const PEOPLE = { shows: ["people"] } as const;

/** What narrows and orders the list; the server cuts its pages. */
export interface StudentQuery {
  search: string;
  year: string;
  form_group: string;
  classroom_id: string;
  ordering: string;
  page: number;
  page_size: number;
}

/** One page of students; while the next one is on its way, the rows stay. */
export function useStudentPage(query: StudentQuery) {
  const { page_size } = query;
  return useQuery({
    queryKey: [...STUDENT_PAGES, query],
    meta: PEOPLE,
    queryFn: ({ signal }): Promise<ListPage<Student>> =>
      fetchPage(query.page, page_size, (page) =>
        call("GET students/", { query: { ...query, page }, signal }),
      ),
    placeholderData: (before) => before,
  });
}

/** Every student the user may see; the cards search and sort them here. */
export function useStudents() {
  return useQuery({
    queryKey: ["students", "whole"],
    meta: PEOPLE,
    queryFn: async ({ signal }) => wholeListOf(await call("GET students/", { signal })),
  });
}

/** The students of one class, by name. */
export function classroomStudentsQuery(classroom: number) {
  return queryOptions({
    queryKey: ["students", "of-class", classroom],
    meta: PEOPLE,
    queryFn: async ({ signal }) =>
      wholeListOf(await call("GET students/classroom/:id/", { params: { id: classroom }, signal })),
  });
}

/** The same; asked once a class is chosen. */
export function useClassroomStudents(classroom: number | null) {
  return useQuery({ ...classroomStudentsQuery(classroom ?? 0), enabled: classroom !== null });
}

/** Every student of the institution who is not in the class, by name. */
export function useOutsiders(classroom: number) {
  return useQuery({
    queryKey: ["students", "institution"],
    meta: PEOPLE,
    queryFn: async ({ signal }): Promise<readonly StudentName[]> =>
      wholeListOf(await call("GET students/institution/", { signal })),
    select: (students) => students.filter(({ classrooms }) => !classrooms.includes(classroom)),
  });
}

/** Those of a class whom no model is told of, for want of a guardian's consent: their ids. */
export function useEmbeddedOnly(classroom: number, enabled: boolean) {
  return useQuery({
    queryKey: ["students", "embedded-only", classroom],
    meta: PEOPLE,
    queryFn: ({ signal }) =>
      call("GET students/classroom/:id/embedded-only/", { params: { id: classroom }, signal }),
    enabled,
  });
}

/** Adds a student; resolves once the server has the record. */
export function useAddStudent() {
  return useMutation({
    mutationFn: (body: StudentInput) => call("POST students/user/", { body }),
    ...useShownStudent(),
  });
}

/** Changes some of a student's fields; resolves once the server has them. */
export function useChangeStudent({ id }: Student) {
  return useMutation({
    mutationFn: (body: StudentChange) =>
      call("PATCH students/delete/:id/", { params: { id }, body }),
    ...useShownStudent(),
  });
}

/** Puts a student who was saved into the lists that are on the screen, and asks for them anew. */
function useShownStudent() {
  const client = useQueryClient();
  return {
    onSuccess: (student: Student) => patchPages(client, (page) => withStudent(page, student)),
    onSettled: () => void makePeopleStale(client),
  };
}

/** Deletes a student with everything about them. */
export function useDeleteStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Student) => call("DELETE students/delete/:id/", { params: { id } }),
    onSuccess: (_, { id }) => patchPages(client, (page) => withoutStudent(page, id)),
    onSettled: () => void makePeopleStale(client),
  });
}

/** Puts a student into a class. */
export function useEnrolStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EnrolmentInput) => call("POST students/user/", { body }),
    onSettled: () => void makePeopleStale(client),
  });
}

/** Takes a student out of a class. */
export function useUnenrolStudent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EnrolmentInput) => call("POST students/unenroll/", { body }),
    onSettled: () => void makePeopleStale(client),
  });
}

/** What came of one request, and for whom it was made. */
export type Outcome = { student: number } & PromiseSettledResult<unknown>;

/** Puts students into a class or takes them out: one request each, all at once; never rejects for one that failed. */
export function useEnrolMany(classroom: number, action: "enroll" | "unenroll") {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (students: readonly number[]): Promise<readonly Outcome[]> => {
      const results = await Promise.allSettled(
        students.map((student_id) => {
          const body = { student_id, classroom_id: classroom };
          return action === "enroll"
            ? call("POST students/user/", { body })
            : call("POST students/unenroll/", { body });
        }),
      );
      // The lists are new before the messages say so.
      await makePeopleStale(client);
      return results.map((result, index) => ({ student: students[index] ?? 0, ...result }));
    },
  });
}
