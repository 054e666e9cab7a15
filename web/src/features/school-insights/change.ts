/** "68%", or a dash where there is nothing to divide. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;
}

/** What has changed against the period before: "12 more than in summer term 2026". */
export function changeInCount(
  now: number,
  before: { name: string; count: number } | undefined,
): string {
  if (before === undefined) return "No earlier period to compare with";
  const difference = now - before.count;
  const period = inProse(before.name);
  if (difference === 0) return `As many as in ${period}`;
  return `${Math.abs(difference).toLocaleString("en-GB")} ${difference > 0 ? "more" : "fewer"} than in ${period}`;
}

/** Change of a share in points: "+4", "−3", "0"; null where either side has nothing. */
export function changeInPoints(
  now: { part: number; whole: number },
  before: { part: number; whole: number },
): string | null {
  if (now.whole === 0 || before.whole === 0) return null;
  const points = Math.round((now.part / now.whole - before.part / before.whole) * 100);
  if (points === 0) return "±0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** "Autumn term 2026" inside a sentence. */
export function inProse(period: string): string {
  return period.charAt(0).toLowerCase() + period.slice(1);
}
