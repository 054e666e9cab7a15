import { isUncounted } from "../notes/countability.ts";
import { tagWords } from "../notes/tagger.ts";
import { BASES, PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import {
  ADJECTIVES,
  DETERMINERS,
  NOUN_OR_VERB,
  PERSON_NOUNS,
  PREPOSITIONS,
} from "../notes/word-lists.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import type { KnownWord } from "./roster.ts";
import {
  followsSocial,
  hasTitle,
  inCompany,
  isTime,
  isTitleRun,
  type Place,
} from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isEnglish, isKnownName } from "./words.ts";

const AUXILIARY =
  /^(?:is|was|has|had|does|did|can|could|should|would|must|might|cannot|isnt|wasnt|hasnt|hadnt|doesnt|didnt|cant|couldnt|shouldnt|wouldnt|mustnt|ought)$/u;
const MODAL = /^(?:will|may|might|can|could|should|would|must|shall|cannot|to|lets|please|dont)$/u;
const SUBJECT = /^(?:i|he|she|they|we|you|it|who|that|which|this)$/u;
const ADVERB =
  /^(?:always|often|never|sometimes|usually|also|still|already|rarely|clearly|now|then|only|just|really|soon|again|currently|not|both|[a-z]{2,}ly)$/u;
const WHOSE =
  /^(?:a|an|the|his|her|hers|their|its|my|our|your|this|that|these|those|each|every|some|any|no|another|one|two|three|four|five|six|seven|eight|nine|ten|few|many|much|more|most|less|enough|own|what|which|such|half|full|extra|single|final|top|high|low|good|great|bad|best|lost)$/u;
/** "Is needed", "is the key": what is said of patience, and hardly of Patience. */
const OF_A_QUALITY =
  /^(?:needed|required|important|essential|key|vital|crucial|lacking|missing|limited|necessary|everything|paramount|clear|evident|apparent|shown|something|what|one|an?|his|her|their|wearing|the)$/u;
/** What a teacher does with a pupil, so that one comes next: "told grace to". */
const TO_A_PERSON =
  /^(?:ask(?:ed|ing)?|tell|told|telling|remind(?:ed|ing)?|encourag(?:e|ed|ing)|help(?:ed|ing)?|let|mov(?:e|ed|ing)|teach|taught|teaching|thank(?:s|ed)?|congratulat(?:e|ed)|advis(?:e|ed)|invit(?:e|ed)|warn(?:ed)?|watch(?:ed|ing)?|see(?:ing|n)?|saw|know|like|push(?:ed)?|support(?:ed)?|nominat(?:e|ed)|recommend|praise[ds]?|challenge[ds]?|had|have|having|wish|hear|heard|allow(?:ed)?|want(?:ed)?|need|seat(?:ed)?|sat|met|meet)$/u;
/** What goes before "with", "of" and the like where a teacher speaks of a pupil: "so proud of grace". */
const FEELING =
  /^(?:proud|pleased|happy|impressed|delighted|disappointed|concerned|worried|thrilled|fond|chuffed|done|credit|congratulations|thanks|words?|chat(?:s|ted)?|conversations?|spoke|speak|spoken|speaking|talk(?:ed|s)?|email(?:ed)?|met|meet(?:ing)?|sat|expect|hear|hearing|heard|best|hopes|wishes|luck|work(?:ed|ing)?|said|explained|suggested|given|gave|goes|prize|award|point|report|note|target|targets|from)$/u;
const GREETING =
  /^(?:done|thanks|thank|you|sorry|hello|hi|dear|congratulations|bravo|on|it|up|work|job|effort|luck|see|yes|oh|no|keep|again)$/u;
const GOT =
  /^(?:lost|lose|loses|losing|gain(?:s|ed|ing)?|get|gets|got|getting|drop(?:s|ped|ping)?|award(?:ed)?|miss(?:es|ed|ing)?|scor(?:e|es|ed|ing)|earn(?:s|ed|ing)?|per|each|every|at|full|half)$/u;
