import type {
  EnrolmentInput,
  Student,
  StudentChange,
  StudentInput,
  StudentName,
} from "@reportair/contract/features/students.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../lib/api/api-error.ts";
import { call } from "../lib/api/call.ts";
import { fetchPage, wholeListOf, type ListPage } from "../lib/api/list-page.ts";
import { saveTable } from "./save-table.ts";
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

/** The page of the list on which a student stands, or null where it is narrowed to others. */
export async function pageOfStudent(id: number, query: StudentQuery): Promise<number | null> {
  const { page: _, page_size, ...asked } = query;
  const { place } = await call("GET students/:id/place/", { params: { id }, query: asked });
  return place === null ? null : Math.ceil(place / page_size);
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
    queryFn: ({ signal }) => fetchClassroomStudents(classroom, signal),
  });
}

/** The same, asked for at once and past the cache. Throws `ApiError`. */
export async function fetchClassroomStudents(
  classroom: number,
  signal?: AbortSignal,
): Promise<readonly Student[]> {
  return wholeListOf(
    await call("GET students/classroom/:id/", { params: { id: classroom }, signal }),
  );
}

/** The same; asked once a class is chosen. */
export function useClassroomStudents(classroom: number | null) {
  return useQuery({ ...classroomStudentsQuery(classroom ?? 0), enabled: classroom !== null });
}

/** Every student of the institution, by name, with no more than enrolling needs. */
export function useSchoolStudents() {
  return useQuery({
    queryKey: ["students", "institution"],
    meta: PEOPLE,
    queryFn: ({ signal }) => fetchSchoolStudents(signal),
  });
}

async function fetchSchoolStudents(signal?: AbortSignal): Promise<readonly StudentName[]> {
  return wholeListOf(
    await call("GET students/institution/", {
      query: { include: "form_group,preferred_name" },
      signal,
    }),
  );
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

type Named = Pick<StudentName, "id" | "full_name">;

/** What came of enrolling many, or of the opposite. */
export interface Enrolled {
  /** Whom it changed anything for: the opposite with these undoes it. */
  students: readonly number[];
  count: number;
  /** Who is gone meanwhile. */
  missing: readonly Named[];
}

/** Puts students into a class or takes them out, in one call for all of them. Who is gone is left out and named. */
export function useEnrolMany(classroom: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: {
      action: "enroll" | "unenroll";
      students: readonly Named[];
    }): Promise<Enrolled> => {
      const route = given.action === "enroll" ? "POST students/enrol/" : "POST students/unenrol/";
      const send = (students: readonly Named[]) =>
        call(route, { body: { classroom, students: students.map(({ id }) => id) } });
      try {
        return { ...(await send(given.students)), missing: [] };
      } catch (error) {
        // All are enrolled or none: the others are, once it is known who is gone. Or it is the class that is gone.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        const there = new Set((await fetchSchoolStudents()).map(({ id }) => id));
        const missing = given.students.filter(({ id }) => !there.has(id));
        const others = given.students.filter(({ id }) => there.has(id));
        if (missing.length === 0) throw error;
        if (others.length === 0) return { students: [], count: 0, missing };
        return { ...(await send(others)), missing };
      }
    },
    // The lists are new before the messages say so.
    onSettled: () => makePeopleStale(client),
  });
}

/** Downloads the list of the school's students. */
export function useDownloadStudents() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => saveTable(client, "students", await call("GET students/csv/")),
    networkMode: "always",
  });
}
