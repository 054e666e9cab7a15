import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

/** What the teacher's own reports show. Asked only where it is shown. */
export function useInsights() {
  return useQuery({
    queryKey: ["insights"],
    meta: { shows: ["reports"] },
    queryFn: ({ signal }) => call("GET insights/", { signal }),
  });
}
