import { fold } from "../privacy/fold.ts";
import { PUBLIC_WORDS } from "../privacy/names/public-names.ts";
import { isEnglish, isKnownName } from "../privacy/words.ts";
import { isCounted, isMass, isOfKind } from "./nouns/nouns.ts";
import { isPerson } from "./people.ts";
import { BASES } from "./verbs.ts";
import { PREPOSITIONS } from "./word-lists.ts";

/** Several that are called so together: "Christians", "Tudors". */
const PEOPLES = /(?:ans|ists|ims|ews|ews|eeks|ings|ors|ants|azis|elts)$/iu;
/** What says that there is one owner. */
const OF_ONE = /^(?:an?|his|her|their|my|every|each|another|one)$/iu;
/** Several people by name, and other things as often. */
const NO_OWNERS = /^(?:forwards|backs|centres|extras|models|masters|singles|doubles|naturals)$/u;
const NEVER_BARE = /^(?:childrens|mens|womens|peoples)$/iu;
/** Names that stand before a thing as they are: "the Romans topic", "a Dickens novel". */
const LED = /^(?:the|an?|our|this|that)$/iu;

/** Whether a word names a thing and nothing that somebody does: of several, several do not "views". */
function isThing(lower: string): boolean {
  return (isCounted(lower) || isMass(lower)) && !BASES.has(lower);
}

/** A word that ends as owners do, with another behind it. */
const MAY_OWN = /[^s']s [\p{L}]/u;

function ownerOf(
  word: string,
  [lead, before]: readonly [string, string],
  [next, after]: readonly [string, string],
): string | null {
  const lower = word.toLowerCase();
  if (!/^\p{L}{2,}[^s']s$/u.test(word)) return null;
  const one = `${word.slice(0, -1)}'s`;
  // "The workers strike project": their strike, whatever else the word may be.
  const thing =
    isThing(next) ||
    (LED.test(before) &&
      isCounted(next) &&
      (isCounted(after) || (after === "" && PREPOSITIONS.has(lead))));
  if (NEVER_BARE.test(lower)) return thing ? one : null;
  if (/^\p{Lu}\p{Ll}+$/u.test(word)) {
    const key = fold(word);
    const stem = fold(word.slice(0, -1));
    // A sentence may begin with any word, and "Dickens" has its "s" already.
    if (LED.test(before) || (before === "" && !(thing && PUBLIC_WORDS.has(stem)))) return null;
    if (PEOPLES.test(word)) return thing ? `${word}'` : null;
    if (PUBLIC_WORDS.has(key) || isKnownName(key)) return null;
    // "Hitlers rise": one does nothing in that form.
    if (!isCounted(next) && !isMass(next)) return null;
    return PUBLIC_WORDS.has(stem) || isKnownName(stem) || !isEnglish(key) ? one : null;
  }
  const person =
    isOfKind(lower, "person") || (LED.test(before) && isPerson(lower.replace(/s$/u, "")));
  if (!thing || !person || /\p{Lu}/u.test(word) || NO_OWNERS.test(lower)) return null;
  // "Plays for boys team": the one that there is.
  const the = isOfKind(next, "group") && !LED.test(before) ? "the " : "";
  return OF_ONE.test(before) ? one : `${the}${word}'`;
}

/** A text with the apostrophes that owners have lost, "Newtons laws", "peers ideas", and which words had. */
export function withApostrophes(text: string): {
  text: string;
  changes: (readonly [string, string])[];
} {
  if (!MAY_OWN.test(text)) return { text, changes: [] };
  const changes: (readonly [string, string])[] = [];
  const words = text.split(" ");
  const bare = words.map((word) => word.toLowerCase().replace(/[^\p{L}-]+$/u, ""));
  const put = words.map((word, at) => {
    const owner = ownerOf(
      word,
      [bare[at - 2] ?? "", words[at - 1] ?? ""],
      [bare[at + 1] ?? "", bare[at + 2] ?? ""],
    );
    if (owner === null) return word;
    changes.push([word, owner]);
    return owner;
  });
  return { text: put.join(" "), changes };
}
