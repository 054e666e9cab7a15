import type { Feedback } from "@reportair/contract/features/feedback.ts";

/** What the cache holds of reports (one, a list, a page of them) with a rating written into it. */
export function withFeedback<T>(data: T, given: Feedback): T {
  if (Array.isArray(data)) return data.map((each: unknown) => withFeedback(each, given)) as T;
  if (typeof data !== "object" || data === null) return data;
  if ("results" in data) return { ...data, results: withFeedback(data.results, given) };
  const isIt = "id" in data && data.id === given.associated_generated_report && "feedback" in data;
  if (!isIt) return data;
  const { feedback_rating_type, feedback_value, feedback_comment } = given;
  return {
    ...data,
    feedback: {
      rating_type: feedback_rating_type,
      value: feedback_value,
      comment: feedback_comment,
    },
  };
}
