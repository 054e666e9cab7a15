/** A stretch of the school year that reports are written for; both dates are inclusive, ISO. */
export type Term = { name: string; starts_on: string; ends_on: string };

const londonDate = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

/** The term that an instant falls into by the date in London: terms begin on 1 September, 1 January and 1 April. */
export function termOf(instant: Date): Term {
  const { year, month } = inLondon(instant);
  if (month >= 9) return term("Autumn", year, "09-01", "12-31");
  if (month >= 4) return term("Summer", year, "04-01", "08-31");
  return term("Spring", year, "01-01", "03-31");
}

/** The term before the one that an instant falls into. */
export function termBefore(instant: Date): Term {
  const firstDay = new Date(`${termOf(instant).starts_on}T12:00:00Z`);
  firstDay.setUTCDate(firstDay.getUTCDate() - 1);
  return termOf(firstDay);
}

/** The calendar year in which the school year of an instant began: 2026 for all of 2026/27. */
export function schoolYearOf(instant: Date): number {
  const { year, month } = inLondon(instant);
  return month >= 9 ? year : year - 1;
}

/** The date in London at an instant, ISO. */
export function dateInLondon(instant: Date): string {
  const { year, month, day } = inLondon(instant);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function inLondon(instant: Date): { year: number; month: number; day: number } {
  const parts = londonDate.formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
}

function term(season: string, year: number, from: string, to: string): Term {
  return {
    name: `${season} term ${year}`,
    starts_on: `${year}-${from}`,
    ends_on: `${year}-${to}`,
  };
}
