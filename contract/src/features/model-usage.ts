import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** What an institution has used of an AI provider, and may use in a month. */
export const modelUsage = z.object({
  /** Tokens a month; null means as many as it likes. */
  budget: z.int().nullable(),
  /** Newest first. */
  months: z.array(
    z.object({
      month: z.string(),
      requests: z.int(),
      input_tokens: z.int(),
      output_tokens: z.int(),
    }),
  ),
});
export type ModelUsage = z.infer<typeof modelUsage>;

export const getModelUsage = endpoint({
  method: "GET",
  path: "admin/model-usage/",
  tag: "Administration",
  summary: "What the institution has used of an AI provider, by month (administrators)",
  responses: { 200: modelUsage },
});

const WHOLE = "A whole number is required.";

export const setModelBudget = endpoint({
  method: "PATCH",
  path: "admin/model-usage/",
  tag: "Administration",
  summary: "Set the institution's budget for a month (administrators)",
  body: z.object({ budget: z.int(WHOLE).nonnegative(WHOLE).nullable() }),
  responses: { 200: modelUsage },
});
