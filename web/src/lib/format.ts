const day = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "short", year: "numeric" });
const dayUs = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", year: "numeric" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const dayInFull = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
});
const dayOfMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const list = new Intl.ListFormat("en-GB");
const numbers = new Intl.NumberFormat("en-GB");

/** "14 Mar 2012", of an ISO date or instant. */
export function formatDate(iso: string): string {
  return day.format(dateOf(iso));
}

/** "Mar 14, 2012": the form that the list of previous reports uses. */
export function formatDateUs(iso: string): string {
  return dayUs.format(dateOf(iso));
}

/** "Friday 12 December", of an ISO date. */
export function formatDay(iso: string): string {
  return dayInFull.format(dateOf(iso)).replace(",", "");
}

/** "29 November", of an ISO date or instant. */
export function formatDayOfMonth(iso: string): string {
  return dayOfMonth.format(dateOf(iso));
}

/** "22:04", of an instant. */
export function formatTime(at: Date | string): string {
  return time.format(new Date(at));
}

/** "1,148". */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** "1 student", "28 students". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** "Ada, Ben and 12 others": at most so many parts, of which the last counts those that are not named. */
export function formatList(names: readonly string[], most: number): string {
  const others = names.length - most + 1;
  const shown =
    others > 1 ? [...names.slice(0, most - 1), `${formatNumber(others)} others`] : names;
  return list.format(shown);
}

// A bare date is that day everywhere; read as UTC midnight it would be the day before in America.
function dateOf(iso: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/u.test(iso) ? `${iso}T00:00` : iso);
}
