import { listClassroomStudents, type Student } from "@reportair/contract/features/students.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api/call.ts";
import { wholeListOf } from "../../../../lib/api/list-page.ts";

/** The students of one class, by name; asked once a class is chosen. */
export function useClassroomStudents(classroom: number | null) {
  return useQuery({
    queryKey: ["classrooms", classroom, "students"],
    queryFn: async ({ signal }): Promise<readonly Student[]> =>
      wholeListOf(
        await call(listClassroomStudents, {
          params: { id: classroom ?? 0 },
          signal,
        }),
      ),
    enabled: classroom !== null,
  });
}
