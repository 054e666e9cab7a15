import { isPlural } from "../notes/senses.ts";
import { wordSet } from "../notes/word-set.ts";
import { SCHOOL_WORDS } from "../privacy/names/school-words.ts";
import { isTitle } from "../privacy/surroundings.ts";
import { isCommonWord, isKnownName } from "../privacy/words.ts";
import type { TextWord } from "./edited-text.ts";

/** Somebody or something that a pronoun further on may stand for. */
export type Mention = {
  /** Which pronouns go with it. */
  as: "he" | "she" | "either" | "group" | "things";
};

const MEN = wordSet(`
  man boy father dad brother king lord prince uncle grandfather son husband gentleman hero wizard duke emperor god monk sir
  mr schoolboy policeman fisherman knight stepfather grandson nephew boyfriend bridegroom pope lad
`);
const WOMEN = wordSet(`
  woman girl mother mum sister queen lady princess aunt grandmother daughter wife heroine witch duchess empress goddess nun
  mrs miss ms madam schoolgirl policewoman stepmother granddaughter niece girlfriend bride lass
`);
const PERSONS = wordSet(`
  partner friend classmate pupil student teacher author poet writer character narrator protagonist child person somebody someone
  anybody anyone everybody everyone nobody reader writer speaker actor actress artist composer scientist historian farmer soldier doctor nurse
  patient victim worker driver player leader ruler monarch president politician general servant neighbour cousin twin parent
  teammate newcomer captain coach director playwright novelist painter sculptor photographer singer musician dancer guest
  visitor mathematician physicist chemist biologist geographer explorer inventor villager villain opponent ghost detective
  headteacher tutor assistant librarian individual member prime minister peer colleague buddy stranger customer merchant
  tyrant dictator slave refugee witness murderer monster creature prisoner philosopher designer architect engineer
`);
const GROUPS = wordSet(`
  group team class pair cast audience family staff government company crowd band orchestra choir press public police people others
  children women men everyone everybody anyone anybody someone somebody nobody whoever both each all many few those peers
  jury army couple trio set side school crew council parliament
`);
/** "Year 9", "English", "Christmas": with a capital letter, and nobody. */
function namesNobody(lower: string): boolean {
  return SCHOOL_WORDS.has(lower) || (isCommonWord(lower) && !isKnownName(lower));
}

const isPerson = (lower: string) => PERSONS.has(lower) || MEN.has(lower) || WOMEN.has(lower);

const READS =
  /^(?:analys(?:es|ed|ing)|read(?:s|ing)?|compar(?:es|ed|ing)|contrasts?|contrasted|quot(?:es|ed|ing)|question(?:s|ed|ing)|evaluat(?:es|ed|ing)|admir(?:es|ed)|critici[sz](?:es|ed)|cit(?:es|ed)|by)$/u;

/** "In Germany", "from Leeds": where something is, and nobody. */
const WHERE = /^(?:in|from|near|across|at|into|outside|around|throughout)$/u;

/** Whom or what this word brings into the text, apart from the pupil; null where nobody and nothing. */
export function mentionAt(words: readonly TextWord[], at: number): Mention | null {
  const word = words[at];
  if (word === undefined || word.own) return null;
  const { lower, tag, text } = word;
  const before = words[at - 1];
  if (MEN.has(lower)) return { as: "he" };
  if (WOMEN.has(lower)) return { as: "she" };
  if (GROUPS.has(lower)) return { as: "group" };
  if (PERSONS.has(lower) || /(?:ists?|ians?|men|women|man|woman)$/u.test(lower)) {
    if (PERSONS.has(lower)) return { as: "either" };
    if (tag === "NOUN") return { as: isPlural(lower) ? "group" : "either" };
  }
  const opens = at === 0 && !isKnownName(lower) && (tag !== "PROPN" || namesNobody(lower));
  if (/^\p{Lu}/u.test(text) && lower.length > 1 && !opens) {
    if (before !== undefined && isTitle(before.lower)) return mentionAt(words, at - 1);
    const named =
      before !== undefined && /^\p{Lu}/u.test(before.text) && !namesNobody(before.lower);
    // "Analyses Mill", "a poem by Swift": whoever is read is somebody, though the name is a word.
    const isRead = before !== undefined && READS.test(before.lower) && !SCHOOL_WORDS.has(lower);
    if (namesNobody(lower) && !named && !isRead) return null;
    // "Anne Frank": the first name tells.
    if (named && at > 1 && !before?.own) return null;
    if (
      !named &&
      before !== undefined &&
      WHERE.test(before.lower) &&
      (before.lower === "in" || !isKnownName(lower))
    )
      return null;
    return { as: "either" };
  }
  if (tag === "NOUN" && isPlural(lower) && lower.length > 3)
    return { as: isPerson(lower.replace(/s$/u, "")) ? "group" : "things" };
  if (
    lower === "and" &&
    words[at + 1] !== undefined &&
    before !== undefined &&
    [before.tag, words[at + 1]?.tag].every((each) => each === "PROPN" || each === "NOUN")
  )
    return { as: /^\p{Lu}/u.test(before.text) ? "group" : "things" };
  return null;
}
