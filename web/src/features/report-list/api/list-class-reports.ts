import {
  listClassroomGenerated,
  type GeneratedReport,
} from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { wholeListOf } from "../../../lib/api/list-page.ts";

/** Every report of one class, the newest of each pupil and period; for what needs them all at once. */
export function useClassReports(classroom: number) {
  return useQuery({
    queryKey: ["generated", "classroom", classroom],
    queryFn: async ({ signal }): Promise<readonly GeneratedReport[]> =>
      wholeListOf(
        await call(listClassroomGenerated, {
          params: { id: classroom },
          query: { ordering: "student" },
          signal,
        }),
      ),
  });
}
