import type { Role } from "@reportair/contract/features/accounts.ts";
import { countStudents, countStudentsForAdmin } from "@reportair/contract/features/classrooms.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";

/** How many students each class has, by class id; the administrators' call only for them. */
export function useStudentCounts(role: Role) {
  const endpoint = role === "teacher" ? countStudents : countStudentsForAdmin;
  return useQuery({
    queryKey: ["classrooms", "student-counts", role],
    queryFn: ({ signal }) => call(endpoint, { signal }),
  });
}
