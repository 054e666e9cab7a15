import type { Feedback } from "@reportair/contract/features/feedback.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { makeStale } from "./stale.ts";
import { withFeedback } from "./with-feedback.ts";

/** One rating on the wire. */
export interface Rating {
  type: "thumb" | "star";
  value: number;
}

/** Rates a report, once; every copy of it in the cache then carries the rating. */
export function useSubmitFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { report: number; rating: Rating; comment: string }): Promise<Feedback> =>
      call("POST reinforcement/feedback/submit/", {
        body: {
          associated_generated_report: given.report,
          feedback_comment: given.comment,
          feedback_rating_type: given.rating.type,
          feedback_value: given.rating.value,
        },
      }),
    onSuccess: (feedback) => {
      // Patched and not fetched again: what is under review must not change under the reader.
      client.setQueriesData({ queryKey: ["generated"] }, (data: unknown) =>
        withFeedback(data, feedback),
      );
      // What was rated badly is not wanted again, in notes neither.
      void makeStale(client, "style");
    },
  });
}
