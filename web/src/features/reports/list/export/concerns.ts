import type { ListedReport } from "@reportair/contract/features/reports.ts";

import { openFlags } from "../../let-stand/open-flags.ts";

/** Why a report is worth a look before it leaves the page. */
export type Concern = "out_of_date" | "never_opened" | "flagged";

export const CONCERN_WORDS: Record<Concern, string> = {
  out_of_date: "Out of date",
  never_opened: "Never opened",
  flagged: "A note was kept out",
};

/** What is worth a look in a report, the gravest first; nothing in most. */
export function concernsOf(
  report: Pick<ListedReport, "stale" | "kept_unread" | "flags" | "allowed_flags">,
): readonly Concern[] {
  const found: Concern[] = [];
  if (report.stale) found.push("out_of_date");
  if (report.kept_unread) found.push("never_opened");
  if (openFlags(report.flags ?? [], report.allowed_flags ?? []).length > 0) found.push("flagged");
  return found;
}
