// What shows that a word that people are called is nothing but a word where it stands.
import { BASES, THIRD_PERSON } from "../notes/verbs.ts";
import {
  ADJECTIVES,
  DETERMINERS,
  NOUN_OR_VERB,
  PERSON_NOUNS,
  PREPOSITIONS,
} from "../notes/word-lists.ts";
import { comesAfterOpener, endsInItsVerb, leavesOutIs } from "./notes-headed.ts";
import { AUXILIARY, ADVERB, isSubject, sentenceOf, tagsAround } from "./subject-of.ts";
import { followsSocial, inCompany, type Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isEnglish, isKnownName } from "./words.ts";

/** What a teacher does with a pupil, so that one comes next: "told grace to". */
export const TO_A_PERSON =
  /^(?:ask(?:ed|ing)?|tell|told|telling|remind(?:ed|ing)?|encourag(?:e|ed|ing)|help(?:ed|ing)?|let|mov(?:e|ed|ing)|teach|taught|teaching|thank(?:s|ed)?|congratulat(?:e|ed)|advis(?:e|ed)|invit(?:e|ed)|warn(?:ed)?|watch(?:ed|ing)?|see(?:ing|n)?|saw|know|like|push(?:ed)?|support(?:ed)?|nominat(?:e|ed)|recommend|praise[ds]?|challenge[ds]?|had|have|having|wish|hear|heard|allow(?:ed)?|want(?:ed)?|need|seat(?:ed)?|sat|met|meet)$/u;
export const MODAL =
  /^(?:will|may|might|can|could|should|would|must|shall|cannot|to|lets|please|dont|(?:mustn|can|couldn|wouldn|shouldn|won|didn|doesn|needn|might|mightn)t)$/u;
export const ARTICLE = /^(?:an?|the|this|that|every|each|any|no|some)$/u;

/** "Hunter-gatherers". */
export function isHalfOfWord(token: Token, next: Token | undefined): boolean {
  if (token.shape !== "lower" || next?.gap !== "-" || next.shape !== "lower") return false;
  return isEnglish(next.key) || isEnglish(next.key.replace(/(?:s|(?:er|or)s?|ing|ed)$/u, ""));
}

/** "The incident ray": an article and one word more lead to it, and no verb, person or preposition. */
export function isLedTo(words: readonly Token[], here: number): boolean {
  const [article, prior] = [words[here - 2], words[here - 1]];
  return (
    article !== undefined &&
    prior !== undefined &&
    prior.shape === "lower" &&
    prior.gap === " " &&
    ARTICLE.test(article.key) &&
    !PERSON_NOUNS.has(prior.key) &&
    !PREPOSITIONS.has(prior.key) &&
    !TO_A_PERSON.test(prior.key) &&
    !AUXILIARY.test(prior.key) &&
    !ADVERB.test(prior.key) &&
    !THIRD_PERSON.has(prior.key) &&
    !/^(?:and|or|but|student|pupil|boy|girl|day|week|term|lesson|time|moment|way|next|other)$/u.test(
      prior.key,
    )
  );
}

/** What is done off somebody: "copies off jack". */
const COPIES = /^(?:cop(?:y|ied|ies|ying)|feed(?:s|ing)?|fed|bounces?|cribs?|cribbed)$/u;

const MAKES =
  /^(?:dr[ae]w(?:s|n|ing)?|ma(?:de|kes?|king)|paint(?:s|ed|ing)?|carve[sd]?|cut|sketch(?:es|ed|ing)?|mix(?:es|ed|ing)?|collect(?:s|ed|ing)?|print(?:s|ed|ing)?|label(?:s|led)?)$/u;
const THINGS_OF_IT =
  /^(?:leaf|leaves|petals?|berries|flowers?|trees?|branch(?:es)?|stems?|roots?|seeds?|eggs?|nests?|feathers?|wings?|prints?|patterns?|shapes?|beads?|paint|pigment)$/u;

export const COLOURS =
  /^(?:sienna|amber|jade|ruby|olive|rose|scarlet|violet|saffron|hazel|ivory|ebony|coral)$/u;

