const YEAR = /^(?:(?:nc|national curriculum) ?)?(?:(?:year|yr|y)(?: ?group|\.)?)? ?0?(\d{1,2})$/iu;

/** The number that a year is said by: 9 of "Year 9", "Y9", "09"; null where it is said by none. */
export function yearNumber(text: string): number | null {
  const digits = YEAR.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The year of a student, 7 to 13, or null where it is none of them. */
export function readYear(text: string): number | null {
  const year = yearNumber(text);
  return year !== null && year >= 7 && year <= 13 ? year : null;
}

/** The year of a class, of which the highest is 12: those of Year 13 sit in classes of Year 12. */
export function yearOfClass(year: number): number {
  return Math.min(year, 12);
}

/** Why a year is not one of ours, where another nation counts so. */
export function foreignYear(text: string): string | null {
  if (/^S[1-6]$/iu.test(text)) return "Scotland's years S1 to S6 are not supported yet.";
  if (/^P[1-7]$/iu.test(text)) return "Years of primary schools are not supported.";
  if (yearNumber(text) === 14) return "Northern Ireland's Years 8 to 14 are not supported yet.";
  return null;
}
