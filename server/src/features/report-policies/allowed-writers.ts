import type { ReportPolicy } from "@reportair/contract/features/report-policies.ts";
import type { HouseRules } from "@reportair/writing/rules/rules.ts";
import type { Writers } from "../writers/writers.ts";

/** The writers under a school's policy: where only the one on this server may write, it takes every part. */
export function allowedWriters(writers: Writers, policy: Pick<ReportPolicy, "writer">): Writers {
  if (policy.writer === "configured") return writers;
  const { fallback } = writers;
  return {
    shown: { kind: "embedded", label: fallback.label },
    chosen: () => fallback,
    fallback,
  };
}

/** What of a school's policy the writers go by. */
export function rulesOf({ avoid_words, tone }: ReportPolicy): HouseRules {
  return { avoid: avoid_words, tone };
}
