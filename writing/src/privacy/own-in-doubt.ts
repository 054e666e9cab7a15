// A word that the student of a note is called, where neither the name nor the word is sure: it goes and comes back as typed.
import { isUncounted } from "../notes/countability.ts";
import { BASES, PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { ADJECTIVES, DETERMINERS, PERSON_NOUNS, PREPOSITIONS } from "../notes/word-lists.ts";
import { actsAsPerson, isDoneByAPerson } from "./acts-as-person.ts";
import { ACRONYMS } from "./names/school-words.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { isDoneByPeople, isWhatSomebodyHas } from "./name-or-word.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { nearWords } from "./near.ts";
import { isState, leavesOutIs, OF_A_QUALITY, OF_THINGS, STATE } from "./notes-headed.ts";
import {
  areThings,
  isCommonNoun,
  isHalfOfWord,
  isIdiom,
  isLedTo,
  isSaidBefore,
  MODAL,
  TO_A_PERSON,
} from "./plainly-word.ts";
import { isCommonWord, isEnglish, isEverydayWord, isKnownName } from "./words.ts";
import { isEntered, type RosterIndex } from "./roster.ts";
import { soundOf } from "./sound.ts";
import {
  ADVERB,
  AUXILIARY,
  sentenceOf,
  startsSaying,
  SUBJECT,
  tagsAround,
  WHOSE,
} from "./subject-of.ts";
import { isMonth, isTime, isTitleRun, type Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";

export const MODAL_NAME = /^(?:will|may)$/u;
/** What a quality is had or done with: "with grace", "full of hope", "under grace". */
const OF_QUALITY =
  /^(?:with|in|about|by|under|into|and|or|through|as|more|less|much|little|some)$/u;
/** A lesson is not bare of a pupil: "in art", "for art". */
const LESSON = /^(?:art|music)$/u;
/** "Keep hope alive", "lost faith in": what is had, kept and lost, as no person is. */
const HAD =
  /^(?:ha(?:s|d|ve|ving)|keep(?:s|ing)?|kept|los(?:e|es|t|ing)|find(?:s|ing)?|found|show(?:s|ed|n|ing)?|put(?:s|ting)?|us(?:e|es|ed|ing)|giv(?:es|ing)|gave|bring(?:s|ing)?|brought|tak(?:e|es|ing)|took|mak(?:e|es|ing)|made|get(?:s|ting)?|got|say(?:s|ing)?|studi(?:es|ed)|study(?:ing)?|enjoy(?:s|ed|ing)?|lov(?:e|es|ed|ing)|like[sd]|lack(?:s|ed|ing)?|need(?:s|ed|ing)?|is|was|are|were|be|been)$/u;

/** A word of the kind that verbs are, before what it is done to: "mark work", "drew a map", "rose to the challenge", "chase up". */
function isVerbOfPupil(words: readonly Token[], here: number, tags: () => string[]): boolean {
  const [own, next] = [words[here], words[here + 1]];
  if (own === undefined || next === undefined || next.gap !== " ") return false;
  if (own.key === "rose") return PREPOSITIONS.has(next.key) || DETERMINERS.has(next.key);
  if (!BASES.has(own.key) && !PASTS.has(own.key)) return false;
  return (
    DETERMINERS.has(next.key) ||
    /^(?:his|her|their|him|them|it|this|that|these|those)$/u.test(next.key) ||
    (/^(?:up|off|out|on)$/u.test(next.key) && words[here + 2]?.key !== "and") ||
    (tags()[here + 1] === "NOUN" && PASTS.has(own.key))
  );
}

/** What a thing may be of, and no time that a sentence begins with: "exam mark", but "today mark was late". */
const isOfMeasure = (key: string) =>
  isCommonWord(key) &&
  key.length > 2 &&
  !BASES.has(key) &&
  // "Nothing fazes summer": a verb that no list has.
  (!/[^s]s$/u.test(key) || key === "maths") &&
  !/^(?:today|yesterday|tomorrow|terms?|weeks?|years?|days?|lessons?|half|times?)$/u.test(key);

const LET = /^(?:let|lets|make|makes|made|help|helps|helped|watch|watched)$/u;

export const isQuality = (key: string) => isUncounted(key) || /^(?:hope|praise|joy)$/u.test(key);

/** "He will", "to mark his own work", "prices rose": what somebody does who is told of before it. */
function isVerbOfOthers(words: readonly Token[], here: number, tags: () => string[]): boolean {
  const [own, before, next] = [words[here], words[here - 1], words[here + 1]];
  if (own === undefined || before === undefined) return false;
  const past = PASTS.has(own.key);
  if (!BASES.has(own.key) && !past && !MODAL_NAME.test(own.key)) return false;
  if (SUBJECT.test(before.key) || PERSON_NOUNS.has(before.key)) return true;
  // "Could mark read more" has its verb behind.
  if (before.key === "to" && MODAL_NAME.test(own.key)) return false;
  if (MODAL.test(before.key)) return !(here === 1 && BASES.has(next?.key ?? ""));
  if (past && !BASES.has(own.key) && tags()[here - 1] === "NOUN" && /[^s]s$/u.test(before.key))
    return true;
  return (
    !PREPOSITIONS.has(before.key) &&
    !TO_A_PERSON.test(before.key) &&
    isVerbOfPupil(words, here, tags)
  );
}

/** What stands before it makes a word of it: an article, a number, a subject whose verb it is, what a quality is had with. */
function isBoundAsWord(words: readonly Token[], here: number, tags: () => string[]): boolean {
  const [own, before, next] = [words[here], words[here - 1], words[here + 1]];
  if (own === undefined || before === undefined || /[,;(]/u.test(own.gap)) return false;
  // "Our grace does try", of whom a teacher is fond.
  if (before.key === "our") return isOfCompound(words, here, tags);
  if (before.possessive || /\d\s*$/u.test(own.gap)) return true;
  // "PE kit".
  if (before.shape === "upper" && own.gap === " " && ACRONYMS.has(before.key.toUpperCase()))
    return true;
  if (/^(?:of|overall)$/u.test(before.key) || WHOSE.test(before.key)) return true;
  if (DETERMINERS.has(before.key) || ADJECTIVES.has(before.key)) return true;
  if (isLedTo(words, here) || isSaidBefore(words, here)) return true;
  if (isVerbOfOthers(words, here, tags)) return true;
  // "Exam mark".
  if (isOfMeasure(before.key) && tags()[here - 1] === "NOUN") return true;
  if (LESSON.test(own.key) && PREPOSITIONS.has(before.key) && before.key !== "from") return true;
  // "To be frank".
  if (ADJECTIVES.has(own.key) && /^(?:is|was|are|were|be|been|being)$/u.test(before.key))
    return true;
  // "It took faith a while": whom it takes time stands before it.
  if (/^(?:took|takes|gives?|gave)$/u.test(before.key) && DETERMINERS.has(next?.key ?? ""))
    return false;
  return isQuality(own.key) && (OF_QUALITY.test(before.key) || HAD.test(before.key));
}

/** "May struggle", "hope to see her", "drew a map", "patience needed": first in its sentence, which leaves out the pupil. */
function isHeadedAsWord(words: readonly Token[], tags: () => string[]): boolean {
  const [own, next] = [words[0], words[1]];
  // "Will, stop calling out": who is spoken to.
  if (own === undefined || next === undefined || next.gap.startsWith(",")) return false;
  let behind = 1;
  while (ADVERB.test(words[behind]?.key ?? "") || /^(?:is|was)$/u.test(words[behind]?.key ?? ""))
    behind++;
  const [verb, further] = [words[behind]?.key ?? "", words[behind + 1]?.key ?? ""];
  if (MODAL_NAME.test(own.key) && (BASES.has(verb) || /^(?:be|have|do)$/u.test(verb))) return true;
  if (own.key === "rose" && ADVERB.test(next.key) && PREPOSITIONS.has(verb)) return true;
  // "Happy to help", "hope to see her".
  if (ADJECTIVES.has(own.key) || own.key === "hope") {
    if (SUBJECT.test(verb) || (verb === "to" && BASES.has(further))) return true;
  }
  if (behind > 1 && (OF_THINGS.test(verb) || (isQuality(own.key) && OF_A_QUALITY.test(verb))))
    return true;
  if (isWhatSomebodyHas(words, 0) || isVerbOfPupil(words, 0, tags)) return true;
  return /^(?:and|or)$/u.test(next.key) && tags()[2] === "NOUN";
}

/** "In May", "the summer term", "from May to July"; "a good term for May" and "nothing from May" may be of a pupil. */
function isOnlyTime(place: Place, before: Token | undefined): boolean {
  const { tokens, at } = place;
  if (!isTime(place)) return false;
  return (
    /\d/u.test(tokens[at]?.gap ?? "") ||
    !/^(?:for|from|to|on|with)$/u.test(before?.key ?? "") ||
    (tokens[at + 1]?.key === "to" && isMonth(tokens[at + 2]?.key ?? ""))
  );
}

/** "Clay pot", "mark schemes": a thing that is called after it, with no article that would have shown it before. */
function isOfCompound(words: readonly Token[], here: number, tags: () => string[]): boolean {
  const next = words[here + 1];
  if (next?.gap !== " " || next.shape !== "lower" || next.key.length < 3) return false;
  // "Dont let mark coast": what somebody is let do.
  if (LET.test(words[here - 1]?.key ?? "") && BASES.has(next.key)) return false;
  if (THIRD_PERSON.has(next.key) || PASTS.has(next.key) || AUXILIARY.test(next.key)) return false;
  if (ADVERB.test(next.key) || PREPOSITIONS.has(next.key) || DETERMINERS.has(next.key))
    return false;
  return isCommonNoun(next.key) || tags()[here + 1] === "NOUN";
}

/**
 * Whether a word that the student is called may be the student where it is, though it is not surely so: nothing around
 * it shows that it is no more than a word. "No fuss from grace", "nothing fazes summer".
 */
export function mayBeOwnName(place: Place): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  if (token === undefined || DETERMINERS.has(token.key) || isHalfOfWord(token, tokens[at + 1]))
    return false;
  const { words, here } = sentenceOf(place);
  const [before, next] = [words[here - 1], words[here + 1]];
  const capital = token.shape !== "lower";
  let known: string[] | undefined;
  const tags = () => (known ??= tagsAround(words, here));
  if (isOnlyTime(place, before) || isIdiom(words, here) || areThings(words, here)) return false;
  if (capital && (isTitleRun(place) || here > 0)) return !isTitleRun(place) && isTime(place);
  if (isBoundAsWord(words, here, tags)) return false;
  if (next === undefined) return true;
  if (next.key === "of" && next.gap === " ") return false;
  // "Miles ahead".
  if (token.key === "miles" && /^(?:ahead|away|off|behind|better|too|from)$/u.test(next.key))
    return false;
  if (isOfCompound(words, here, tags)) return false;
  return here > 0 || !isHeadedAsWord(words, tags);
}

/** Letters that stand for a word of their own: "v quiet", "w her friends", "s" of nothing. */
const SHORTHAND = /^[ainruvwx]$/u;

/** "Read s top in the mock", "castle n late", "pen W", "j peach": the pupil as a mark book lists people, whatever follows. */
function withInitial(tokens: readonly Token[], at: number, own: RosterIndex): number {
  const token = tokens[at];
  // "Boating K", of a Boateng, as well.
  const called = token ? [token.key, ...nearWords(token.key, own.near)] : [];
  const phrase = called
    .flatMap((name) => own.phrases.get(name) ?? [])
    .find(
      ({ words, kind }) =>
        kind === "PUPIL" &&
        words.every(
          (word, step) =>
            step === 0 ||
            (tokens[at + step]?.key === word && /^[ \u00A0-]$/u.test(tokens[at + step]?.gap ?? "")),
        ) &&
        (words[0]?.length === 1) !== (words.at(-1)?.length === 1),
    );
  if (token === undefined || phrase === undefined) return 0;
  const length = phrase.words.length;
  const [last, next] = [tokens[at + length - 1], tokens[at + length]];
  if (last === undefined || (next !== undefined && !/^(?: |[,;.:)])/u.test(next.gap))) return 0;
  const before = tokens[at - 1];
  if (
    !token.opens &&
    before !== undefined &&
    (WHOSE.test(before.key) || DETERMINERS.has(before.key))
  )
    return 0;
  // "W fox late".
  if (token.opens && token.key !== "i" && token.key !== "a" && phrase.words[0]?.length === 1) {
    const { words, here } = sentenceOf({ tokens, at: at + 1 });
    if (leavesOutIs(words.slice(here), 0) || isState(words.slice(here), 0)) return length;
  }
  // "J peach": the letter by itself is hardly a word before a surname, but for "a peach".
  if (phrase.words[0]?.length === 1)
    return token.opens && token.shape === "lower" && !SHORTHAND.test(token.key) ? length : 0;
  if (last.shape !== "lower" || !SHORTHAND.test(last.key)) return length;
  // "Frost a did it" is no English with an article, and "castle n late" none with an "and".
  const without = {
    tokens: [...tokens.slice(0, at + length - 1), ...tokens.slice(at + length)],
    at,
  };
  if (/^[ai]$/u.test(last.key)) return startsSaying({ tokens, at: at + length - 1 }) ? length : 0;
  return token.opens && next !== undefined && (startsSaying(without) || !isOfThing(next))
    ? length
    : 0;
}

/** "W her friends", "n spelling": what the letter is shorthand before. */
const isOfThing = ({ key }: Token) => DETERMINERS.has(key) || isCommonNoun(key) || isUncounted(key);

/** "Harm is quiet" of a Harmony, "frosty is well liked" of a Frost. */
function isCutFrom(key: string, own: RosterIndex): boolean {
  const stem = key.replace(/(?:sy|y|ie|o|s)$/u, "");
  // "Rainy" of a Rain.
  if (stem !== key && isEntered(stem, own) && !key.endsWith("s")) return true;
  // "Pops" of a Poppy.
  const pet = key.endsWith("s") && stem.length > 2 ? stem : key;
  for (const [name, { kind, first }] of own.words)
    if (
      kind === "PUPIL" &&
      first &&
      ((name.length > key.length + 1 && name.startsWith(key)) ||
        (name.length > pet.length + 1 && name.startsWith(pet)) ||
        isHeardAtItsBeginning(key, name))
    )
      return isEntered(name, own);
  return false;
}

const VOWEL = /[aeiouy]/u;

/** "Nick" of a Nikhil, "ash" of an Aisling: said as the name begins, with its first vowel. */
function isHeardAtItsBeginning(key: string, name: string): boolean {
  const said = soundOf(key);
  return (
    key.length > 2 &&
    name.length > key.length + 1 &&
    said.length > 1 &&
    key[0] === name[0] &&
    VOWEL.exec(key)?.[0] === VOWEL.exec(name)?.[0] &&
    soundOf(name).startsWith(said)
  );
}

/** "Rows is doing well" of a Rose, "peers forgot" of a Piers: a word of about as many letters that is said like the name. */
function isHomophone(key: string, { words }: RosterIndex): boolean {
  if (isEverydayWord(key) || key.length < 4) return false;
  for (const [name, { kind }] of words)
    if (
      kind === "PUPIL" &&
      name.length > 3 &&
      Math.abs(name.length - key.length) < 2 &&
      soundOf(name) === soundOf(key) &&
      key !== `${name}s`
    )
      return true;
  return false;
}

/** "Row was late", of a Rowe, and "Honour asks questions", of an Honor: spelt like a word, and said like the name. */
function respelt(tokens: readonly Token[], at: number, own: RosterIndex): boolean {
  const token = tokens[at];
  if (token === undefined || !token.opens || token.key.length < 3) return false;
  if (own.words.has(token.key)) return false;
  const acts = actsAsPerson({ tokens, at }) || isDoneByAPerson(tokens, at);
  // "Thomson is chatty", of a Thompson.
  if (!isEnglish(token.key) && !(acts && PUBLIC_WORDS.has(token.key))) return false;
  if (!acts && !startsSaying({ tokens, at })) return false;
  // "Nut is late", of a Nutt: in small letters by what no thing is.
  const [verb, state] = tokens.slice(at + 1, at + 3);
  if (acts && (isHomophone(token.key, own) || isCutFrom(token.key, own))) return true;
  if (
    token.shape !== "capital" &&
    !acts &&
    !(/^(?:is|was)$/u.test(verb?.key ?? "") && STATE.test(state?.key ?? ""))
  )
    return false;
  return nearWords(token.key, own.near).some(
    (name) =>
      own.words.get(name)?.kind === "PUPIL" &&
      token.key !== `${name}s` &&
      (GIVEN_NAMES.has(token.key) ||
        soundOf(token.key) === soundOf(name) ||
        (acts && isKnownName(token.key) && own.words.get(name)?.last === true) ||
        // "Haze tends to drift off", of a Hazel.
        (acts && name.startsWith(token.key) && own.words.get(name)?.first === true)),
  );
}

/** "Marks attitude to homework has slipped", "jacks been helpful": where no several things could stand. */
function ownsWhatFollows(tokens: readonly Token[], at: number, own: RosterIndex): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || !token.opens || !/[^s]s$/u.test(token.key)) return false;
  const name = token.key.slice(0, -1);
  const known = own.words.get(name);
  // "Harps is doing well", "Harps led us", of a Harpreet: several things would "be", and hardly lead.
  if (
    known?.kind === "PUPIL" &&
    known.first &&
    next?.gap === " " &&
    (/^(?:is|was|has|does)$/u.test(next.key) ||
      (!isEntered(name, own) && (isDoneByPeople(next.key) || /^(?:needs|tries)$/u.test(next.key))))
  )
    return true;
  if (known?.kind !== "PUPIL" || (name.length > 2 && !isEntered(name, own))) return false;
  if (next?.gap !== " " || next.shape !== "lower") return false;
  if (/^(?:been|got|had|not)$/u.test(next.key) || !isEnglish(token.key)) return true;
  // "Pats the best reader here".
  if (
    next.key === "the" &&
    /^(?:best|worst|most|only|first|last|one)$/u.test(tokens[at + 2]?.key ?? "")
  )
    return true;
  // "Graces on the border": of what is not counted there are not several.
  if (isUncounted(name) && PREPOSITIONS.has(next.key) && next.key !== "to") return true;
  if (AUXILIARY.test(next.key) || THIRD_PERSON.has(next.key) || PASTS.has(next.key)) return false;
  if (PREPOSITIONS.has(next.key) || DETERMINERS.has(next.key) || ADVERB.test(next.key))
    return false;
  return (
    isCommonNoun(next.key) ||
    isUncounted(next.key) ||
    ADJECTIVES.has(next.key) ||
    tagsAround([token, next], 0)[1] === "NOUN"
  );
}

