import { isUncounted } from "../notes/countability.ts";
import { BASES, PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { ADJECTIVES, DETERMINERS, PERSON_NOUNS, PREPOSITIONS } from "../notes/word-lists.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import {
  comesAfterOpener,
  endsInItsVerb,
  isCalled,
  isFormBehind,
  isState,
  leavesOutIs,
  OF_A_QUALITY,
} from "./notes-headed.ts";
import { isOwnSurname } from "./own-surname.ts";
import {
  areThings,
  ARTICLE,
  COLOURS,
  isCommonNoun,
  isHalfOfWord,
  isLedTo,
  isSaidBefore,
  MODAL,
  TO_A_PERSON,
} from "./plainly-word.ts";
import { isSurelySomebody } from "./somebody.ts";
import type { KnownWord } from "./roster.ts";
import {
  ADVERB,
  AUXILIARY,
  isSubject,
  sentenceOf,
  SUBJECT,
  tagsAround,
  WHOSE,
} from "./subject-of.ts";
import { hasTitle, isTime, isTitleRun, type Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isEnglish } from "./words.ts";

/** What goes before "with", "of" and the like where a teacher speaks of a pupil: "so proud of grace". */
const FEELING =
  /^(?:proud|pleased|happy|impressed|delighted|disappointed|concerned|worried|thrilled|fond|chuffed|done|credit|congratulations|thanks|words?|chat(?:s|ted)?|conversations?|spoke|speak|spoken|speaking|talk(?:ed|s)?|email(?:ed)?|met|meet(?:ing)?|sat|expect|hear|hearing|heard|best|hopes|wishes|luck|work(?:ed|ing)?|said|explained|suggested|given|gave|goes|prize|award|point|report|note|target|targets|from)$/u;
const GREETING =
  /^(?:done|thanks|thank|you|sorry|hello|hi|dear|congratulations|bravo|on|it|up|work|job|effort|luck|see|yes|oh|no|keep|again)$/u;
const GOT =
  /^(?:lost|lose|loses|losing|gain(?:s|ed|ing)?|get|gets|got|getting|drop(?:s|ped|ping)?|award(?:ed)?|miss(?:es|ed|ing)?|scor(?:e|es|ed|ing)|earn(?:s|ed|ing)?|per|each|every|at|full|half)$/u;
/** What a person does and no quality (hope works, patience plays a part): "hope wrote a poem", "blessing thinks". */
const DONE_BY_PEOPLE =
  /^(?:wrote|read|led|asked|scored|answered|handed|drew|sang|ran|swam|won|sat|spoke|told|said|thinks|reckons|wants|knows|believes|says|tells|writes|reads|speaks|listens|asks|answers|tries|enjoys|likes|loves|struggles|sits|chats|talks|worked|finished|finishes|completed|completes|forgot|forgets|missed|misses|arrives|arrived|attended|attends|built|designed|painted|presented|played|swims)$/u;
export const isDoneByPeople = (verb: string) => DONE_BY_PEOPLE.test(verb);
const DONE_BY_QUALITIES =
  /^(?:needed|required|played|helped|allowed|enabled|improved|increased|lacked|seemed|appeared|remained|showed|shined|waned|faded|rewarded|wavered|failed|slipped|lasted|turned|changed|caused|resulted|followed|dropped|inspired|motivated|encouraged|received|tested|limited|paid|wanted|used|noted)$/u;
/** What is said of hope and of joy as it is of people: "hope drives the plot". */
export const QUALITIES_DO =
  /^(?:is|was|has|does|helps?|makes|pays|plays|comes|goes|gives|takes|means|allows|shows|lacks|needs|brings|keeps|gets|leads|matters|counts|works|runs|wins|requires|fills|drives|inspires|fuels|dies|fades|rules|triumphs|turns|grows|remains|seems|appears|becomes|ends|begins|starts|stands|lies|spreads|carries|moves|saves|binds|applies|features|underpins|unites|continues|improves|increases|develops|results|follows|shines|lasts|rises|falls|drops|affects|enables|prevents|limits|holds|lets|stops|costs|springs|overcomes|conquers|replaces|gives|returns|survives|links|connects|represents|symbolises)$/u;
