/** How far a class is. */
export interface ClassProgress {
  name: string;
  year: number;
  students: number;
  reported: number;
}

/** Those with most to do first: by students without a report, then by year and name. Empty classes come last. */
export function byMissing<C extends ClassProgress>(classes: readonly C[]): C[] {
  const missing = ({ students, reported }: C) =>
    students === 0 ? -1 : (students - Math.min(reported, students)) / students;
  return classes.toSorted(
    (a, b) => missing(b) - missing(a) || a.year - b.year || a.name.localeCompare(b.name, "en-GB"),
  );
}
