/** A class and who sits in it: `size` students of its years' list from place `from`, around the end if need be. */
export type PlannedClass = {
  name: string;
  year: number;
  subject: string;
  /** E-mail names, before the @, of those who teach it. */
  teachers: readonly string[];
  from: number;
  size: number;
};

function lesson(
  name: string,
  subject: string,
  teachers: readonly string[],
  from: number,
  size: number,
): PlannedClass {
  return { name, year: Number.parseInt(name, 10), subject, teachers, from, size };
}

/** The classes of Oakfield Academy. Students of Year 13 sit in classes of Year 12. */
export const OAKFIELD_CLASSES: readonly PlannedClass[] = [
  lesson("7A/En1", "English", ["teacher"], 0, 27),
  lesson("7A/Ma1", "Mathematics", ["a.varma"], 6, 28),
  lesson("7X/Sc1", "Science", ["f.adeniran"], 12, 29),
  lesson("7Y/Hi1", "History", ["d.malone"], 20, 26),
  lesson("8A/En1", "English", ["adminteacher"], 0, 26),
  lesson("8B/Ma1", "Mathematics", ["g.pugh"], 8, 25),
  lesson("8X/Fr1", "French", ["s.birtles"], 16, 24),
  lesson("8Z/Ar1", "Art and Design", ["l.ferrante"], 4, 22),
  lesson("9B/En2", "English", ["teacher", "adminteacher"], 0, 28),
  lesson("9B/Ma2", "Mathematics", ["g.pugh"], 0, 20),
  lesson("9C/Ma3", "Mathematics", [], 20, 20),
  lesson("9X/Sc1", "Combined Science", ["f.adeniran", "a.varma"], 14, 30),
  lesson("9Y/Hi2", "History", ["d.malone"], 26, 27),
  lesson("10C/En3", "English Language", ["teacher"], 0, 29),
  lesson("10B/Ma2", "Mathematics", ["a.varma"], 10, 28),
  lesson("10X/Bi1", "Biology", ["f.adeniran"], 18, 26),
  lesson("10Y/Gg1", "Geography", ["s.birtles"], 24, 24),
  lesson("11A/El1", "English Literature", ["teacher"], 0, 28),
  lesson("11B/Ma1", "Mathematics", ["g.pugh"], 8, 27),
  lesson("11Y/Hi1", "History", ["d.malone"], 16, 23),
  lesson("11Z/Ar1", "Art and Design", ["l.ferrante"], 24, 21),
  lesson("12A/El1", "English Literature", ["adminteacher"], 0, 20),
  lesson("12B/Ma1", "Mathematics", ["a.varma", "g.pugh"], 12, 20),
];

export const RIVERSIDE_CLASSES: readonly PlannedClass[] = [
  lesson("8R/Sc1", "Science", ["teacher"], 0, 20),
];

/** The one of the teacher account's classes that has finished reports from the term before. */
export const CLASS_WITH_REPORTS = "11A/El1";
/** The one of the teacher account's classes whose ticks and notes are half done this term. */
export const CLASS_IN_PROGRESS = "9B/En2";
