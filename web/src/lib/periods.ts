import type { GeneratedReport } from "@reportair/contract/features/reports.ts";

/** The reporting periods that these reports are of, the one written for last first. */
export function periodsOf(
  reports: readonly Pick<GeneratedReport, "period" | "created_at">[],
): readonly string[] {
  const newest = new Map<string, string>();
  for (const { period, created_at } of reports) {
    if (created_at > (newest.get(period) ?? "")) newest.set(period, created_at);
  }
  return [...newest].toSorted((a, b) => (a[1] < b[1] ? 1 : -1)).map(([period]) => period);
}
