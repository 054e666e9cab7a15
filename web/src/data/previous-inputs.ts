import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

/** What the teacher last entered for the students of a class, before the current reporting period. */
export function previousInputsQuery(classroom: number) {
  return queryOptions({
    queryKey: ["previous-inputs", classroom],
    // What is entered now does not change it.
    meta: { shows: ["people"] },
    queryFn: ({ signal }) =>
      call("GET reports/classroom/:id/previous/", { params: { id: classroom }, signal }),
  });
}
