import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Reports from which on insights are shown. */
export const INSIGHTS_NEEDED = 5;

/** What the class data show, what has changed since the last reporting period, and what to do next. */
export const insightCard = z.object({
  shows: z.string(),
  change: z.string(),
  /** Whether there is an earlier period that `change` speaks of. */
  compared: z.boolean(),
  next: z.string(),
  /** How many reports hold each option, best first; empty for the general card. */
  counts: z.array(z.object({ option: z.string(), count: z.int() })),
});
export type InsightCard = z.infer<typeof insightCard>;

export const generalCard = insightCard.extend({
  /** Reports kept in each of the last six months, oldest first. */
  months: z.array(z.object({ month: z.string(), kept: z.int() })),
});

export const insights = z.object({
  reports: z.int(),
  needed: z.int(),
  /** The period the cards are about, and why where it is not the newest; not there without cards. */
  period: z.string().optional(),
  /** Null as long as there are fewer reports than needed. */
  cards: z
    .object({
      level: insightCard,
      participation: insightCard,
      punctuality: insightCard,
      behaviour: insightCard,
      homework: insightCard,
      general: generalCard,
    })
    .nullable(),
});
export type Insights = z.infer<typeof insights>;

export const getInsights = endpoint({
  method: "GET",
  path: "insights/",
  tag: "Reports",
  summary: "What the user's own reports show",
  responses: { 200: insights },
});
