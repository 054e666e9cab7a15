const BEGINNING = /^(?<word>(?:y|yr|year)[\s.-]*)?(?<number>\d{1,2})(?!\d)/iu;
/** Two years in one name, such as 9/10: which one goes up is for a person to say. */
const AFTER = /^\s*(?:[/&+–-]|and)\s*(?<other>\d{1,2})(?!\d)/iu;

/**
 * What a class or form group of this year is called a year later: the number that it begins with is one more, where that
 * is its year ("9x/En2", "9RJK", "Y9 Oak"). Null for every other name, which says nothing of a year.
 */
export function nextName(name: string, year: number): string | null {
  const found = BEGINNING.exec(name)?.groups;
  const number = found?.["number"];
  if (number === undefined || Number(number) !== year) return null;
  const begins = found?.["word"] ?? "";
  const rest = name.slice(begins.length + number.length);
  const other = Number(AFTER.exec(rest)?.groups?.["other"]);
  if (other === year + 1 || other === year - 1) return null;
  return begins + String(year + 1).padStart(number.length, "0") + rest;
}
