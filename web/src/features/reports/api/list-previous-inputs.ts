import { listPreviousInputs } from "@reportair/contract/features/previous-inputs.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";

/** What the teacher last entered for the students of a class, before the current reporting period. */
export function previousInputsQuery(classroom: number) {
  return queryOptions({
    queryKey: reportKeys.previousInputs(classroom),
    queryFn: ({ signal }) => call(listPreviousInputs, { params: { id: classroom }, signal }),
  });
}
