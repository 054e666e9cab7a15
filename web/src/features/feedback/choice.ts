import type { Rating } from "../../data/feedback.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";

export const STARS = [1, 2, 3, 4, 5] as const;
export type Star = (typeof STARS)[number];
export type Thumb = "up" | "down";

/** What the widget shows as chosen. */
export interface Choice {
  thumb: Thumb | null;
  star: Star | null;
}

export const NOTHING: Choice = { thumb: null, star: null };

/** A thumb brings its star along: five for up, one for down. */
export function withThumb(thumb: Thumb): Choice {
  return { thumb, star: thumb === "up" ? 5 : 1 };
}

/** Stars clear a thumb that contradicts them: three or less an up, four or more a down. */
export function withStar({ thumb }: Choice, star: Star): Choice {
  const contradicts = star <= 3 ? "up" : "down";
  return { thumb: thumb === contradicts ? null : thumb, star };
}

/** What is sent: the thumb where one is set, otherwise the star; null where nothing is chosen. */
export function ratingOf({ thumb, star }: Choice): Rating | null {
  if (thumb !== null) return { type: "thumb", value: thumb === "up" ? 1 : -1 };
  return star === null ? null : { type: "star", value: star };
}

/** The choice that a saved rating shows as. */
export function choiceOf(given: GeneratedReport["feedback"]): Choice {
  if (given === null) return NOTHING;
  if (given.rating_type === "thumb") return withThumb(given.value > 0 ? "up" : "down");
  return { thumb: null, star: STARS.find((star) => star === given.value) ?? null };
}

/** The choice in a rating that was kept while it was not submitted. */
export function choiceIn(kept: unknown): Choice {
  const { thumb, star } = (kept ?? {}) as { [part in keyof Choice]?: unknown };
  return {
    thumb: thumb === "up" || thumb === "down" ? thumb : null,
    star: STARS.find((one) => one === star) ?? null,
  };
}
