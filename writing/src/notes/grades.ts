const BORDERLINE =
  /(?:\b(?:on|at) (?:the )?)?(?<![\p{L}\p{N}])([a-g]|\d)\s?[/-]\s?([a-g]|\d) border ?line\b/giu;
const GRADE = String.raw`(?:[A-G][*+-]?|\d{1,2}[a-c]?[+-]?)`;
const GRADES = String.raw`(?:(?:grades?|level) ${GRADE}(?:\s?[/-]\s?${GRADE})?|A\*(?: grades?)?|[A-G][+-]|\d\+|[A-G]\*?-[A-G] grades)`;
/** A grade as the whole of a target, and what it is for: "GCSE grade 7", "A* in the mock". */
const AIMED_AT = new RegExp(
  `^(?:target(?: of)?:? |aim(?:ing)? for:? |to get )?(?:an? )?((?:GCSE |A[- ]level )?${GRADES})((?: (?:in|at|by|for) [^,;]+)?)$`,
  "iu",
);
/** A letter takes an article: "an A*", "a B+". */
function withArticle(grade: string): string {
  if (!/^[A-G](?:[*+-](?!\w)|$)/u.test(grade)) return grade.replace(/^Grade/u, "grade");
  return `${/^[AEF]/u.test(grade) ? "an" : "a"} ${grade}`;
}

/** A letter for a grade at the head of a note. */
const LETTER_FIRST = /^(?=(A\*|[B-G][+-]?|A[+-]) (?:grade\b|in\b|for\b))/u;
/** What is reached or expected is no target. */
const STANDS_AT =
  /^(?:[Cc]urrently |[Nn]ow )?(?:[Ww]orking at|[Pp]redicted|[Oo]n track for|[Oo]n the borderline) .*(?:\d|\b[A-G]\b)/u;

/** Grades as a sentence has them: "a*" as "A*", "c/d borderline" as what it means. */
export function writeGrades(note: string): string {
  return note
    .replace(/(?<![\p{L}\p{N}*])a\*(?![\p{L}\p{N}*])/gu, "A*")
    .replace(
      BORDERLINE,
      (_, one: string, other: string) =>
        `on the borderline between ${one.toUpperCase()} and ${other.toUpperCase()}`,
    );
}

/** A grade in a target is something to reach; empty where it says only how things stand. */
export function aimAtGrade(part: string): string {
  if (STANDS_AT.test(part)) return "";
  return part.replace(
    AIMED_AT,
    (_, grade: string, where: string) => `achieve ${withArticle(grade)}${where}`,
  );
}

/** A grade as what a student has: "an A* in the mock", "is predicted a 7". */
export function nameGrade(part: string): string {
  if (/^predicted (?:an? |grade |level )?(?:\d|[A-G](?:[*+-]|$|\s))/iu.test(part))
    return `is ${part}`;
  const letter = LETTER_FIRST.exec(part)?.[1];
  return letter ? withArticle(letter) + part.slice(letter.length) : part;
}