const HOW_MUCH = /^(?:v|vv|vry|very|so|too|really|quite|not|never|always|often|usually|still)$/u;
const AFTER_PERSON = /^(?:who|whose|whom|he|she|himself|herself|themselves|themself)$/u;

/** The words of the sentence that a place is in, and which of them it is. */
function sentenceOf({ tokens, at }: Place): { words: readonly Token[]; here: number } {
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
function tagsAround(words: readonly Token[], here: number): string[] {
  return tagWords(words.map(({ key }, at) => (at === here ? "Alex" : key || "-")));
}

/** Whether what comes next is the verb of which a singular "Alex" is the subject. */
function isSubject(words: readonly Token[], here: number, tags: () => string[]): boolean {
  let next = here + 1;
  while (next < words.length && ADVERB.test(words[next]?.key ?? "") && words[next]?.key !== "not")
    next++;
  const verb = words[next];
  if (verb === undefined || /[,;]/u.test(verb.gap)) return false;
  if (AUXILIARY.test(verb.key)) return true;
  const behind = words[next + 1]?.key ?? "";
  const own = words[here]?.key ?? "";
  const modal = own === "will" || own === "may";
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
      (tags()[next] === "VERB" && next === here + 1)
    );
  // "Mark reckons it was harsh", "Bill mapped the voyages": a verb that no list has, before what it acts on.
  if (!PASTS.has(verb.key) && !modal)
    return (
      /(?:[^s]s|[^e]ed)$/u.test(verb.key) &&
      tags()[next] === "VERB" &&
      (DETERMINERS.has(behind) || SUBJECT.test(behind) || words[next + 1]?.shape === "capital")
    );
  if (!PASTS.has(verb.key)) return false;
  // "Will put his hand up": what is past and base alike follows a modal as well.
  if (modal) return !BASES.has(verb.key);
  return tags()[next] === "VERB" || tags()[next] === "AUX";
}

