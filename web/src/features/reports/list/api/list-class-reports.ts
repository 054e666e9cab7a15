import { useQuery } from "@tanstack/react-query";
import { classReportsQuery } from "../../../../lib/api/class-reports.ts";

/** Every report of one class, the newest of each student and period. */
export function useClassReports(classroom: number) {
  return useQuery(classReportsQuery(classroom));
}
