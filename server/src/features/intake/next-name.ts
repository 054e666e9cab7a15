const BEGINNING = /^(?<word>(?:y|yr|year)[\s.-]*)?(?<number>\d{1,2})(?!\d)/iu;
/** The same behind a word: "Maths 9A", "English Year 9". A bare number there is that of a set: "Yellow 9". */
const WITHIN =
  /^(?<before>[^\d]*[\s/_-])(?:(?<word>(?:y|yr|year)[\s.-]*)(?<number>\d{1,2})(?!\d)|(?<bare>\d{1,2})(?=[a-z]))/iu;
/** What is numbered in its own way. */
const NUMBERED = /\b(?:set|group|band|block|room|stream|period|unit|option)[\s.-]*$/iu;
/** Two years in one name, such as 9/10: which one goes up is for a person to say. */
const AFTER = /^[a-z]?\s*(?:[/&+–-]|and)\s*(?:(?:y|yr|year)\s*)?(?<other>\d{1,2})(?!\d)/iu;

/**
 * What a class or form group of this year is called a year later: the first number of its name is one more, where that
 * is its year ("9x/En2", "9RJK", "Y9 Oak", "Maths 9A"). Null for every other name, which says nothing of a year.
 */
export function nextName(name: string, year: number): string | null {
  const within = WITHIN.exec(name)?.groups;
  const before = within?.["before"] ?? "";
  const found = NUMBERED.test(before) ? undefined : (BEGINNING.exec(name)?.groups ?? within);
  const number = found?.["number"] ?? found?.["bare"];
  if (number === undefined || Number(number) !== year) return null;
  const begins = (found === within ? before : "") + (found?.["word"] ?? "");
  const rest = name.slice(begins.length + number.length);
  const other = Number(AFTER.exec(rest)?.groups?.["other"]);
  if (other === year + 1 || other === year - 1) return null;
  return begins + String(year + 1).padStart(number.length, "0") + rest;
}
