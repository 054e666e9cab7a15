import { redact } from "../privacy/redact.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import type { HouseRules } from "./rules.ts";

const TONES: Record<Exclude<HouseRules["tone"], "own">, string> = {
  warm: "warm: kind turns of phrase and encouragement; no judgement becomes better than it is",
  formal: "formal: no contractions, no colloquial words, measured sentences",
};

/**
 * A school's rules as they are sent to a provider; nothing where there are none. A word that is somebody's name
 * in the school stays here: the text is checked for it all the same.
 */
export function describeRules(
  rules: HouseRules | undefined,
  roster: RosterIndex,
): { school?: { avoid?: string[]; tone?: string } } {
  if (rules === undefined) return {};
  const avoid = rules.avoid.filter((word) => redact([word], roster).texts[0] === word);
  const school = {
    ...(avoid.length > 0 && { avoid }),
    ...(rules.tone !== "own" && { tone: TONES[rules.tone] }),
  };
  return Object.keys(school).length === 0 ? {} : { school };
}
