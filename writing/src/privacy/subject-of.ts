// What a sentence says of the word in question: whether it is what a verb speaks of.
import { tagWords } from "../notes/tagger.ts";
import { BASES, PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { DETERMINERS, NOUN_OR_VERB, PREPOSITIONS } from "../notes/word-lists.ts";
import type { Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";

export const AUXILIARY =
  /^(?:is|was|has|had|does|did|can|could|should|would|must|might|cannot|isnt|wasnt|hasnt|hadnt|doesnt|didnt|cant|couldnt|shouldnt|wouldnt|mustnt|wont|neednt|mightnt|shant|ought|shd|cd|wd|shld|cld|wld)$/u;
/** What ends like several things, and is what somebody does. */
const DONE_BY_PEOPLE = /^(?:likes|loves|tries|asks|reads|chats|listens)$/u;
export const SUBJECT = /^(?:i|he|she|they|we|you|it|who|that|which|this)$/u;
export const ADVERB =
  /^(?:always|often|never|sometimes|usually|also|still|already|rarely|clearly|now|then|only|just|really|soon|again|currently|not|both|(?!(?:holly|lily|emily|molly|polly|sally|billy|kelly|family|reply|bully|apply)$)[a-z]{2,}ly)$/u;
export const WHOSE =
  /^(?:a|an|the|his|her|hers|their|its|my|our|your|this|that|these|those|each|every|some|any|no|another|one|two|three|four|five|six|seven|eight|nine|ten|few|many|much|more|most|less|enough|own|what|which|such|half|full|extra|single|final|top|high|low|good|great|bad|best|lost)$/u;

/** The words of the sentence that a place is in, and which of them it is. */
export function sentenceOf({ tokens, at }: Place): { words: readonly Token[]; here: number } {
  let from = at;
  while (from > 0 && at - from < 25 && tokens[from]?.opens === false) from--;
  let to = at + 1;
  while (to < tokens.length && to - at < 25 && tokens[to]?.opens === false) to++;
  return {
    words: tokens.slice(Math.max(from, at - 25), Math.min(to, at + 25)),
    here: at - Math.max(from, at - 25),
  };
}

/** The part of speech of the words around one, with a plain name in its place. */
export function tagsAround(words: readonly Token[], here: number): string[] {
  return tagWords(words.map(({ key }, at) => (at === here ? "Alex" : key || "-")));
}

/** "Mark plans essays": before another thing in the plural, and with no verb behind, what may be things is the verb. */
function isOnlyVerb(words: readonly Token[], here: number, next: number): boolean {
  const [verb, thing] = [words[next], words[next + 1]];
  if (verb?.gap !== " " || thing?.gap !== " " || thing.shape !== "lower") return false;
  if (here !== 0 || next !== 1 || !/[^s]s$/u.test(thing.key)) return false;
  const clause = words.slice(next + 2);
  const ends = clause.findIndex(({ gap, key }) => /[,;]/u.test(gap) || /^(?:and|but)$/u.test(key));
  return (ends < 0 ? clause : clause.slice(0, ends)).every(
    ({ key }) =>
      !AUXILIARY.test(key) && !THIRD_PERSON.has(key) && !/^(?:are|were|have|need)$/u.test(key),
  );
}

/** Whether what comes next is the verb of which a singular "Alex" is the subject. */
export function isSubject(words: readonly Token[], here: number, tags: () => string[]): boolean {
  let next = here + 1;
  while (next < words.length && ADVERB.test(words[next]?.key ?? "") && words[next]?.key !== "not")
    next++;
  const verb = words[next];
  if (verb === undefined || /[,;]/u.test(verb.gap)) return false;
  if (AUXILIARY.test(verb.key)) return true;
  const behind = words[next + 1]?.key ?? "";
  const own = words[here]?.key ?? "";
  const modal = own === "will" || own === "may";
  // "Summer likes rugby": no noun, whatever comes behind.
  if (next === here + 1 && DONE_BY_PEOPLE.test(verb.key)) return true;
  if (verb.key === "will" || verb.key === "may") return behind !== "" && !AUXILIARY.test(behind);
  if (THIRD_PERSON.has(verb.key))
    return (
      !NOUN_OR_VERB.has(verb.key) ||
      DETERMINERS.has(behind) ||
      PREPOSITIONS.has(behind) ||
      ADVERB.test(behind) ||
      /^(?:to|well|hard|his|her|their|him|them|all|very|every|more|best|better|most|too)$/u.test(
        behind,
      ) ||
      (tags()[next] === "VERB" && next === here + 1) ||
      isOnlyVerb(words, here, next)
    );
  // "Mark reckons it was harsh", "Bill mapped the voyages": a verb that no list has, before what it acts on.
  if (!PASTS.has(verb.key) && !modal) {
    // "Hazel keyed hazel and oak": whoever did something to what is called the same.
    const again = here === 0 && words.slice(next + 1).some(({ key }) => key === own);
    return (
      /(?:[^s]s|[^e]ed)$/u.test(verb.key) &&
      // "Jade glazed her pot": between a noun and a determiner only a verb can stand.
      (tags()[next] === "VERB" ||
        (verb.key.endsWith("ed") && (DETERMINERS.has(behind) || again))) &&
      (DETERMINERS.has(behind) ||
        SUBJECT.test(behind) ||
        words[next + 1]?.shape === "capital" ||
        again)
    );
  }
  if (!PASTS.has(verb.key)) return false;
  // "Will put his hand up": what is past and base alike follows a modal as well.
  if (modal) return !BASES.has(verb.key);
  // "Jade glazed her pot": between a noun and a determiner only a verb can stand.
  return (
    tags()[next] === "VERB" ||
    tags()[next] === "AUX" ||
    (verb.key.endsWith("ed") && DETERMINERS.has(behind))
  );
}

/** Whether a word is the subject of the verb that follows it, so that "mo" is somebody: "mo is Mohamed". */
export function startsSaying(place: Place): boolean {
  const { words, here } = sentenceOf(place);
  return isSubject(words, here, () => tagsAround(words, here));
}
