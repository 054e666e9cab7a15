import { PERSON_NOUNS } from "../notes/word-lists.ts";
import { PASTS } from "../notes/verbs.ts";
import type { NameSpan } from "./name-span.ts";
import { STATE } from "./notes-headed.ts";
import { ACRONYMS } from "./names/school-words.ts";
import type { RosterIndex } from "./roster.ts";
import { AUXILIARY, startsSaying } from "./subject-of.ts";
import { isTitle, type Place } from "./surroundings.ts";
import { tokenise, type Token } from "./tokens.ts";

/** Letters with full stops that are no initials of a person. */
const DOTTED: ReadonlySet<string> = new Set(
  "PE RE IT DT UK US EU TV AM PM BC AD CE BCE EG IE OK NB PS CV USA USSR NHS GCSE".split(" "),
);

/** The initials of a surname of two halves or with a prefix: "R-E", "O'N", "McC", "al-R". */
const OF_SURNAME = String.raw`(?:[OD]['’]\p{Lu}|Ma?c\p{Lu}|\p{Lu}-\p{Lu}|(?:al|el|de|van|von|der|du|da|bin|ap)[ -]\p{Lu})`;
const OF_FIRST_NAME = String.raw`\p{Lu}(?:-\p{Lu})?`;
const INITIALS = new RegExp(
  [
    // "e.m.", as a hurried hand has it.
    String.raw`(?<![\p{L}\p{N}.'’-])\p{Ll}\.\p{Ll}(?:\.(?!\p{L})|(?![\p{L}\p{N}.'’-]))`,
    String.raw`(?<![\p{L}\p{N}.'’-])(?:\p{Lu}\.[ \u00A0]?){1,3}\p{Lu}(?:\.|(?![\p{L}\p{N}'’-]))`,
    String.raw`(?<![\p{L}\p{N}.'’-])(?:${OF_FIRST_NAME}(?:\. ?| )?${OF_SURNAME}|\p{Lu}-\p{Lu}(?:\. ?| )?\p{Lu})(?![\p{L}\p{N}-])`,
    // "Sian/SPE" is one pupil, "PE/DT" two subjects.
    String.raw`(?<![\p{L}\p{N}.'’&-]|(?<!\p{Ll})/)\p{Lu}{2,4}(?![\p{L}\p{N}&/])`,
  ].join("|"),
  "gu",
);

/** What somebody does, and neither a lesson nor a machine: "AR tries hard", "PE needs to listen". */
const PERSON_DOES =
  /^(?:tries|listens|asks|answers|enjoys|likes|loves|thinks|chats|talks|sits|struggles|forgets|knows|understands|rushes|writes|reads|speaks|contributes|participates|behaves|concentrates|revises|practises|wants|prefers|tends|always|never|often|rarely|usually|sometimes)$/u;

const GIRL_OR_BOY = /^(?:girl|boy|lad|lass|young)$/u;

/**
 * Whether letters that schools use besides, and that are the pupil's own initials, are what a verb speaks of: surely the
 * pupil ("AR needs to revise"), perhaps the pupil ("AR has improved"), or not a person at all ("PE").
 */
function asSubject(place: Place): "surely" | "perhaps" | undefined {
  const { tokens, at } = place;
  const [token, verb, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token?.opens || token.possessive || verb?.gap !== " " || !startsSaying(place))
    return undefined;
  const behind = next?.key ?? "";
  if (PERSON_DOES.test(verb.key) || (/^(?:needs|has)$/u.test(verb.key) && behind === "to"))
    return "surely";
  if (/^(?:is|was)$/u.test(verb.key)) {
    if (/^\p{L}{3,}ing$/u.test(behind) || STATE.test(behind)) return "surely";
    return tokens
      .slice(at + 2, at + 6)
      .some(({ key }) => PERSON_NOUNS.has(key) || GIRL_OR_BOY.test(key))
      ? "surely"
      : undefined;
  }
  if (verb.key === "has" && PASTS.has(behind)) return "perhaps";
  return AUXILIARY.test(verb.key) && !/^(?:does|did)$/u.test(verb.key) ? "perhaps" : undefined;
}

/** "J.B.", "J. B.", and "JB" where somebody on the roster has these initials. */
export function initialSpans(text: string, indexes: readonly RosterIndex[]): NameSpan[] {
  const spans: NameSpan[] = [];
  let tokens: readonly Token[] | undefined;
  for (const match of text.matchAll(INITIALS)) {
    const small = /^\p{Ll}\.\p{Ll}/u.test(match[0]);
    const typed = match[0].replaceAll(/[^\p{L}'’]/gu, "").replace("’", "'");
    const letters = small ? typed.toUpperCase() : typed;
    const around = text.slice(Math.max(0, match.index - 10), match.index);
    const isTitled =
      isTitle(letters.toLowerCase()) &&
      /^\.? \p{Lu}/u.test(text.slice(match.index + match[0].length));
    if (isTitled) continue;
    const person =
      /\b(?:next to|beside|alongside|opposite) $/u.test(around) ||
      /^['’]s? \p{Ll}/u.test(text.slice(match.index + match[0].length));
    const kind = indexes.map((index) => index.initials.get(letters)).find(Boolean);
    if (!kind) continue;
    let figure = small;
    if (!person && (match[0].includes(".") ? DOTTED : ACRONYMS).has(letters)) {
      if (kind !== "PUPIL" || match[0].includes(".")) continue;
      tokens ??= tokenise(text);
      const said = asSubject({
        tokens,
        at: tokens.findIndex(({ start }) => start === match.index),
      });
      if (!said) continue;
      // In doubt the letters go and come back as they were typed.
      figure = said === "perhaps";
    }
    spans.push({
      start: match.index,
      end: match.index + match[0].length,
      kind,
      figure,
      doubtful: figure,
      listed: false,
    });
  }
  return spans;
}
