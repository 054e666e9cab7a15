import { isCommonWord } from "../privacy/words.ts";
import { fold } from "../privacy/fold.ts";
import { PUBLIC_WORDS } from "../privacy/names/public-names.ts";
import { ACRONYMS } from "../privacy/names/school-words.ts";
import { GIVEN_NAMES } from "../privacy/names/given-names.ts";
import { isAdjectiveOrVerb } from "./senses.ts";

/** Proper names that are ordinary words when they are written small. */
const CALENDAR =
  /^(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|january|february|april|june|july|august|september|october|november|december|christmas|easter|english|french|german|spanish|welsh|italian|latin|mandarin|american|european|roman|victorian|britain|british|london|shakespeare|macbeth)$/u;

/** Capitals as a sentence has them: no shouting, and no capital at the head of a note that is only its beginning. */
export function unshout(
  text: string,
  isOwn: (words: readonly { text: string }[], at: number) => boolean,
): string {
  const shouted = !/\p{Ll}/u.test(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 1;
  const calm = shouted
    ? text.replace(/\p{L}+/gu, (word) =>
        ACRONYMS.has(word) && !isCommonWord(word.toLowerCase()) ? word : word.toLowerCase(),
      )
    : text;
  const pieces = calm
    .split(/\s+/u)
    .map((word) => ({ text: word.replace(/^\P{L}+|[^\p{L}'’]+$/gu, "") }));
  const first = pieces[0]?.text ?? "";
  const proper = calm
    .replace(/(?<![\p{L}'-])\p{Ll}[\p{L}]+(?![\p{L}'-])/gu, (word) =>
      CALENDAR.test(word) && !/^(?:may|march)$/u.test(word)
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word,
    )
    .replace(/(?<![\p{L}'’-])i(?=\s|$)/gu, "I");
  if (!/^\p{Lu}/u.test(first) || first === "I" || isOwn(pieces, 0)) return proper;
  // "Animal Farm essay": a title has capitals within.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(proper) && !isOwn(pieces, 1)) return proper;
  if (proper.startsWith('"')) return proper;
  const opens = proper.split(/\s/u)[0] ?? "";
  if (/^[A-G][*+-]?$/u.test(opens) && opens !== "A") return proper;
  if (/^I['’]/u.test(first) || /\p{Lu}.*\p{Lu}|\d/u.test(first) || ACRONYMS.has(first))
    return proper;
  const key = fold(first.replace(/['’]s?$/u, ""));
  const lower = first.toLowerCase();
  if (CALENDAR.test(lower) || /^(?:Mr|Mrs|Ms|Miss|Dr|Year|Key|GCSE)$/u.test(first)) return proper;
  if (
    !isCommonWord(key) &&
    (PUBLIC_WORDS.has(key) || GIVEN_NAMES.has(key)) &&
    !isAdjectiveOrVerb(lower)
  )
    return proper;
  return proper.replace(first, first.charAt(0).toLowerCase() + first.slice(1));
}
