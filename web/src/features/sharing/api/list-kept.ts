import {
  listClassroomGenerated,
  type GeneratedReport,
} from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { wholeListOf } from "../../../lib/api/list-page.ts";

/** The reports of a class that may be shared: those that are kept. */
export function useKeptReports(classroom: number) {
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
    select: (reports) => reports.filter(({ status }) => status === "kept"),
  });
}
