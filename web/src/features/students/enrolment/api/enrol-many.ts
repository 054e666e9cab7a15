import { createOrEnrolStudent, unenrolStudent } from "@reportair/contract/features/students.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../lib/api/call.ts";
import { stalePeople } from "../../../../lib/stale-people.ts";
import type { Action } from "../tally.ts";

/** What came of one request, and for whom it was made. */
export type Outcome = { student: number } & PromiseSettledResult<unknown>;

/** Puts students into a class or takes them out: one request each, all at once; never rejects for one that failed. */
export function useEnrolMany(classroom: number, action: Action) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (students: readonly number[]): Promise<readonly Outcome[]> => {
      const results = await Promise.allSettled(
        students.map((student_id) => {
          const body = { student_id, classroom_id: classroom };
          return action === "enroll"
            ? call(createOrEnrolStudent, { body })
            : call(unenrolStudent, { body });
        }),
      );
      // The lists are new before the messages say so.
      await stalePeople(client);
      return results.map((result, index) => ({ student: students[index] ?? 0, ...result }));
    },
  });
}
