import { getProgress, type ClassProgress } from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";

/** How far the teacher's classes are in this period, by class. A teacher's call only. */
export function useProgress(enabled: boolean) {
  return useQuery({
    // Among the lists of reports, so that whatever outdates those outdates it.
    queryKey: ["generated", "classroom", "progress"],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, ClassProgress>> => {
      const all = await call(getProgress, { signal });
      return new Map(all.map((progress) => [progress.classroom, progress]));
    },
    enabled,
  });
}