/** "Left to chance", "set in stone", "at will": what is said so often that the word is nobody. */
const IDIOM =
  /^(?:(?:to|by|of) chance|(?:at|of) will|(?:at|until|before|since) dawn|for joy|in (?:stone|clay|bloom|tune|kind)|off pat|by (?:art|nature)|to heart|on mark)$/u;
/** What is done with things that a lesson shows, and with no pupils: "identified". */
const DONE_WITH_THINGS =
  /^(?:identified|labelled|labeled|drawn|named|sketched|painted|compared|classified|sorted|counted|spotted|recorded|measured|observed|plotted|calculated|found|explained|described|defined|explored|contrasted|used)$/u;

/** What grows, and is called after a flower that a child may be called after, too. */
const GROWS =
  /^(?:fields?|petals?|seeds?|bulbs?|meadows?|gardens?|moorland|bush(?:es)?|hedges?|plants?|pollen)$/u;
const MEASURE =
  /^(?:marks?|points?|scores?|effort|speed|height|weight|values?|power|temp(?:erature)?|hr|heart|depth|length|load|force|distance|volume|capacity|size|numbers?|rate|output|time|grades?|levels?|reps|words?|lines?|pages?|sentences?)$/u;

/** "Max marks on the test": a measure, whoever is called Max. */
const isMost = (token: Token | undefined, next: Token | undefined) =>
  token?.shape === "lower" &&
  /^(?:max|min)$/u.test(token.key) &&
  next?.gap === " " &&
  MEASURE.test(next.key);

/** "Robin and wren identified": two words of one kind in small letters, with which something has been done in a lesson. */
export function areThings(words: readonly Token[], here: number): boolean {
  if (isMost(words[here], words[here + 1])) return true;
  const first = words[here + 1]?.key === "and" ? here : here - 2;
  const [one, and, other, done] = words.slice(Math.max(0, first), first + 4);
  return (
    (first === 0 || /[,;]/u.test(one?.gap ?? "")) &&
    and?.key === "and" &&
    [one, other].every((word) => word?.shape === "lower" && isEnglish(word.key)) &&
    DONE_WITH_THINGS.test(done?.key ?? "") &&
    !/^(?:by|off|him|her|them|the|an?|his|their)$/u.test(words[first + 4]?.key ?? "")
  );
}

/** "Iris, pupil and retina labelled": first of three, with which something has been done in a lesson. */
function isOneOfParts(words: readonly Token[], here: number): boolean {
  const [one, other, and, third, done] = words.slice(here, here + 5);
  return (
    here === 0 &&
    one?.shape === "lower" &&
    other?.gap === ", " &&
    and?.key === "and" &&
    [other, third].every(
      (word) => word?.shape === "lower" && isEnglish(word.key) && !isKnownName(word.key),
    ) &&
    DONE_WITH_THINGS.test(done?.key ?? "")
  );
}

/** "Needs to leave less to chance". */
export const isIdiom = (words: readonly Token[], here: number) =>
  words[here]?.shape === "lower" &&
  words[here]?.gap === " " &&
  IDIOM.test(`${words[here - 1]?.key ?? ""} ${words[here]?.key ?? ""}`);

/** "Amber is on amber for homework": who has just been named would be "her" now. */
export function isSaidBefore(words: readonly Token[], here: number): boolean {
  return (
    PREPOSITIONS.has(words[here - 1]?.key ?? "") &&
    words.slice(0, here).some(({ key }) => key === words[here]?.key)
  );
}

