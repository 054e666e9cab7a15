/** Reports that a teacher has left to keep, in the classes of a year group. */
export type LeftOfYear = { year: number; left: number };

const day = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/**
 * What a mail reminds of, with its reader's own numbers: "58 of your reports of Autumn term 2026 are still to be kept: 42
 * in Year 9 and 16 in Year 10. They are due on Friday 4 December." The deadline is an ISO date, or null.
 */
export function whatIsLeft(
  years: readonly LeftOfYear[],
  { name, due_on }: { name: string; due_on: string | null },
): string {
  const all = years.reduce((sum, { left }) => sum + left, 0);
  const one = all === 1;
  const parts = years.map(({ year, left }) =>
    years.length === 1 ? `in Year ${year}` : `${left} in Year ${year}`,
  );
  const where = `${years.length === 1 ? ", " : ": "}${new Intl.ListFormat("en-GB").format(parts)}`;
  const due =
    due_on === null ? "" : ` ${one ? "It is" : "They are"} due on ${day.format(new Date(due_on))}.`;
  return `${all} of your reports of ${name} ${one ? "is" : "are"} still to be kept${where}.${due}`;
}
