import { listStudents, type Student } from "@reportair/contract/features/students.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";

/** Every student the user may see; the cards search and sort them here. */
export function useStudents() {
  return useQuery({
    queryKey: ["students", "whole"],
    queryFn: async ({ signal }): Promise<readonly Student[]> => {
      const answer = await call(listStudents, { signal });
      return "results" in answer ? answer.results : answer;
    },
  });
}