const THINKS = /^(?:think|feel|believe|know|hope|say|said|sure|confident|find|found|fear)$/u;
/** What is done to a person and to no quality: "move grace". */
const MOVES_A_PERSON =
  /^(?:mov(?:e|ed|ing)|remind(?:ed)?|ask(?:ed)?|tell|told|seat(?:ed)?|email(?:ed)?|phone[d]?|thank(?:ed)?|invite[d]?|warn(?:ed)?)$/u;
const AFTER_PERSON = /^(?:who|whose|whom|he|she|himself|herself|themselves|themself)$/u;

/** "So proud of summer", "spoke to may": whom a teacher speaks of or to, be it called like a month. */
const OF_THE_PUPIL =
  /^(?:proud of|(?:spoke|spoken|speak|talked|chatted|credit|done|thanks|listen) (?:to|with)|eye on|pleased with|happy with|impressed (?:with|by))$/u;
/** What is had of a pupil, and what is hard for one: "no homework from grace", "a good term for hope". */
const HAD_OF =
  /^(?:(?:effort|homework|work|answers?|contributions?|responses?|improvements?|progress|piece|essay|questions?|nothing|little|more|much|less|start|performance|results?) from|(?:term|year|week|month|half|lesson|easy|hard|harder|easier|tough|difficult|tricky|challenging|step|start|result|tests?) for)$/u;