/** "The eve of tests", "off pat", "pat answers", "ruby red glaze": a name in small letters that is plainly a word. */
export function isPlainlyWord(place: Place, wordAsWell = false): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  if (token === undefined || token.shape !== "lower" || token.possessive) return false;
  if (isMost(token, tokens[at + 1])) return true;
  if (!isEnglish(token.key)) return false;
  const { words, here } = sentenceOf(place);
  if (leavesOutIs(words, here) || endsInItsVerb(words, here)) return false;
  if (isHalfOfWord(token, tokens[at + 1])) return true;
  if (areThings(words, here) || isIdiom(words, here) || isOneOfParts(words, here)) return true;
  if (GROWS.test(tokens[at + 1]?.key ?? "") && tokens[at + 1]?.gap === " ") return true;
  const [before, next] = [words[here - 1], words[here + 1]];
  const apart = before === undefined || /[,;(]/u.test(token.gap);
  if (!apart && /^(?:a|an|the|this|that|every|each|some|any|no|one|two|three)$/u.test(before.key))
    return true;
  // "Off pat", but "copied off jack".
  if (!apart && before.key === "off" && !COPIES.test(words[here - 2]?.key ?? "")) return true;
  // No "josh likes to josh": who is called what hardly is a word goes twice.
  if (wordAsWell && !apart && isSaidBefore(words, here)) return true;
  // "The incident ray".
  if (!apart && isLedTo(words, here) && !comesAfterOpener(words, here)) return true;
  // "Olive trees and ivy": in a row with things.
  const thing = words[here - 2];
  if (
    !apart &&
    /^(?:and|or)$/u.test(before.key) &&
    thing?.shape === "lower" &&
    /[^s]s$/u.test(thing.key) &&
    isCommonWord(thing.key) &&
    !isKnownName(thing.key) &&
    !inCompany(place) &&
    !isSubject(words, here, () => tagsAround(words, here))
  )
    return true;
  // "Drew holly leaves": what is made of it.
  if (!apart && MAKES.test(before.key) && next?.gap === " " && THINGS_OF_IT.test(next.key))
    return true;
  // "When a firm can sue": a verb that ends what is said.
  if (
    !apart &&
    here > 1 &&
    BASES.has(token.key) &&
    /^(?:can|could|must|should|might|cannot)$/u.test(before.key) &&
    next === undefined
  )
    return true;
  // "They rob each other of time", "mustn't rob himself": a verb with whom it is done to.
  if (
    !apart &&
    BASES.has(token.key) &&
    (/^(?:they|we)$/u.test(before.key) || (before.key !== "to" && MODAL.test(before.key))) &&
    /^(?:each|one|himself|herself|themselves|ourselves|him|them|the|an?|his|their|every)$/u.test(
      next?.key ?? "",
    )
  )
    return true;
  // "Can jack up a car".
  if (
    !apart &&
    /^(?:can|could|must|should)$/u.test(before.key) &&
    /^(?:up|off|out|down)$/u.test(next?.key ?? "")
  )
    return true;
  // "Before parents eve", "on new years eve".
  if (
    !apart &&
    token.key === "eve" &&
    /^(?:parents|years|christmas|results|moving)$/u.test(before.key)
  )
    return true;
  // "Jack of all trades", "iris and pupil labelled".
  const other = words[here + 2];
  if (next?.key === "of" && next.gap === " ") return true;
  if (
    next?.key === "and" &&
    apart &&
    other?.shape === "lower" &&
    isEnglish(other.key) &&
    !isKnownName(other.key) &&
    !/^(?:i|he|she|they|his|her|their|my|others|friends)$/u.test(other.key)
  )
    return !inCompany(place);
  if (
    next === undefined ||
    next.gap !== " " ||
    next.shape !== "lower" ||
    followsSocial(place) ||
    inCompany(place)
  )
    return false;
  if (
    next.key.length < 2 ||
    PREPOSITIONS.has(next.key) ||
    DETERMINERS.has(next.key) ||
    ADVERB.test(next.key) ||
    (BASES.has(next.key) && !isCommonNoun(next.key))
  )
    return false;
  // "Gives pat answers".
  if (
    !apart &&
    THIRD_PERSON.has(before.key) &&
    NOUN_OR_VERB.has(next.key) &&
    !TO_A_PERSON.test(before.key)
  )
    return true;
  let tags: string[] | undefined;
  const tagged = () => (tags ??= tagsAround(words, here));
  if (isSubject(words, here, tagged)) return false;
  const tag = tagged()[here + 1];
  return (
    ((tag === "NOUN" || tag === "ADJ") && !ADJECTIVES.has(next.key)) ||
    (tag === "ADJ" && words[here + 2] !== undefined && tagged()[here + 2] === "NOUN")
  );
}

export const isCommonNoun = (word: string) =>
  NOUN_OR_VERB.has(`${word}s`) || (/(?:[sxz]|[cs]h)$/u.test(word) && NOUN_OR_VERB.has(`${word}es`));
