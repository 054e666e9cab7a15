import type { KeptColumn } from "@reportair/contract/features/mark-books.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { queryClient } from "../lib/query-client.ts";

/** How the teacher's mark book for a class was read the last time. */
export function markBookQuery(classroom: number) {
  return queryOptions({
    queryKey: ["mark-book", classroom],
    queryFn: ({ signal }) =>
      call("GET reports/classroom/:id/mark-book/", { params: { id: classroom }, signal }),
  });
}

/** Keeps how it is read for the next time. Throws `ApiError`. */
export async function keepMarkBook(classroom: number, columns: KeptColumn[]): Promise<void> {
  const kept = await call("PUT reports/classroom/:id/mark-book/", {
    params: { id: classroom },
    body: { columns },
  });
  queryClient.setQueryData(markBookQuery(classroom).queryKey, kept);
}
