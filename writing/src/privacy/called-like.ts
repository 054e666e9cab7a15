// Where a classmate's name stands for something that is only called like it, and so comes back as it was typed.
import { BASES, PASTS } from "../notes/verbs.ts";
import { followsSocial, inCompany, type Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord } from "./words.ts";

/** In what somebody writes programs. */
const PROGRAMS = /^(?:cod(?:es?|ed|ing)|program(?:s|me|med|ming|mes)?|scripts?|scripted|written)$/u;
const STUDIES =
  /^(?:compar(?:es?|ed|ing)|contrast(?:s|ed|ing)?|analys(?:es?|ed|ing)|explains?|explained|quot(?:es?|ed|ing)|interpret(?:s|ed|ing)?|describ(?:es?|ed|ing)|portray(?:s|ed|ing)?)$/u;
/** What is called after somebody. */
const AFTER_SOMEBODY =
  /^(?:laws?|theorem|principle|rule|constant|equations?|method|model|effect|theory|river|basin|valley|desert|sea|talks?|test|reagent|diagram|poems?|plays?|sonnets?|novels?|speech|soliloquy)$/u;

/** The thing that a word is said of, if a few words on there is one: "Jordan river", "Charles' law". */
const isOfThing = (next: Token | undefined) =>
  next !== undefined && !next.opens && next.shape === "lower" && AFTER_SOMEBODY.test(next.key);

/** Whether a name that a student has is here that of a language, a law, a river, a character or a figure, or a verb. */
export function isOnlyCalledLike(place: Place, end: number): boolean {
  const { tokens, at } = place;
  const [token, before, next] = [tokens[at], tokens[at - 1], tokens[end]];
  if (token === undefined || inCompany(place) || followsSocial(place)) return false;
  const led = !token.opens && before !== undefined;
  // "Skye crofting case study".
  const behind = tokens.slice(end, end + 3).map(({ key }) => key);
  if (/(?:^| )case study\b/u.test(behind.join(" "))) return true;
  // "Glen formed by ice".
  if (
    PASTS.has(next?.key ?? "") &&
    tokens[end + 1]?.key === "by" &&
    !/^(?:him|her|them|me|a|an|another|others)$/u.test(tokens[end + 2]?.key ?? "")
  )
    return true;
  if (token.shape === "lower") {
    // "A firm can sue": a verb that ends what is said.
    return (
      led &&
      isCommonWord(token.key) &&
      /^(?:can|could|must|should|might|may|will|would|cannot|to)$/u.test(before.key) &&
      (next === undefined || next.opens || /^(?:or|and|for|if|when)$/u.test(next.key)) &&
      (BASES.has(token.key) || before.key !== "to")
    );
  }
  if (isOfThing(next)) return true;
  // "Scott of the Antarctic".
  if (next?.key === "of" && tokens[end + 1]?.key === "the" && tokens[end + 2]?.shape === "capital")
    return true;
  if (!led) return false;
  if (STUDIES.test(before.key)) return true;
  // "Explains why Heath lost the election".
  if (/^(?:why|how)$/u.test(before.key) && STUDIES.test(tokens[at - 2]?.key ?? "")) return true;
  return (
    /^(?:in|using|with)$/u.test(before.key) &&
    tokens.slice(Math.max(0, at - 4), at - 1).some(({ key }) => PROGRAMS.test(key))
  );
}
