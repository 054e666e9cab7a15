import { PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import type { Token } from "./tokens.ts";
import { isCommonWord, isEnglish } from "./words.ts";

const TITLES: ReadonlySet<string> = new Set(
  "mr mrs miss ms mx dr prof professor sir madam mister doctor coach madame mademoiselle monsieur senor senora herr frau mme mlle sra srta sr rev revd reverend fr canon imam rabbi pastor nurse matron sensei pc sgt constable sergeant".split(
    " ",
  ),
);
/** "Mr", "Dr" and the like, folded. */
export const isTitle = (word: string) => TITLES.has(word);

const MONTHS: ReadonlySet<string> = new Set(
  "january february march april may june july august september october november december".split(
    " ",
  ),
);
/** Whether a folded word is the name of a month, which people are called as well. */
export const isMonth = (word: string) => MONTHS.has(word);
const SEASONS: ReadonlySet<string> = new Set("summer autumn winter spring".split(" "));
const TIME_BEFORE: ReadonlySet<string> = new Set(
  "in by since until till last next this early late mid during from before after of for end each every to on".split(
    " ",
  ),
);
/** What a season has: "autumn leaves". */
const OF_A_SEASON = /^(?:leaves|colours|weather|fair|fayre|reading|sports|walk|harvest|flowers)$/u;
const TIME_AFTER: ReadonlySet<string> = new Set(
  "half term exam exams examination examinations mock mocks test tests assessment assessments series day bank holiday holidays break school show concert and paper papers session resit resits onwards deadline report reports entry data tracking week season work coursework".split(
    " ",
  ),
);
/** Words after "Will", "May" and the like at the beginning that only a name has. */
const AFTER_NAME =
  /^(?:is|was|has|had|does|did|can|could|should|would|must|might|isnt|wasnt|hasnt|doesnt|didnt|cant|wont|made|took|gave|wrote|came|went|got|led|ran|sat|won|spoke|began|kept|felt|found|left|met|put|set|showed|shows|goes|[a-z]{2,}(?:[^e]ed|[^aius]s|ies))$/u;
const ADVERB =
  /^(?:always|often|never|really|usually|also|rarely|sometimes|seldom|clearly|still|now|just|only|then|consistently|generally|already|regularly|frequently|occasionally|recently|not|[a-z]+ly)$/u;
const ORDINARY_AFTER: Record<string, RegExp> = {
  mark: /^(?:schemes?|out|his|her|their|own|up|down|the|a|an|this|for|of|in|on|per|range|sheet|breakdown|allocation)$/u,
  rose: /^(?:to|above|from|up|in|through|by|steadily|quickly|gold|window|petals?|garden)$/u,
  hope: /^(?:to|that|he|she|they|it|this|for|is|of|was)$/u,
  grace: /^(?:under|of|in|period|notes?)$/u,
  art: /^(?:is|was|has|work|works|history|room|club|lessons?|exam|portfolio|skills|and|project|homework|folder|coursework|theory)$/u,
  christian:
    /^(?:\w+s|faith|belief|church|art|ethics|theology|tradition|teaching|aid|worship|community)$/u,
  read: /^(?:more|the|a|an|and|through|aloud|for|widely|carefully|out|over|questions?|every|all|it|this|at|with|in)$/u,
  joy: /^(?:of|to|and|in|is)$/u,
  page: /^(?:\w*s|layout|is|numbers?|of|design)$/u,
  kit: /^(?:is|was|has|and|every|for|often|always|regularly|list|forgotten|missing)$/u,
  sky: /^(?:is|was|and|in|sports?)$/u,
  norman:
    /^(?:castles?|conquest|england|invasions?|kings?|rule|knights?|french|barons?|lords?|architecture|churches|arch(?:es)?|times|period|control|keeps?)$/u,
  max: /^(?:heart|speed|power|weight|height|value|marks?|score|temperature)$/u,
  star: /^(?:of|student|pupil|performer|player|charts?|signs?|is)$/u,
};
const COMPANY =
  /^(?:with|w|beside|alongside|opposite|near|behind|like|helped|helps|helping|supports?|supported|distracts?|distracted|teases?|annoys?|partnered|paired|partners?|mates?|friends?|to|by|from|than|and|or)$/u;
const TOGETHER =
  /^(?:work\w*|sit\w*|sat|partner\w*|pair\w*|group\w*|friend\w*|talk\w*|chat\w*|collaborat\w*|team\w*|next|argu\w*|play\w*|mess\w*|compet\w*|clash\w*|gets?|got|together|share\w*|sharing|laugh\w*|copie\w*|copy\w*|lab|project|presentation|duet|well|along|on|relationship|close|away)$/u;

/** What a classmate has and a scientist or a poet does not. */
export const OWNED =
  /^(?:partners?|friends?|mates?|desk|seat|group|team|books?|brother|sister|twin|notes|answers|homework|side|table|pen|bag|help|lead|fault|influence|ruler|chair|phone|mum|dad)$/u;

/** What no thing or topic does. */
export const ONLY_PEOPLE =
  /^(?:distract(?:s|ed)|argue[sd]|talk(?:s|ed)|chat(?:s|ted)|sits|sat|tease[sd]|laugh(?:s|ed)|annoy(?:s|ed)|interrupt(?:s|ed)|said|says|joke[sd]|complain(?:s|ed)|giggle[sd]|whisper(?:s|ed)|copie[sd])$/u;

/** What somebody says or thinks, who is told of by a surname: "Pike agrees", "Marsh reckons". */
const SAYS =
  /^(?:agrees|agreed|disagrees|says|said|thinks|thought|reckons|reckoned|reports|reported|mentioned|mentions|suggests|suggested|confirms|confirmed|complains|complained|believes|insists|noticed|emailed|rang|phoned|asked|told|tells|warned)$/u;

const TEACHES =
  /^(?:moved|teaches|taught|praised|praises|kept|sent|seated|tutors|coaches|warned)$/u;

/** The tokens around one of them, with what their letters show. */
export type Place = { tokens: readonly Token[]; at: number };

function adjacent(token: Token | undefined): boolean {
  return token !== undefined && /^[ \u00A0]?[.,]?[ \u00A0]*-?$/u.test(token.gap);
}

/** After "Miss", "Mr." and the like. */
export function hasTitle({ tokens, at }: Place): boolean {
  const before = tokens[at - 1];
  return before !== undefined && TITLES.has(before.key) && adjacent(tokens[at]);
}

const FELLOW =
  /^(?:friend|bestfriend|bestie|bff|mate|classmate|teammate|neighbour|buddy|pal|twin|brother|sister|bro|sis|cousin|partner|chum|bestmate|enemy|rival|sidekick|boyfriend|girlfriend|gf|bf|mum|mother|dad|father|nan|nana|gran|grandma|grandad|auntie|aunty|aunt|uncle|niece|nephew|stepdad|stepmum|stepbrother|stepsister|carer|godmother|godfather|sibling|pupil|student)$/u;

/** Whether a word says what somebody is to somebody: "friend", "carer". */
export const isFellow = (word: string) => FELLOW.test(word);

const PET = /^(?:dog|cat|pony|horse|puppy|kitten|rabbit|hamster|guinea|pig|tortoise|parrot|lamb)$/u;

/** "Her dog Biscuit", "a pony called Star": an animal of somebody's. */
export function isPet({ tokens, at }: Place): boolean {
  const token = tokens[at];
  if (token?.shape !== "capital") return false;
  const called = /^(?:called|named)$/u.test(tokens[at - 1]?.key ?? "");
  return called
    ? PET.test(tokens[at - 2]?.key ?? "")
    : adjacent(token) &&
        PET.test(tokens[at - 1]?.key ?? "") &&
        /^(?:his|her|their|the|family)$/u.test(tokens[at - 2]?.key ?? "");
}

/** "her friend Destiny", "a friend called Hope": who it is has just been said, so any word is a name. */
export function isIntroduced({ tokens, at }: Place): boolean {
  const token = tokens[at];
  const bracketed = token?.gap === " (" && tokens[at + 1]?.gap.startsWith(")") !== false;
  if (token === undefined || (token.opens && !bracketed)) return false;
  // "Her brother kaiden": in small letters a word that no dictionary has.
  if (token.shape !== "capital" && (isEnglish(token.key) || token.key.length < 3)) return false;
  const called = /^(?:called|named)$/u.test(tokens[at - 1]?.key ?? "");
  const before = tokens[called ? at - 2 : at - 1];
  // "His dog called Biscuit": whoever knows the dog knows the child.
  if (isPet({ tokens, at })) return true;
  if (before === undefined || before.shape !== "lower" || !FELLOW.test(before.key)) return false;
  if (called) return true;
  const after = tokens[at + 1];
  // "partner Work", "friend Zone": a heading of capitals, not a person.
  return (
    (adjacent(token) || bracketed) &&
    (after === undefined || after.opens || after.shape === "lower") &&
    !/^(?:work|works|talk|task|tasks|zone|group|groups|activity|activities|reading)$/u.test(
      token.key,
    )
  );
}

/** "Gosh is her nickname", "known as Tiggs at home", "goes by Bear": any word with a capital is a name there. */
export function isNickname({ tokens, at }: Place): boolean {
  const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (token?.shape !== "capital") return false;
  const behind = tokens.slice(at + 2, at + 5).map(({ key }) => key);
  if (
    next !== undefined &&
    /^(?:is|was)$/u.test(next.key) &&
    /^(?:his|her|their)(?: \p{L}+)? (?:nickname|name|handle)\b|^(?:what|how) (?:he|she|they|everyone|everybody|mum|dad)\b/u.test(
      behind.join(" "),
    )
  )
    return true;
  const lead = tokens[at - 2]?.key ?? "";
  if (before === undefined || token.opens || token.gap.trim() !== "") return false;
  return (
    /^(?:nicknamed)$/u.test(before.key) ||
    (before.key === "is" && lead === "nickname") ||
    (before.key === "by" && /^(?:goes|go|went)$/u.test(lead)) ||
    (before.key === "to" && /^(?:answers|shortened)$/u.test(lead))
  );
}

const SOCIAL =
  /^(?:argu\w*|chat\w*|talk\w*|sits?|sitting|sat|seated|clash\w*|laugh\w*|gossip\w*|friend\w*|fell|falls?|bicker\w*|fights?|fought|copie[sd]|copies|copying|tease[sd]|giggl\w*|next)$/u;

const SITES =
  /^(?:wikipedia|google|youtube|chatgpt|sparknotes|litcharts|bitesize|quizlet|sparx|seneca|mymaths|educake|hegarty|tassomai)$/u;

/** After "argues with", "sits next to": where only a person can come. */
export function followsSocial({ tokens, at }: Place): boolean {
  // "Copied from Wikipedia": from a site, which is nobody.
  if (SITES.test(tokens[at]?.key ?? "")) return false;
  return (
    COMPANY.test(tokens[at - 1]?.key ?? "") &&
    tokens.slice(Math.max(0, at - 3), at - 1).some(({ key }) => SOCIAL.test(key))
  );
}

/** "argues with Destiny", "sits next to Reef": what is done with people alone, so any capital is a name. */
export function isSocial(place: Place): boolean {
  return inCompany(place) && followsSocial(place);
}

/** "Max heart rate", "mark scheme": before what only the word goes with. */
export function isWordBefore({ tokens, at }: Place): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return next?.gap === " " && ORDINARY_AFTER[token?.key ?? ""]?.test(next.key) === true;
}

