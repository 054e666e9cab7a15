import { listClassroomConfigurations } from "@reportair/contract/features/reports.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";
import { wholeList } from "./whole-list.ts";

/** What the teacher has entered for a class in the current reporting period. */
export function classroomConfigurationsQuery(classroom: number) {
  return queryOptions({
    queryKey: reportKeys.classroomConfigurations(classroom),
    queryFn: async ({ signal }) =>
      wholeList(
        await call(listClassroomConfigurations, {
          params: { id: classroom },
          query: { period: "current" },
          signal,
        }),
      ),
  });
}
