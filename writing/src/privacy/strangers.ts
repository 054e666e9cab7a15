import { MISSPELLINGS } from "../language/misspellings.ts";
import { isUncounted } from "../notes/countability.ts";
import { actsAsPerson, isNamelessActor, isThingActing } from "./acts-as-person.ts";
import { isPlainlyWord } from "./plainly-word.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { ACRONYMS } from "./names/school-words.ts";
import { WORD_NAMES } from "./names/word-names.ts";
import { isOfOtherScript } from "./other-scripts.ts";
import { actsOnPupil } from "./people-around.ts";
import { isSurelySomebody } from "./somebody.ts";
import {
  followsSocial,
  hasTitle,
  actsOnOthers,
  inCompany,
  isFellow,
  isIntroduced,
  isListed,
  isNickname,
  isSocial,
  isTitle,
  isWordBefore,
  readsAsFirstName,
  type Place,
} from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isEnglish, isKnownName, isTypo, isTypoOfCapital } from "./words.ts";

/** "NaCl", "MgO": at least two elements. "KOFI" and "FINN" are, too. */
export const FORMULA =
  /^(?:H|He|Li|Be|B|C|N|O|F|Ne|Na|Mg|Al|Si|P|S|Cl|Ar|K|Ca|Cr|Mn|Fe|Ni|Cu|Zn|Br|Ag|I|Ba|Au|Hg|Pb|Sn){2,}$/u;

/** "A friend from Irish dancing". */
const NATIONALITY =
  /(?:[^w]ish|ese)$|^(?:welsh|dutch|french|german|italian|russian|ukrainian|romanian|indian|african|asian|american|european|brazilian|latin|greek|arabic)$/u;

/** "Brayden in y8 is her boyfriend". */
function isFriend(tokens: readonly Token[], from: number): boolean {
  const said = tokens.slice(from, from + 6).findIndex(({ key }) => /^(?:is|was)$/u.test(key));
  const [whose, what] = tokens.slice(from + said + 1, from + said + 3);
  return (
    said >= 0 &&
    tokens.slice(from, from + said + 3).every(({ opens }) => !opens) &&
    /^(?:his|her|their)$/u.test(whose?.key ?? "") &&
    isFellow(what?.key ?? "")
  );
}

/** "Ty and jaxon wind him up": who does something to the pupil, first in a sentence or the second of two. */
function doesToPupil({ tokens, at }: Place): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  return (
    (token?.opens === true || (before?.key === "and" && token?.gap === " ")) &&
    !MISSPELLINGS.has(token.key) &&
    (actsOnPupil(tokens, at + 1) || isFriend(tokens, at + 1))
  );
}

/** "Helped by TA sue": by what somebody is at school. */
const AT_SCHOOL = /^(?:ta|lsa|hlta|senco|sendco|keyworker|technician|caretaker)$/u;

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
  if (given && AT_SCHOOL.test(tokens[at - 1]?.key ?? "") && token.gap === " ")
    return !WORD_NAMES.has(token.key) || token.shape === "capital" || tokens[at + 1] === undefined;
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
    if (!given)
      return (
        (token.shape === "capital" && isSocial(place)) || (token.opens && isThingActing(place))
      );
    // "Works with grace and patience" where nobody is called Grace: the quality, but for who is argued with.
    if (token.shape === "lower" && isUncounted(token.key))
      return followsSocial(place) || isSurelySomebody(place);
    return WORD_NAMES.has(token.key) || isCommonWord(token.key)
      ? readsAsFirstName(place)
      : token.shape === "capital" || inCompany(place) || actsAsPerson(place);
  }
  if (token.shape === "lower")
    return (
      (given && (token.key.length > 2 || (token.opens && actsAsPerson(place)))) ||
      ((inCompany(place) || followsSocial(place) || doesToPupil(place)) &&
        token.key.length > 2 &&
        !isTypo(token.key)) ||
      isNamelessActor(place)
    );
  if (token.shape === "upper") {
    if (ACRONYMS.has(token.key.toUpperCase())) return false;
    return isKnownName(token.key) || (token.key.length > 5 && !isTypo(token.key));
  }
  if (given || isKnownName(token.key)) return true;
  if (token.possessive || inCompany(place) || isListed(place) || actsOnOthers(place)) return true;
  // Who misses a letter of a word in mid-sentence does not give it a capital: "Bartek" is no barter, Newlyn not newly.
  if (!token.opens) return !isTypoOfCapital(token.key) && !MISSPELLINGS.has(token.key);
  return !isTypo(token.key) || isNamelessActor(place);
}
