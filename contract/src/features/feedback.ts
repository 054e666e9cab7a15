import { z } from "zod";
import { recordId } from "../common.ts";
import { endpoint } from "../endpoint.ts";

/** Most characters of a comment. */
export const COMMENT_MAX = 1_000;

export const feedbackInput = z
  .object({
    associated_generated_report: recordId,
    feedback_comment: z.string().max(COMMENT_MAX).default(""),
    feedback_rating_type: z.enum(["star", "thumb"]),
    feedback_value: z.int(),
  })
  .refine(
    ({ feedback_rating_type: type, feedback_value: value }) =>
      type === "thumb" ? value === 1 || value === -1 : value >= 1 && value <= 5,
    { path: ["feedback_value"], message: "A thumb is 1 or -1, a star is 1 to 5." },
  );

export const feedback = z.object({
  id: z.int(),
  associated_generated_report: z.int(),
  feedback_comment: z.string(),
  feedback_rating_type: z.enum(["star", "thumb"]),
  feedback_value: z.int(),
});
export type Feedback = z.infer<typeof feedback>;

export const submitFeedback = endpoint({
  method: "POST",
  path: "reinforcement/feedback/submit/",
  tag: "Style",
  summary: "Rate a report, once",
  body: feedbackInput,
  responses: { 201: feedback },
});
