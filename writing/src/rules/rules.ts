import {
  ADVICE_SHARE,
  type Offer,
  type Tone,
} from "@reportair/contract/features/report-policies.ts";

/** What a school has settled for all its reports; it goes before a teacher's own style. */
export type HouseRules = {
  /** Words and phrases that no text holds. */
  avoid: readonly string[];
  tone: Tone;
  /** Percent of a text's words that may be general sentences. */
  adviceShare: number;
  /** What advice may send a student to; it promises nothing else. */
  offers: readonly Offer[];
};

/** What holds where nothing is settled. */
export const NO_RULES: HouseRules = {
  avoid: [],
  tone: "own",
  adviceShare: ADVICE_SHARE,
  offers: [],
};