/** "Mark stone the lad", "paddy days best piece": first name and surname, both words, where no thing follows. */
function isWhole(tokens: readonly Token[], at: number, own: RosterIndex): boolean {
  const [first, last, behind] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!first?.opens || first.possessive || last?.gap !== " ") return false;
  const known = own.words.get(first.key);
  if (known?.kind !== "PUPIL" || !known.first) return false;
  if (MODAL_NAME.test(first.key) && BASES.has(last.key)) return false;
  // "Rich man is late", of a Mann.
  const asHeard = nearWords(last.key, own.near).some(
    (name) => own.words.get(name)?.last === true && soundOf(name) === soundOf(last.key),
  );
  if (own.words.get(last.key)?.last || asHeard)
    return (
      !last.key.endsWith("ing") &&
      (behind === undefined ||
        behind.opens ||
        /[,;]/u.test(behind.gap) ||
        AUXILIARY.test(behind.key) ||
        DETERMINERS.has(behind.key))
    );
  const owner = /[^s]s$/u.test(last.key) ? own.words.get(last.key.slice(0, -1)) : undefined;
  return owner?.last === true && behind?.gap === " " && !THIRD_PERSON.has(last.key);
}

/** How many words from here on may be the student's name, who is called so but with an initial, another spelling or no apostrophe. */
export function perhapsOwn(tokens: readonly Token[], at: number, own: RosterIndex): number {
  if (isWhole(tokens, at, own)) return 2;
  const length = withInitial(tokens, at, own);
  if (length > 0) return length;
  return respelt(tokens, at, own) || ownsWhatFollows(tokens, at, own) ? 1 : 0;
}
