import { listClassrooms } from "@reportair/contract/features/classrooms.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";
import { wholeList } from "./whole-list.ts";

/** The classes of the signed-in teacher. */
const classroomsQuery = queryOptions({
  queryKey: reportKeys.classrooms,
  queryFn: async ({ signal }) => wholeList(await call(listClassrooms, { signal })),
});

export function useClassrooms() {
  return useQuery(classroomsQuery);
}
