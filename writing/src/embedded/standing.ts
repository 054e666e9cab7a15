import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { FIELD_OPTIONS } from "@reportair/contract/features/report-fields.ts";

/** How good the news of an option is. The improvement area is an aim and therefore "mid". */
export type Standing = "high" | "mid" | "low";

const STANDINGS: Record<MainField, readonly Standing[]> = {
  level: ["high", "high", "mid", "low"],
  participation: ["high", "mid", "low"],
  punctuality: ["high", "mid", "low", "low"],
  behaviour: ["high", "high", "mid", "low"],
  homework: ["high", "high", "mid", "low"],
  homework_improvement_area: ["mid", "mid", "mid"],
};

/** The standing of an option of a main field. */
export function standingOf(field: MainField, option: string): Standing {
  const index = (FIELD_OPTIONS[field] as readonly string[]).indexOf(option);
  return STANDINGS[field][index] ?? "mid";
}

const SCORE: Record<Standing, number> = { high: 2, mid: 1, low: 0 };

/** The standing of all used fields together, for the tone of a closing. */
export function overallStanding(standings: readonly Standing[]): Standing {
  if (standings.length === 0) return "mid";
  const mean = standings.reduce((sum, standing) => sum + SCORE[standing], 0) / standings.length;
  if (mean > 1.5) return "high";
  return mean < 0.75 ? "low" : "mid";
}
