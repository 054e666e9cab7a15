import { MISSPELLINGS } from "../language/misspellings.ts";
import { isUncounted } from "../notes/countability.ts";
import { isPlainlyWord } from "./plainly-word.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { ACRONYMS } from "./names/school-words.ts";
import { WORD_NAMES } from "./names/word-names.ts";
import { isOfOtherScript } from "./other-scripts.ts";
import { isSurelySomebody } from "./somebody.ts";
import {
  followsSocial,
  hasTitle,
  actsOnOthers,
  inCompany,
  isIntroduced,
  isListed,
  isNickname,
  isSocial,
  isTitle,
  isWordBefore,
  readsAsFirstName,
  type Place,
} from "./surroundings.ts";
import { isCommonWord, isEnglish, isKnownName, isTypo, isTypoOfCapital } from "./words.ts";

/** "NaCl", "MgO": at least two elements. "KOFI" and "FINN" are, too. */
export const FORMULA =
  /^(?:H|He|Li|Be|B|C|N|O|F|Ne|Na|Mg|Al|Si|P|S|Cl|Ar|K|Ca|Cr|Mn|Fe|Ni|Cu|Zn|Br|Ag|I|Ba|Au|Hg|Pb|Sn){2,}$/u;

/** "A friend from Irish dancing". */
const NATIONALITY =
  /(?:[^w]ish|ese)$|^(?:welsh|dutch|french|german|italian|russian|ukrainian|romanian|indian|african|asian|american|european|brazilian|latin|greek|arabic)$/u;

/** Whether a word that no roster knows stands for a person all the same. */
export function isStranger(place: Place, onTopic: boolean): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  if (token === undefined) return false;
  if (isOfOtherScript(place)) return true;
  // "Mr T".
  if (token.key.length < 2)
    return hasTitle(place) && (token.shape !== "lower" || !/^[ai]$/u.test(token.key));
  if (hasTitle(place) && token.key !== "and")
    return token.shape !== "lower" || !isEnglish(token.key);
  if (isIntroduced(place) || isNickname(place)) return true;
  // "The Trent and the Mersey": no first name has an article.
  if (
    GIVEN_NAMES.has(token.key) &&
    token.shape === "capital" &&
    !token.opens &&
    !token.possessive &&
    tokens[at - 1]?.key === "the" &&
    (tokens[at + 1] === undefined ||
      tokens[at + 1]?.opens ||
      (tokens[at + 1]?.gap ?? "").startsWith(",") ||
      tokens[at + 1]?.key === "and")
  )
    return false;
  if (isTitle(token.key) && tokens[at + 1]?.shape === "capital") return false;
  const given = GIVEN_NAMES.has(token.key);
  if (given && token.shape === "lower" && (isPlainlyWord(place) || isWordBefore(place)))
    return false;
  if (PUBLIC_WORDS.has(token.key)) {
    // "Sits with Juno".
    if (!given)
      return token.shape === "capital" && followsSocial(place) && !NATIONALITY.test(token.key);
    return (
      !onTopic && !WORD_NAMES.has(token.key) && !isCommonWord(token.key) && token.shape !== "upper"
    );
  }
  if (isEnglish(token.key)) {
    if (!given) return token.shape === "capital" && isSocial(place);
    // "Works with grace and patience" where nobody is called Grace: the quality, but for who is argued with.
    if (token.shape === "lower" && isUncounted(token.key))
      return followsSocial(place) || isSurelySomebody(place);
    return WORD_NAMES.has(token.key) || isCommonWord(token.key)
      ? readsAsFirstName(place)
      : token.shape === "capital" || inCompany(place);
  }
  if (token.shape === "lower")
    return (
      (given && token.key.length > 2) ||
      ((inCompany(place) || followsSocial(place)) && token.key.length > 2 && !isTypo(token.key))
    );
  if (token.shape === "upper") {
    if (ACRONYMS.has(token.key.toUpperCase())) return false;
    return isKnownName(token.key) || (token.key.length > 5 && !isTypo(token.key));
  }
  if (given || isKnownName(token.key)) return true;
  if (token.possessive || inCompany(place) || isListed(place) || actsOnOthers(place)) return true;
  // Who misses a letter of a word in mid-sentence does not give it a capital: "Bartek" is no barter, Newlyn not newly.
  if (!token.opens) return !isTypoOfCapital(token.key) && !MISSPELLINGS.has(token.key);
  return !isTypo(token.key);
}
