import type { Me } from "@reportair/contract/features/accounts.ts";
import type { ReportPolicy } from "@reportair/contract/features/report-policies.ts";

/** The writers as people are told of them. */
export type ShownWriters = {
  /** The one that the settings of this server name. */
  configured: Me["writer"];
  onThisServer: Me["writer"];
};

/** The writer that a school's reports come from under its policy. */
export function shownWriter(
  { configured, onThisServer }: ShownWriters,
  policy: Pick<ReportPolicy, "writer">,
): Me["writer"] {
  return policy.writer === "configured" ? configured : onThisServer;
}