/** A subject of lessons or a time: "no homework for art". */
const LESSON_OR_TIME = /^(?:art|may|summer|autumn|winter|spring|april|june|august)$/u;

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
  if (isHalfOfWord(token, tokens[at + 1]) || areThings(words, here)) return false;
  const prior = before?.key ?? "";
  const follows = next?.key ?? "";
  const capital = token.shape !== "lower";
  const behind = text.slice(token.end, next?.start ?? token.end + 4);
  let known_tags: string[] | undefined;
  const tags = () => (known_tags ??= tagsAround(words, here));
  const comma = /[,;(]/u.test(token.gap);
  if (!known.first) return isOwnSurname(place, words, here, tags);
  // "Since summer summer has been focused": of a word said twice the second is who does something.
  if (
    prior === token.key &&
    !capital &&
    token.gap === " " &&
    !MODAL.test(token.key) &&
    isSubject(words, here, tags)
  )
    return true;
  // "Art is his best medium", "summer is her favourite season": what somebody has.
  if (isWhatSomebodyHas(words, here)) return false;
  if (here === 0 && isFormBehind(next)) return true;
  if (here === 0 && isOneself(words)) return true;
  const opensPair = here === 0 && next?.key === "and";
  const after = comesAfterOpener(words, here);
  const leading = words
    .slice(Math.max(0, here - 2), here)
    .map(({ key }) => key)
    .join(" ");
  const spokenOf =
    OF_THE_PUPIL.test(leading) ||
    // "A good year for Summer".
    (capital && /^(?:term|year) for$/u.test(leading));
  if (isTime(place) && !opensPair && !(token.possessive && here === 0) && !spokenOf) return false;
  if (before !== undefined && !comma) {
    const thinks =
      prior === "that" &&
      (AUXILIARY.test(follows) || /^(?:will|may)$/u.test(follows)) &&
      THINKS.test(words[here - 2]?.key ?? "");
    if (thinks) return true;
    if (WHOSE.test(prior) && !(capital && /^(?:that|more|one|this|best|each)$/u.test(prior)))
      return false;
    if (/\d\s*$/u.test(token.gap)) return false;
    // "A nice guy", "every good mark".
    if (
      !capital &&
      !(after && isSubject(words, here, tags)) &&
      (isLedTo(words, here) || (ADJECTIVES.has(prior) && ARTICLE.test(words[here - 2]?.key ?? "")))
    )
      return false;
    // "Burnt sienna", "dark amber".
    if (
      !capital &&
      /^(?:burnt|raw|dark|light|pale|bright|deep|yellow|red|green|blue)$/u.test(prior) &&
      COLOURS.test(token.key)
    )
      return false;
    if (!capital && isSaidBefore(words, here)) return false;
    if (SUBJECT.test(prior) && !capital && !isSubject(words, here, tags)) return false;
    if (MODAL.test(prior) && !capital && BASES.has(token.key))
      return (
        prior === "to" && FEELING.test(words[here - 2]?.key ?? "") && !DETERMINERS.has(follows)
      );
  }
  // "In favour of longer essays".
  if (!capital && before !== undefined && follows === "of" && next?.gap === " ") return false;
  if (/^\s*[&+]/u.test(behind) && next !== undefined && next.shape !== "lower") return true;
  if (/^\s*[&+]/u.test(behind) && here === 0 && /^(?:his|her|their)$/u.test(follows)) return true;
  if (capital && isTitleRun(place)) return false;
  if (token.possessive) return true;
  if (AFTER_PERSON.test(follows) && next !== undefined && !/^(?:hope|will|may)$/u.test(token.key))
    return true;
  // "Grace", "GRACE!", "Grace Grace": nothing but the name.
  const alone = words.every(({ key }) => key === token.key);
  if (alone && (words.length > 1 || tokens.length === 1 || capital)) return true;
  if (isCalled(place, here, behind)) return true;
  // "grace 📞 07700": a note that is headed by a name.
  if (at === 0 && words.length === 1 && /^\s*[\p{S}\d]/u.test(behind)) return true;
  if (spokenOf && closes(words, here)) return true;
  if (capital && here > 0 && !token.opens && !isHeading(words, here)) return true;
  if (leavesOutIs(words, here) || isState(words, here) || isSurelySomebody(place)) return true;
  // "Grace to see me", "for grace this is hard".
  if (
    here === 0 &&
    follows === "to" &&
    token.key !== "hope" &&
    // "Happy to help".
    !(ADJECTIVES.has(token.key) && !capital) &&
    BASES.has(words[2]?.key ?? "")
  )
    return true;
  if (
    here === 1 &&
    /^(?:for|with|to)$/u.test(prior) &&
    /^(?:this|it|that|the|he|she)$/u.test(follows) &&
    AUXILIARY.test(words[3]?.key ?? "")
  )
    return true;
  if (MOVES_A_PERSON.test(prior) && closes(words, here)) return true;
  // "A pleasure to teach grace", "would love hope to speak up".
  const [wish, to] = [words[here - 3]?.key ?? "", words[here - 2]?.key ?? ""];
  if (
    to === "to" &&
    /^(?:teach|have|know)$/u.test(prior) &&
    (PERSON_NOUNS.has(wish) || /^(?:great|lovely|good|nice|wonderful|privilege|fun)$/u.test(wish))
  )
    return true;
  // "Lovely to see mercy smile".
  if (
    to === "to" &&
    /^(?:see|watch|hear)$/u.test(prior) &&
    /^(?:great|lovely|good|nice|wonderful|pleasing)$/u.test(wish) &&
    BASES.has(follows)
  )
    return true;
  if (
    /^(?:love|like|expect|trust|encourage)$/u.test(prior) &&
    follows === "to" &&
    BASES.has(words[here + 2]?.key ?? "")
  )
    return true;
  // "No homework from grace", "a hard term for hope", "for faith, tests are hard".
  if (!LESSON_OR_TIME.test(token.key) && closes(words, here)) {
    if (HAD_OF.test(`${to} ${prior}`)) return true;
    if (here === 1 && prior === "for" && next !== undefined && /,/u.test(next.gap)) return true;
  }
  // "May read her poem", "Will put his hand up", where the note is on a May or a Will.
  if (
    here === 0 &&
    /^(?:will|may)$/u.test(token.key) &&
    PASTS.has(follows) &&
    BASES.has(follows) &&
    DETERMINERS.has(words[here + 2]?.key ?? "")
  )
    return true;
  const subject = isSubject(words, here, tags) || endsInItsVerb(words, here);
  const uncounted = isUncounted(token.key) || /^(?:hope|praise|joy)$/u.test(token.key);
  if (subject && (before === undefined || comma || after || !isBound(prior, tags()[here - 1]))) {
    if (!uncounted || capital) return true;
    if (DONE_BY_PEOPLE.test(words[here + 1]?.key ?? "")) return true;
    if (
      words
        .slice(here + 2, here + 6)
        .some(
          ({ key }) =>
            PERSON_NOUNS.has(key) || /^(?:girl|boy|child|person|young|student)$/u.test(key),
        )
    )
      return true;
    // "Clay made a clay pot".
    if (PASTS.has(follows) && words.slice(here + 2).some(({ key }) => key === token.key))
      return true;
    // "Melody sings the tune": what no quality does, as long as no topic is spoken of.
    if (THIRD_PERSON.has(follows) && !QUALITIES_DO.test(follows) && follows.endsWith("s"))
      return true;
    // "Merit earned a place": what no quality does is done by somebody, whatever comes behind.
    if (PASTS.has(follows) && follows.endsWith("ed") && !DONE_BY_QUALITIES.test(follows))
      return true;
    return !OF_A_QUALITY.test(
      words.slice(here + 2, here + 4).find(({ key }) => !ADVERB.test(key) && key !== "not")?.key ??
        "",
    );
  }
  if (capital && here > 0) return false;
  if (capital)
    return (
      /^(?:and|or)$/u.test(follows) &&
      (words[here + 2]?.shape === "capital" ||
        /^(?:his|her|their)$/u.test(words[here + 2]?.key ?? ""))
    );
  if (follows === "and" || prior === "and") {
    const other = words[follows === "and" ? here + 2 : here - 2];
    // "Will and grace giggle": two that people are called, who do something together.
    if (
      follows === "and" &&
      here === 0 &&
      other &&
      GIVEN_NAMES.has(other.key) &&
      doTogether(words[here + 3])
    )
      return true;
    if (
      other &&
      (AFTER_PERSON.test(other.key) ||
        (follows === "and" && here === 0 && /^(?:his|her|their)$/u.test(other.key)) ||
        other.key === "i" ||
        (GIVEN_NAMES.has(other.key) && !isEnglish(other.key)))
    )
      return true;
  }
  if (before === undefined) return false;
  if (
    FEELING.test(words[here - 2]?.key ?? "") &&
    /^(?:with|w|of|by|about|to|for|from|in|at)$/u.test(prior)
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
  // "From amber to green": between two of a kind.
  if (prior === "from" && follows === "to") return false;
  if (PREPOSITIONS.has(prior) && isCountedBare(token, next, tags()[here + 1]))
    return !GOT.test(prior);
  return false;
}

/** "Art is his own worst enemy": as only people are to themselves. */
const isOneself = (words: readonly Token[]) =>
  /^(?:is|was) (?:his|her|their) own (?:worst|best|person|man|boss|harshest|biggest)$/u.test(
    words
      .slice(1, 5)
      .map(({ key }) => key)
      .join(" "),
  );

/** "Is his best medium", "was her favourite topic": said of a thing, as no pupil is anybody's best. */
export function isWhatSomebodyHas(words: readonly Token[], here: number): boolean {
  const [verb, whose, rank, what] = words.slice(here + 1, here + 5);
  return (
    words[here]?.shape === "lower" &&
    /^(?:is|was)$/u.test(verb?.key ?? "") &&
    /^(?:his|her|their)$/u.test(whose?.key ?? "") &&
    /^(?:best|better|favourite|strongest|weakest|main|chosen|preferred|first|second|next|stronger|weaker)$/u.test(
      rank?.key ?? "",
    ) &&
    what !== undefined &&
    !PERSON_NOUNS.has(what.key) &&
    !/^(?:friend|mate|self|partner)$/u.test(what.key)
  );
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

/** What two do: "giggle", "were", "both". */
function doTogether(verb: Token | undefined): boolean {
  return (
    verb !== undefined &&
    verb.gap === " " &&
    verb.shape === "lower" &&
    (/^(?:are|were|have|both|need|get|do|did|sit|sat|always|often)$/u.test(verb.key) ||
      (BASES.has(verb.key) && !isCommonNoun(verb.key)) ||
      /^(?:giggle|chat|talk|work|argue|laugh|distract|help|play)$/u.test(verb.key))
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
    /^(?:away|back|twice|once|so|over|forward|forwards|nearer|seats?|groups?|and|but|because|as|when|who|this|today|again|too|is|was|has|how|that|to|i|he|she|they|up|more|out)$/u.test(
      next.key,
    )
  );
}

/** After a preposition or another noun a word is no subject: "strength of will is", "the work mark was". */
function isBound(prior: string, tag: string | undefined): boolean {
  if (
    /^(?:and|but|when|because|as|that|if|while|since|although|though|so|how|think|feel|believe|hope|know|said|where|what|once|until|after|before|than|unless|whether|like|glad|pleased|happy|delighted|sure|sorry|relieved|thrilled|hopeful)$/u.test(
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
