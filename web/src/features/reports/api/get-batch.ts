import { getBatch } from "@reportair/contract/features/batches.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";

/** How far a batch is, with every student's state. */
export function batchQuery(id: number) {
  return queryOptions({
    queryKey: reportKeys.batch(id),
    queryFn: ({ signal }) => call(getBatch, { params: { id }, signal }),
  });
}
