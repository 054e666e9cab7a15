import {
  listClassroomStudents,
  listInstitutionStudents,
  type StudentName,
} from "@reportair/contract/features/students.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api/call.ts";
import { wholeListOf } from "../../../../lib/api/list-page.ts";

/** Every student of the institution who is not in the class, by name. */
export function useOutsiders(classroom: number) {
  return useQuery({
    queryKey: ["students", "institution"],
    queryFn: async ({ signal }): Promise<readonly StudentName[]> =>
      wholeListOf(await call(listInstitutionStudents, { signal })),
    select: (students) => students.filter(({ classrooms }) => !classrooms.includes(classroom)),
  });
}

/** Those who are in it. */
export function useMembers(classroom: number) {
  return useQuery({
    queryKey: ["classrooms", classroom, "students"],
    queryFn: async ({ signal }): Promise<readonly StudentName[]> =>
      wholeListOf(await call(listClassroomStudents, { params: { id: classroom }, signal })),
  });
}
