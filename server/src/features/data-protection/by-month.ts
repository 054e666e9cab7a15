import type { DataProtection } from "@reportair/contract/features/data-protection.ts";

type Month = DataProtection["months"][number];

/** What left and what was written, month beside month, newest first. */
export function byMonth(
  sent: readonly Pick<Month, "month" | "requests" | "tokens">[],
  written: readonly Pick<Month, "month" | "by_model" | "here">[],
): Month[] {
  const months = new Set([...sent, ...written].map(({ month }) => month));
  return [...months]
    .toSorted()
    .toReversed()
    .map((month) => ({
      requests: 0,
      tokens: 0,
      by_model: 0,
      here: 0,
      ...sent.find((each) => each.month === month),
      ...written.find((each) => each.month === month),
      month,
    }));
}
