/** Words by which a way to begin or end a report is known again. */
const KEY_WORDS = 3;

/** What two sentences share that begin in one way. */
export function wayKey(way: string): string {
  return way.toLowerCase().split(/\s+/u).slice(0, KEY_WORDS).join(" ");
}
