export interface Point {
  x: number;
  y: number;
}

/** Where the points of a line go in a box: spread over its width, the largest value at the top. */
export function linePoints(
  values: readonly number[],
  box: { width: number; height: number; inset: number },
): readonly Point[] {
  const { width, height, inset } = box;
  const largest = Math.max(1, ...values);
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: inset + index * step,
    y: height - inset - (value / largest) * (height - 2 * inset),
  }));
}

const short = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" });

/** "Nov", of "2026-11". */
export function monthName(month: string): string {
  return short.format(new Date(`${month}-01T00:00Z`));
}

/** The line in words. */
export function lineInWords(months: readonly { month: string; kept: number }[]): string {
  return months.map(({ month, kept }) => `${monthName(month)} ${kept}`).join(", ");
}
