import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

/** What leaves the server for this school, to whom and since when. */
export function useDataProtection() {
  return useQuery({
    queryKey: ["data-protection"],
    meta: { shows: ["people", "figures", "policies"] },
    queryFn: ({ signal }) => call("GET admin/data-protection/", { signal }),
  });
}
