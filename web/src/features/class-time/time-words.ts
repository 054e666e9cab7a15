/** "1 h 38 min", "38 min", "2 h"; of seconds. */
export function timeWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return "less than a minute";
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

/** Minutes of what somebody types as hours: "4", "1.5", "1,5"; null where it is no number of hours up to `most`. */
export function minutesOf(hours: string, most: number): number | null {
  const typed = hours.trim().replace(",", ".");
  if (!/^\d{1,3}(?:\.\d{1,2})?$/u.test(typed)) return null;
  const minutes = Math.round(Number(typed) * 60);
  return minutes >= 1 && minutes <= most * 60 ? minutes : null;
}

/** "2026/27". */
export function schoolYearWords(began: number): string {
  return `${began}/${String((began + 1) % 100).padStart(2, "0")}`;
}
