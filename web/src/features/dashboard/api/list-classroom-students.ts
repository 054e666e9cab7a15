import { listClassroomStudents, type Student } from "@reportair/contract/features/students.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";

/** The students enrolled in one class, by name. */
export function useClassroomStudents(classroom: number) {
  return useQuery({
    queryKey: ["classrooms", classroom, "students"],
    queryFn: async ({ signal }): Promise<readonly Student[]> => {
      const answer = await call(listClassroomStudents, { params: { id: classroom }, signal });
      return "results" in answer ? answer.results : answer;
    },
  });
}