/** Inside a run of capitalised ordinary words: "Key Stage", "Art and Design". */
export function isTitleRun({ tokens, at }: Place): boolean {
  const near = [tokens[at]?.opens ? undefined : tokens[at - 1], tokens[at + 1]];
  return near.some(
    (other) =>
      other !== undefined &&
      !other.opens &&
      other.shape === "capital" &&
      isCommonWord(other.key) &&
      !GIVEN_NAMES.has(other.key),
  );
}

/** Whether the name of a month or of a season stands for the time: "in May", "the summer term". */
export function isTime({ tokens, at }: Place): boolean {
  const token = tokens[at];
  if (token === undefined || !(MONTHS.has(token.key) || SEASONS.has(token.key))) return false;
  // "She was late. May is better now": no "late May".
  const before = token.opens ? undefined : tokens[at - 1];
  const after = tokens[at + 1];
  // "Mentors Summer and Joy".
  const beside = after?.key === "and" ? tokens[at + 2] : undefined;
  if (
    token.shape === "capital" &&
    beside?.shape === "capital" &&
    GIVEN_NAMES.has(beside.key) &&
    !MONTHS.has(beside.key) &&
    !SEASONS.has(beside.key) &&
    !TIME_BEFORE.has(before?.key ?? "")
  )
    return false;
  return (
    (before !== undefined &&
      (TIME_BEFORE.has(before.key) || (MONTHS.has(before.key) && before.key !== token.key))) ||
    /\d(?:st|nd|rd|th)?(?: of)? *$/u.test(token.gap) ||
    (after !== undefined && TIME_AFTER.has(after.key)) ||
    (SEASONS.has(token.key) && after?.gap === " " && OF_A_SEASON.test(after.key)) ||
    (after !== undefined && /^['’]?\s*\d/u.test(after.gap)) ||
    // "Off for bits of april and may".
    (before?.key === "and" &&
      MONTHS.has(tokens[at - 2]?.key ?? "") &&
      tokens[at - 2]?.key !== token.key)
  );
}

/** "works well with grace": someone to work, sit or talk with, whatever the letters. */
export function inCompany({ tokens, at }: Place): boolean {
  const before = tokens[at - 1];
  const token = tokens[at];
  if (before === undefined || token === undefined || token.opens || !COMPANY.test(before.key))
    return false;
  const after = tokens[at + 1];
  const closes =
    after === undefined ||
    after.opens ||
    /[,;]/u.test(after.gap) ||
    /^(?:today|lately|now|better|well|more|again|yesterday|and|in|on|at|about|over|during|when|who|because|as|but|for|to|too|again|or|is|was|has|every|this|last)$/u.test(
      after.key,
    );
  if (!closes) return false;
  if (before.key === "and" || before.key === "or") {
    return tokens.slice(Math.max(0, at - 5), at - 1).some(
      ({ key, shape }, index, all) =>
        GIVEN_NAMES.has(key) &&
        key !== "will" &&
        (shape !== "lower" ||
          !isEnglish(key) ||
          // "Robin and wren identified": two words of English are no company for each other.
          (index === all.length - 1 && (token.shape !== "lower" || !isEnglish(token.key)))),
    );
  }
  // "Responds well to praise", "gets on from there": with nobody.
  const loose = /^(?:to|by|from|than)$/u.test(before.key);
  return tokens
    .slice(Math.max(0, at - 5), at - 1)
    .some(
      ({ key }) => TOGETHER.test(key) && !(loose && /^(?:well|along|on|gets?|got)$/u.test(key)),
    );
}

/** "works from March to May": the months of a stretch, not somebody to work with. */
function isSpan({ tokens, at }: Place): boolean {
  const before = tokens[at - 1]?.key ?? "";
  return (
    isTime({ tokens, at }) &&
    /^(?:to|by|from|and|than)$/u.test(before) &&
    tokens[at - 2]?.key !== "next"
  );
}

/** "The crown prince's murder". */
const isRanked = ({ tokens, at }: Place) =>
  /^(?:the|a|an)$/u.test(tokens[at - 2]?.key ?? "") &&
  tokens[at - 1]?.shape === "lower" &&
  tokens[at]?.gap === " ";

/** Whether a first name that is also a word stands here as a name. */
export function readsAsFirstName(place: Place): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  if (token === undefined) return false;
  if (hasTitle(place)) return true;
  const after = tokens[at + 1];
  if (token.shape !== "lower" && inCompany(place) && !isSpan(place)) return true;
  if (isTime(place)) return false;
  if (
    token.shape !== "lower" &&
    after?.shape === "capital" &&
    /^[^i]$/u.test(after.key) &&
    /^ $/u.test(after.gap)
  ) {
    return tokens[at + 2]?.key !== "level" && tokens[at + 2]?.key !== "levels";
  }
  if (token.shape === "lower")
    return inCompany(place) || (token.possessive && token.key !== "may" && !isRanked(place));
  if (token.possessive) return true;
  // "In Art she copied".
  if (
    token.key === "art" &&
    /^(?:in|for|to|of|at)$/u.test(tokens[at - 1]?.key ?? "") &&
    !token.opens
  )
    return false;
  const modal = token.key === "will" || token.key === "may";
  if (!token.opens && /^(?:says|said|asks|asked|thinks)$/u.test(tokens[at - 1]?.key ?? ""))
    return true;
  if (token.opens) {
    if (after === undefined) return token.gap !== "" && !modal ? false : !modal;
    if (/[,;:]/u.test(after.gap)) return true;
    if (/^(?:and|or)$/u.test(after.key)) return tokens[at + 2]?.shape === "capital";
    if (ORDINARY_AFTER[token.key]?.test(after.key)) return false;
    if (ADVERB.test(after.key)) return AFTER_NAME.test(tokens[at + 2]?.key ?? "");
    // "Faith schools": what ends like a verb and is none.
    if (
      /[^s]s$/u.test(after.key) &&
      !THIRD_PERSON.has(after.key) &&
      !/^(?:is|was|has|does)$/u.test(after.key)
    )
      return false;
    return AFTER_NAME.test(after.key) || after.key === "will" || after.key === "may";
  }
  if (
    after &&
    !after.opens &&
    ORDINARY_AFTER[token.key]?.test(after.key) &&
    token.key !== "hope" &&
    token.key !== "rose" &&
    token.key !== "read"
  ) {
    return false;
  }
  return !isTitleRun(place);
}

/** Whether a surname that is also a word stands here, alone, as a name. */
export function readsAsSurname(place: Place): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  if (token === undefined) return false;
  if (hasTitle(place)) return true;
  const before = tokens[at - 1];
  const initial = token.gap.startsWith(".") ? /^[a-z]$/u : /^[^ai]$/u;
  if (before && token.shape !== "lower" && adjacent(token) && initial.test(before.key)) return true;
  if (
    before &&
    adjacent(token) &&
    before.shape !== "lower" &&
    GIVEN_NAMES.has(before.key) &&
    token.shape !== "lower"
  )
    return true;
  if (token.possessive && token.shape === "capital" && OWNED.test(tokens[at + 1]?.key ?? ""))
    return true;
  if (token.opens && token.shape === "capital" && ONLY_PEOPLE.test(tokens[at + 1]?.key ?? ""))
    return true;
  // No fish and no swamp agrees; what Hughes suggests may stand in a poem.
  const said = tokens[at + 1];
  if (
    token.shape === "capital" &&
    !PUBLIC_WORDS.has(token.key) &&
    said?.gap === " " &&
    (SAYS.test(said.key) ||
      // "Waters moved her".
      (TEACHES.test(said.key) && /^(?:him|her|them)$/u.test(tokens[at + 2]?.key ?? "")))
  )
    return true;
  if (token.shape === "lower" || isCommonWord(token.key) || PUBLIC_WORDS.has(token.key))
    return inCompany(place) && token.shape !== "lower";
  return !token.opens && !isTitleRun(place);
}

/** "Bartek helps him": what is done by a person to another. */
export function actsOnOthers({ tokens, at }: Place): boolean {
  const [verb, whom] = [tokens[at + 1], tokens[at + 2]];
  return (
    verb !== undefined &&
    whom !== undefined &&
    !verb.opens &&
    verb.gap === " " &&
    (THIRD_PERSON.has(verb.key) || PASTS.has(verb.key)) &&
    /^(?:him|her|them|me|us|others|everyone|everybody)$/u.test(whom.key)
  );
}

/** "Kwabena, Abena and she": the last of several people, whatever word the name looks like. */
export function isListed({ tokens, at }: Place): boolean {
  return tokens[at + 1]?.key === "and" && /^(?:he|she|they)$/u.test(tokens[at + 2]?.key ?? "");
}
