import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Where a recommendation can be followed. */
export const RECOMMENDATION_PLACES = [
  "insights",
  "policies",
  "classes",
  "students",
  "teachers",
] as const;

export const recommendation = z.object({
  /** Which rule it comes from. */
  id: z.string(),
  /** Now: something goes wrong otherwise. Soon: it is worth an administrator's time. */
  urgency: z.enum(["now", "soon"]),
  /** What the numbers are. */
  title: z.string(),
  /** What to do. */
  advice: z.string(),
  /** Part and whole, where they can be drawn. */
  share: z.object({ part: z.int(), whole: z.int() }).nullable(),
  place: z.enum(RECOMMENDATION_PLACES),
});
export type Recommendation = z.infer<typeof recommendation>;

export const getRecommendations = endpoint({
  method: "GET",
  path: "admin/recommendations/",
  tag: "Administration",
  summary: "What the institution's numbers suggest to do next, most urgent first (administrators)",
  responses: { 200: z.object({ recommendations: z.array(recommendation) }) },
});
