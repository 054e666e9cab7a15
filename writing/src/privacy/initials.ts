import type { NameSpan } from "./name-span.ts";
import { ACRONYMS } from "./names/school-words.ts";
import type { RosterIndex } from "./roster.ts";
import { isTitle } from "./surroundings.ts";

/** Letters with full stops that are no initials of a person. */
const DOTTED: ReadonlySet<string> = new Set(
  "PE RE IT DT UK US EU TV AM PM BC AD CE BCE EG IE OK NB PS CV USA USSR NHS GCSE".split(" "),
);

/** The initials of a surname of two halves or with a prefix: "R-E", "O'N", "McC". */
const OF_SURNAME = String.raw`(?:[OD]['’]\p{Lu}|Ma?c\p{Lu}|\p{Lu}-\p{Lu})`;
const OF_FIRST_NAME = String.raw`\p{Lu}(?:-\p{Lu})?`;
const INITIALS = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.'’-])(?:\p{Lu}\.[ \u00A0]?){1,3}\p{Lu}(?:\.|(?![\p{L}\p{N}'’-]))`,
    String.raw`(?<![\p{L}\p{N}.'’-])(?:${OF_FIRST_NAME}(?:\. ?| )?${OF_SURNAME}|\p{Lu}-\p{Lu}(?:\. ?| )?\p{Lu})(?![\p{L}\p{N}-])`,
    String.raw`(?<![\p{L}\p{N}.'’&/-])\p{Lu}{2,4}(?![\p{L}\p{N}&/])`,
  ].join("|"),
  "gu",
);

/** "J.B.", "J. B.", and "JB" where somebody on the roster has these initials. */
export function initialSpans(text: string, indexes: readonly RosterIndex[]): NameSpan[] {
  const spans: NameSpan[] = [];
  for (const match of text.matchAll(INITIALS)) {
    const letters = match[0].replaceAll(/[^\p{L}'’]/gu, "").replace("’", "'");
    const around = text.slice(Math.max(0, match.index - 10), match.index);
    const isTitled =
      isTitle(letters.toLowerCase()) &&
      /^\.? \p{Lu}/u.test(text.slice(match.index + match[0].length));
    if (isTitled) continue;
    const person =
      /\b(?:next to|beside|alongside|opposite) $/u.test(around) ||
      /^['’]s? \p{Ll}/u.test(text.slice(match.index + match[0].length));
    if (match[0].includes(".") ? DOTTED.has(letters) && !person : ACRONYMS.has(letters)) continue;
    const kind = indexes.map((index) => index.initials.get(letters)).find(Boolean);
    if (!kind) continue;
    spans.push({
      start: match.index,
      end: match.index + match[0].length,
      kind,
      figure: false,
      listed: false,
    });
  }
  return spans;
}
