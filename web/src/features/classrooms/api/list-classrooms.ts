import { listClassrooms, type Classroom } from "@reportair/contract/features/classrooms.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { wholeListOf } from "../../../lib/api/list-page.ts";

/** The classes that one may see: a teacher’s own, an administrator’s whole institution. */
export function useClassrooms() {
  return useQuery({
    queryKey: ["classrooms"],
    queryFn: async ({ signal }): Promise<readonly Classroom[]> =>
      wholeListOf(await call(listClassrooms, { signal })),
  });
}
