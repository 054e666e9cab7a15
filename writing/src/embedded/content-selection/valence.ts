import type { MainField } from "@reportair/contract/features/report-fields.ts";
import { FIELD_OPTIONS } from "@reportair/contract/features/report-fields.ts";

/** How good the news of an option is. The improvement area is an aim and therefore "mid". */
export type Valence = "high" | "mid" | "low";

const VALENCES: Record<MainField, readonly Valence[]> = {
  level: ["high", "high", "mid", "low"],
  participation: ["high", "mid", "low"],
  punctuality: ["high", "mid", "low", "low"],
  behaviour: ["high", "high", "mid", "low"],
  homework: ["high", "high", "mid", "low"],
  homework_improvement_area: ["mid", "mid", "mid"],
};

/** The valence of an option of a main field. */
export function valenceOf(field: MainField, option: string): Valence {
  const index = (FIELD_OPTIONS[field] as readonly string[]).indexOf(option);
  return VALENCES[field][index] ?? "mid";
}

const SCORE: Record<Valence, number> = { high: 2, mid: 1, low: 0 };

/** The valence of all used fields together, for the tone of a closing. */
export function overallValence(valences: readonly Valence[]): Valence {
  if (valences.length === 0) return "mid";
  const mean = valences.reduce((sum, valence) => sum + SCORE[valence], 0) / valences.length;
  if (mean > 1.5) return "high";
  return mean < 0.75 ? "low" : "mid";
}

/** Whether one praises and the other does not, so that no "and" stands between them. */
export function areUnlike(one: Valence, other: Valence): boolean {
  return one !== other && (one === "high" || other === "high");
}

/** Whether one is good news and the other bad. */
export function areOpposed(one: Valence, other: Valence): boolean {
  return (one === "high" && other === "low") || (one === "low" && other === "high");
}

/** What a middling tick keeps back, where it says so. */
const KEEPS_BACK = /\b(?:only|not|but|could|should|more|rarely|seldom|room)\b/u;

/** "Sometimes offers an answer": little praise, and no turn from praise of another matter either. */
export function isSmallPraise(field: MainField | null, valence: Valence, text: string): boolean {
  return field === "participation" && valence === "mid" && !KEEPS_BACK.test(text);
}
