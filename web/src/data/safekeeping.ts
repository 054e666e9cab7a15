import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

/** Whether the newest copy of the database can be opened. */
export function useSafekeeping() {
  return useQuery({
    queryKey: ["safekeeping"],
    queryFn: ({ signal }) => call("GET admin/safekeeping/", { signal }),
  });
}
