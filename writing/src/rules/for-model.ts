import type { Offer } from "@reportair/contract/features/report-policies.ts";
import { redact } from "../privacy/redact.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import type { HouseRules } from "./rules.ts";

const TONES: Record<Exclude<HouseRules["tone"], "own">, string> = {
  warm: "warm: kind turns of phrase and encouragement; no judgement becomes better than it is",
  formal: "formal: no contractions, no colloquial words, measured sentences",
};

/** What a school offers, in words that a sentence can use. */
const OFFERED: Record<Offer, string> = {
  homework_club: "homework club",
  catch_up_sessions: "catch-up sessions",
  revision_sessions: "revision sessions",
  subject_clubs: "a club of the subject",
  report_card: "a report card",
  online_portal: "the online portal",
  library: "the school library",
  mentoring: "mentoring",
};

/**
 * A school's rules as they are sent to a provider; nothing where there are none. A word that is somebody's name
 * in the school stays here: the text is checked for it all the same.
 */
export function describeRules(
  rules: HouseRules | undefined,
  roster: RosterIndex,
): { school?: { avoid?: string[]; tone?: string; offers?: string[] } } {
  if (rules === undefined) return {};
  const avoid = rules.avoid.filter((word) => redact([word], roster).texts[0] === word);
  const school = {
    ...(avoid.length > 0 && { avoid }),
    ...(rules.tone !== "own" && { tone: TONES[rules.tone] }),
    ...(rules.offers.length > 0 && { offers: rules.offers.map((offer) => OFFERED[offer]) }),
  };
  return Object.keys(school).length === 0 ? {} : { school };
}
