import { PASTS } from "../notes/verbs.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { isSubject, WHOSE } from "./subject-of.ts";
import { isTitleRun, ONLY_PEOPLE, type Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isKnownName } from "./words.ts";

/** What is called after who found it. */
const LAW =
  /^(?:law|laws|modulus|theorem|theory|principle|equation|constant|rule|rules|method|experiment|model|ratio|number|numbers|paradox|hypothesis|criterion|effect|cycle|disease|syndrome|reagent|triangle|algorithm)$/u;

/** A surname by itself: "Read needs to plan", "Strong, J". */
export function isOwnSurname(
  { tokens, at }: Place,
  words: readonly Token[],
  here: number,
  tags: () => string[],
): boolean {
  const token = tokens[at];
  const before = words[here - 1];
  if (token === undefined || token.shape === "lower") return false;
  if (before !== undefined && before.shape === "capital" && GIVEN_NAMES.has(before.key))
    return true;
  if (
    before !== undefined &&
    before.key.length === 1 &&
    before.shape !== "lower" &&
    /^\.? ?$/u.test(token.gap) &&
    !/^[ai]$/u.test(before.key)
  )
    return true;
  const next = words[here + 1];
  // "Price senior".
  if (/^(?:senior|junior|snr|jnr|sr|jr|minor|major|twins?)$/u.test(next?.key ?? "")) return true;
  if (
    here === 0 &&
    next !== undefined &&
    next.gap.startsWith(",") &&
    (isKnownName(token.key) || !isCommonWord(token.key))
  )
    return true;
  // "English needs to focus", of Faith English.
  const toDo = next?.key === "needs" && words[here + 2]?.key === "to";
  if (here === 0 && (ONLY_PEOPLE.test(next?.key ?? "") || toDo)) return true;
  if (PUBLIC_WORDS.has(token.key)) return false;
  // "Young's modulus".
  if (token.possessive && LAW.test(next?.key ?? "")) return false;
  if (token.possessive) return here === 0 || !WHOSE.test(before?.key ?? "");
  // "Marks lost for spelling".
  if (
    here === 0 &&
    /[^s]s$/u.test(token.key) &&
    isCommonWord(token.key) &&
    PASTS.has(next?.key ?? "")
  )
    return false;
  if (here === 0) return words.length === 1 || isSubject(words, here, tags);
  return !WHOSE.test(before?.key ?? "") && !isTitleRun({ tokens, at });
}
