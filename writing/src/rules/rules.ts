import type { Tone } from "@reportair/contract/features/report-policies.ts";

/** What a school has settled for all its reports; it goes before a teacher's own style. */
export type HouseRules = {
  /** Words and phrases that no text holds. */
  avoid: readonly string[];
  tone: Tone;
};
