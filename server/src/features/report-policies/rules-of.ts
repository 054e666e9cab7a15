import type { ReportPolicy } from "@reportair/contract/features/report-policies.ts";
import type { HouseRules } from "@reportair/writing/rules/rules.ts";

/** What a school has settled, as writers and the preview of notes are told it. */
export function rulesOf({ avoid_words, tone, advice_share, offers }: ReportPolicy): HouseRules {
  return { avoid: avoid_words, tone, adviceShare: advice_share, offers };
}
