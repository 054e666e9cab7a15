import { listClassrooms, type Classroom } from "@reportair/contract/features/classrooms.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { wholeListOf } from "../../../lib/api/list-page.ts";

/** The classes that students can be looked up in and enrolled in. */
export function useClassrooms() {
  return useQuery({
    queryKey: ["classrooms"],
    queryFn: async ({ signal }): Promise<readonly Classroom[]> =>
      wholeListOf(await call(listClassrooms, { signal })),
  });
}
