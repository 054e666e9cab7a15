import { listGenerated } from "@reportair/contract/features/reports.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";
import { wholeList } from "./whole-list.ts";

/** These reports, or what has been written in their place since; discarded ones are left out. By last name. */
export function reportsByIdsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: reportKeys.someGenerated(ids),
    queryFn: async ({ signal }) =>
      ids.length === 0
        ? []
        : wholeList(
            await call(listGenerated, {
              query: { ids: ids.join(","), ordering: "student" },
              signal,
            }),
          ),
  });
}
