const BORDERLINE =
  /(?:\b(?:on|at) (?:the )?)?(?<![\p{L}\p{N}])([a-g]|\d)\s?[/-]\s?([a-g]|\d) border ?line\b/giu;
/** The same with the word first: "borderline 4/5". */
const BORDERLINE_FIRST =
  /^(?:is )?(?:on the )?border ?line (?:grade )?([a-g]|\d)\s?[/-]\s?([a-g]|\d)\b/giu;
/** A letter for a grade, and what it is for: "B+ in chemistry". */
const LETTER_FIRST = /^([A-G][*+-]?) (?:in|for|on) /u;
/** Between two of them. */
const NEXT_LETTER = /,? (?:and|but) |[,;] /gu;

/** Grades as a sentence has them: "a*" as "A*", "c/d borderline" as what it means. */
export function writeGrades(note: string): string {
  return note
    .replace(/(?<![\p{L}\p{N}*])a\*(?![\p{L}\p{N}*])/gu, "A*")
    .replace(
      BORDERLINE_FIRST,
      (_, one: string, other: string) =>
        `on the borderline between ${one.toUpperCase()} and ${other.toUpperCase()}`,
    )
    .replace(
      BORDERLINE,
      (_, one: string, other: string) =>
        `on the borderline between ${one.toUpperCase()} and ${other.toUpperCase()}`,
    );
}

/**
 * Letters for grades beside each other take their articles: "a B+ in chemistry, a C in physics". So does an A alone, which
 * would be taken for one.
 */
export function nameLetters(text: string): string {
  if (/^A (?:in|for) \p{L}/u.test(text) && text.search(NEXT_LETTER) < 0) return `an ${text}`;
  const each = text.split(NEXT_LETTER);
  if (each.length < 2 || !each.every((one) => LETTER_FIRST.test(one))) return text;
  const between = text.match(NEXT_LETTER) ?? [];
  return each
    .map((one, at) => `${/^[AEF]/u.test(one) ? "an" : "a"} ${one}${between[at] ?? ""}`)
    .join("");
}
