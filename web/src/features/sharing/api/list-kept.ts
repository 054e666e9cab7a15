import { useQuery } from "@tanstack/react-query";
import { classReportsQuery } from "../../../lib/api/class-reports.ts";

/** The reports of a class that may be shared: those that are kept. */
export function useKeptReports(classroom: number) {
  return useQuery({
    ...classReportsQuery(classroom),
    select: (reports) => reports.filter(({ status }) => status === "kept"),
  });
}
