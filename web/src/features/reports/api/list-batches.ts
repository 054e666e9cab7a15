import { listBatches } from "@reportair/contract/features/batches.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";

/** The teacher's batches that still run, newest first. */
export const batchesQuery = queryOptions({
  queryKey: reportKeys.batches,
  queryFn: ({ signal }) => call(listBatches, { signal }),
});
