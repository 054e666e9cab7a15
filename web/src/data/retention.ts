import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

/** Students whose records are removed within 30 days, the earliest first. */
export function useExpiringStudents() {
  return useQuery({
    queryKey: ["expiring-students"],
    meta: { shows: ["people"] },
    queryFn: ({ signal }) => call("GET admin/retention/", { signal }),
  });
}
