/** How far a class is. */
export interface ClassProgress {
  name: string;
  year: number;
  pupils: number;
  reported: number;
}

/** Those with most to do first: by pupils without a report, then by year and name. Empty classes come last. */
export function byMissing<C extends ClassProgress>(classes: readonly C[]): C[] {
  const missing = ({ pupils, reported }: C) =>
    pupils === 0 ? -1 : (pupils - Math.min(reported, pupils)) / pupils;
  return classes.toSorted(
    (a, b) => missing(b) - missing(a) || a.year - b.year || a.name.localeCompare(b.name, "en-GB"),
  );
}
