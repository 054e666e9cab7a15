import {
  listClassroomGenerated,
  type GeneratedReport,
} from "@reportair/contract/features/reports.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";
import { wholeListOf } from "./list-page.ts";

/** Every report of one class, the newest of each student and period; for what needs them all at once. */
export const classReportsQuery = (classroom: number) =>
  queryOptions({
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
