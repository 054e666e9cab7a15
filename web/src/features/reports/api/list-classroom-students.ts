import { listClassroomStudents } from "@reportair/contract/features/students.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";
import { wholeList } from "./whole-list.ts";

/** The students of one class. */
export function classroomStudentsQuery(classroom: number) {
  return queryOptions({
    queryKey: reportKeys.classroomStudents(classroom),
    queryFn: async ({ signal }) =>
      wholeList(await call(listClassroomStudents, { params: { id: classroom }, signal })),
  });
}