/** "Mark, well done", "Grace: a lovely term", "Grace – …": somebody is spoken to, or told of. */
function isCalled(words: readonly Token[], here: number, behind: string): boolean {
  const own = words[here];
  if (own === undefined || here > 0) return false;
  const stop = /^\s*(?:[:,(]|[-\u2010-\u2015]\s|\s[-\u2010-\u2015])/u.test(behind);
  if (!stop) return false;
  const next = words[here + 1];
  if (next !== undefined && /,/u.test(next.gap) && own.shape === "lower")
    return /^(?:you|he|she|they|i|your|well|please|thank|thanks|this|keep|what|great)$/u.test(
      next.key,
    );
  // "Patience: needs work" heads a point.
  return !(isUncounted(own.key) && own.shape === "lower");
}

/**
 * Whether a word that the student is called, and that is a word of English too, stands for the student where it is:
 * told by the words around it. What would be no English with a word of its kind is the name.
 */
export function isOwnName(place: Place, known: KnownWord, text: string): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  if (token === undefined || hasTitle(place)) return false;
  const { words, here } = sentenceOf(place);
  const [before, next] = [words[here - 1], words[here + 1]];
  const prior = before?.key ?? "";
  const follows = next?.key ?? "";
  const capital = token.shape !== "lower";
  const behind = text.slice(token.end, next?.start ?? token.end + 4);
  let known_tags: string[] | undefined;
  const tags = () => (known_tags ??= tagsAround(words, here));
  const comma = /[,;(]/u.test(token.gap);
  if (!known.first) return isOwnSurname(place, words, here, tags);
  const opensPair = here === 0 && next?.key === "and";
  if (isTime(place) && !opensPair && !(token.possessive && here === 0)) return false;
  if (before !== undefined && !comma) {
    if (WHOSE.test(prior) && !(capital && /^(?:that|more|one|this|best|each)$/u.test(prior)))
      return false;
    if (/\d\s*$/u.test(token.gap)) return false;
    // "A nice guy", "every good mark".
    if (
      !capital &&
      ADJECTIVES.has(prior) &&
      /^(?:an?|the|this|that|every|each|any|no|some)$/u.test(words[here - 2]?.key ?? "")
    )
      return false;
    if (!capital && isSaidBefore(words, here)) return false;
    if (SUBJECT.test(prior) && !capital && !isSubject(words, here, tags)) return false;
    if (MODAL.test(prior) && !capital && BASES.has(token.key))
      return (
        prior === "to" && FEELING.test(words[here - 2]?.key ?? "") && !DETERMINERS.has(follows)
      );
  }
  if (/^\s*[&+]/u.test(behind) && next !== undefined && next.shape !== "lower") return true;
  if (capital && isTitleRun(place)) return false;
  if (token.possessive) return true;
  if (AFTER_PERSON.test(follows) && next !== undefined && !/^(?:hope|will|may)$/u.test(token.key))
    return true;
  if (words.length > 1 && words.every(({ key }) => key === token.key)) return true;
  if (isCalled(words, here, behind)) return true;
  // "grace 📞 07700": a note that is headed by a name.
  if (at === 0 && words.length === 1 && /^\s*[\p{S}\d]/u.test(behind)) return true;
  if (capital && here > 0 && !token.opens) return !isHeading(words, here);
  if (leavesOutIs(words, here)) return true;
  const subject = isSubject(words, here, tags);
  const uncounted = isUncounted(token.key) || /^(?:hope|praise|joy)$/u.test(token.key);
  if (subject && (before === undefined || comma || !isBound(prior, tags()[here - 1]))) {
    if (!uncounted || capital) return true;
    if (
      words
        .slice(here + 2, here + 6)
        .some(
          ({ key }) =>
            PERSON_NOUNS.has(key) || /^(?:girl|boy|child|person|young|student)$/u.test(key),
        )
    )
      return true;
    return !OF_A_QUALITY.test(
      words.slice(here + 2, here + 4).find(({ key }) => !ADVERB.test(key) && key !== "not")?.key ??
        "",
    );
  }
  if (capital && here === 0) return follows === "and" && words[here + 2]?.shape === "capital";
  if (follows === "and" || prior === "and") {
    const other = words[follows === "and" ? here + 2 : here - 2];
    if (
      other &&
      (AFTER_PERSON.test(other.key) ||
        (follows === "and" && here === 0 && /^(?:his|her|their)$/u.test(other.key)) ||
        other.key === "i" ||
        (GIVEN_NAMES.has(other.key) && !isCommonWord(other.key)))
    )
      return true;
  }
  if (before === undefined) return false;
  if (
    FEELING.test(words[here - 2]?.key ?? "") &&
    /^(?:with|of|by|about|to|for|from|in|at)$/u.test(prior)
  )
    return (
      closes(words, here) &&
      (!uncounted ||
        /^(?:proud|pleased|happy|impressed|delighted|disappointed|concerned|worried|thrilled|done|chuffed|credit|congratulations|spoke|spoken|speak|speaking|email|emailed)$/u.test(
          words[here - 2]?.key ?? "",
        ))
    );
  if (TO_A_PERSON.test(prior) && !GOT.test(prior))
    return uncounted ? follows === "to" : closes(words, here) || follows === "to";
  if (next === undefined && GREETING.test(prior)) return true;
  if (uncounted || (!BASES.has(token.key) && ADJECTIVES.has(token.key))) return false;
  if (PREPOSITIONS.has(prior) && isCountedBare(token, next, tags()[here + 1]))
    return !GOT.test(prior);
  return false;
}

/** "Mason v able", "sky too tired". */
function leavesOutIs(words: readonly Token[], here: number): boolean {
  return here === 0 && HOW_MUCH.test(words[1]?.key ?? "") && ADJECTIVES.has(words[2]?.key ?? "");
}

/** "Amber is on amber for homework": who has just been named would be "her" now. */
function isSaidBefore(words: readonly Token[], here: number): boolean {
  return (
    PREPOSITIONS.has(words[here - 1]?.key ?? "") &&
    words.slice(0, here).some(({ key }) => key === words[here]?.key)
  );
}

/** "The eve of tests", "off pat", "pat answers", "ruby red glaze": a name in small letters that is plainly a word. */
export function isPlainlyWord(place: Place): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  if (token === undefined || token.shape !== "lower" || token.possessive || !isEnglish(token.key))
    return false;
  const { words, here } = sentenceOf(place);
  if (leavesOutIs(words, here)) return false;
  // "Hunter-gatherers".
  const half = words[here + 1];
  if (half?.gap === "-" && half.shape === "lower" && isEnglish(half.key)) return true;
  const [before, next] = [words[here - 1], words[here + 1]];
  const apart = before === undefined || /[,;(]/u.test(token.gap);
  if (
    !apart &&
    /^(?:a|an|the|this|that|every|each|some|any|no|off|one|two|three)$/u.test(before.key)
  )
    return true;
  if (!apart && isSaidBefore(words, here)) return true;
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
    isCommonWord(other.key) &&
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
    PREPOSITIONS.has(next.key) ||
    DETERMINERS.has(next.key) ||
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

const isCommonNoun = (word: string) => NOUN_OR_VERB.has(`${word}s`);

/** Whether a word is the subject of the verb that follows it, so that "mo" is somebody: "mo is Mohamed". */
export function startsSaying(place: Place): boolean {
  const { words, here } = sentenceOf(place);
  return isSubject(words, here, () => tagsAround(words, here));
}

/** "About mark", "for rose in lessons": a thing that is counted does not stand bare. */
function isCountedBare(token: Token, next: Token | undefined, tag: string | undefined): boolean {
  if (/^(?:will|may|art|max|read|best|pat|sky|summer|autumn|winter|dawn)$/u.test(token.key))
    return false;
  return (
    next === undefined ||
    /[,;]/u.test(next.gap) ||
    !(tag === "NOUN" || tag === "ADJ" || tag === "PROPN")
  );
}

/** The name ends what it is said in: nothing follows that it could belong to. */
function closes(words: readonly Token[], here: number): boolean {
  const next = words[here + 1];
  return (
    next === undefined ||
    /[,;]/u.test(next.gap) ||
    PREPOSITIONS.has(next.key) ||
    ADVERB.test(next.key) ||
    /^(?:and|but|because|as|when|who|this|today|again|too|is|was|has|how|that|to|i|he|she|they|up|more|out)$/u.test(
      next.key,
    )
  );
}

/** After a preposition or another noun a word is no subject: "strength of will is", "the work mark was". */
function isBound(prior: string, tag: string | undefined): boolean {
  if (
    /^(?:and|but|when|because|as|that|if|while|since|although|though|so|how|think|feel|believe|hope|know|said|where|what|once|until|after|before|than|unless|whether|like)$/u.test(
      prior,
    )
  )
    return false;
  return (
    PREPOSITIONS.has(prior) || tag === "NOUN" || tag === "ADJ" || tag === "DET" || tag === "NUM"
  );
}

/** "Used the Mark Scheme", "in Art and Design": capitals of a heading. */
function isHeading(words: readonly Token[], here: number): boolean {
  const word = words[here];
  if (word === undefined) return false;
  const next = words[here + 1];
  return (
    word.shape === "capital" &&
    /^(?:art|french|english|welsh|german|christian|summer|autumn|winter|spring)$/u.test(word.key) &&
    !(next !== undefined && AUXILIARY.test(next.key))
  );
}

/** What is called after who found it. */
const LAW =
  /^(?:law|laws|modulus|theorem|theory|principle|equation|constant|rule|rules|method|experiment|model|ratio|number|numbers|paradox|hypothesis|criterion|effect|cycle|disease|syndrome|reagent|triangle|algorithm)$/u;

/** A surname by itself: "Read needs to plan", "Strong, J". */
function isOwnSurname(
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
