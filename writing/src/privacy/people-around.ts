// Signs that a person may stand where a word is that somebody at the school is called: in doubt it goes and comes back.
import { BASES, PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { ADJECTIVES, PREPOSITIONS } from "../notes/word-lists.ts";
import { isQuality, mayBeOwnName } from "./own-in-doubt.ts";
import { nearWords } from "./near.ts";
import type { RosterIndex } from "./roster.ts";
import { soundOf } from "./sound.ts";
import { isIdiom } from "./plainly-word.ts";
import { ADVERB, sentenceOf } from "./subject-of.ts";
import { isTime, ONLY_PEOPLE, type Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";
import { isEnglish, isEverydayWord } from "./words.ts";

/** Beside whom, away from whom, with whom in trouble: "nxt to chase", "behind wood", "apart frm pope", "detention w day". */
const BESIDE =
  /(?:^| )(?:(?:nxt|next|close|sits?|sat|seated|talks?|chats?|rude|kind|mean|unkind|reported|spoke|spoken|speak|spk|sent|went|apologised?) to|(?:apart|away) (?:from|frm)|distracted by|chased by|kept by|moved by|(?:sits?|sat|seated|sitting) (?:by|w|with|near|on)|(?:laughs?|laughed|shouts?|shouted|swore|stares?) at|(?:crush|picks?|picked|picking|grass(?:es|ed)?|ganged up) on|(?:put|place|seat|word|detention|chat|chats|row|argument|fight|fell out|mtg|meeting|partnered|paired|lunch|gr(?:ou)?p) (?:w|with|by)|(?:swap(?:s|ped)?|shar(?:es?|ed|ing)) [a-z]+ (?:w|with)|beside|opposite|behind|(?:left out|led on|joined|helped|picked on|egged on|led astray|bullied|teased|hit|pushed|copied|upset|annoyed|chosen|accused|mocked|supported|wound up|put off|kicked|bothered|shown up|beaten) by|spoke w|off task w|(?:scared|afraid|frightened|terrified|wary|jealous|envious|fond|victim|complaints?|complained|friends?|mates?|front|instead|rid|copy(?:ing)?) (?:of|off))$/u;
/** To whom something is done, as it is to things: "helps marsh w quadratics". */
const DONE_TO =
  /^(?:see|saw|seen|help(?:s|ed)?|hits?|pushe[sd]|trip(?:s|ped)|annoy(?:s|ed)|tease[sd]|follow(?:s|ed)|distract(?:s|ed)|interrupt(?:s|ed)|copie[sd]|thank(?:ed)?|move[sd]?|partner(?:s|ed))$/u;
/** What is done to people and to no quality: "emailed best", "kicked frost". */
const SAID_TO =
  /^(?:e?mail(?:ed)?|phoned?|rang|ring|call(?:ed)?|text(?:ed)?|msg|ask(?:ed)?|told|tell|kick(?:s|ed)?|pok(?:es|ed)|punche[sd]|shove[sd]|blame[sd]?|mock(?:s|ed)|bull(?:ies|ied)|tease[sd]|accuse[sd])$/u;
/** "Lent forest his notes": to whom something is given. */
const GIVES = /^(?:lent|lends?|gave|gives?|showed|shows?|passe[sd]|ow(?:es|ed)|told|tells?)$/u;
const GIVEN = /^(?:his|her|their|an?|the|some|all)$/u;
/** What is said on after a person, and does not go on with the thing that the word would describe. */
const GOES_ON =
  /^(?:re|abt|about|for|on|before|b4|after|so|again|when|while|if|w|with|around|under|and|n|in|at|during|every|all|over|too|pls|please|bc|because|coz|cos|as|but|today|twice|once|yesterday|nxt|next|this|last|cant|he|she|they|i)$/u;
/** Whom something is done to, or whose it is that something is done with. */
const THE_PUPIL = /^(?:him|her|them|his|their|me)$/u;
const OF_SOMEBODY = /^(?:with|w|from|frm|by|of|to|near|nr|off|without|against)$/u;
const WHENEVER =
  /^(?:when|whenever|while|if|because|bc|coz|cos|cuz|that|since|until|after|before|once|now)$/u;
/** By what people come and go, and no thing that is had. */
const COMES_AND_GOES = /^(?:left|joined|arrived|moved|came|sat|went)$/u;
const THERE =
  /^(?:away|absent|here|in|there|near|nearby|around|off|about|out|back|next|nxt|beside|behind|with|w)$/u;
/** What a pupil has, that another may take or copy: "copies graces work". */
const TAKES =
  /^(?:cop(?:y|ies|ied|ying)|takes?|took|nick(?:s|ed)?|steals?|stole|hides?|hid|uses)$/u;
const BESIDE_OTHERS = /^(?:partner|friend|mate|buddy|pal|twin|bf|gf|bff)$/u;
const LESSON =
  /^(?:maths?|english|science|sci|history|hist|geog|geography|art|drama|music|french|spanish|german|re|rs|pe|dt|it|ict|computing|tutor|form|biology|bio|chemistry|chem|physics|food)$/u;

/** Whether what comes behind a word leaves it by itself. */
const isAlone = (next: Token | undefined) =>
  next === undefined ||
  next.opens ||
  /[,;:.)]/u.test(next.gap) ||
  GOES_ON.test(next.key) ||
  /^(?:apparently|constantly|always|often|again|sometimes|usually|repeatedly|regularly|daily)$/u.test(
    next.key,
  );

/** "Earl eggs her on", "swift behind him", "sharp and little winding him up", "zuza and him": from where the first of them is. */
export function actsOnPupil(
  tokens: readonly Token[],
  end: number,
  several = false,
  isCalled: (token: Token) => boolean = () => false,
): boolean {
  const [next, further, last] = [tokens[end], tokens[end + 1], tokens[end + 2]];
  // "Ash + him".
  if (next !== undefined && /^ ?[&+/] ?$/u.test(next.gap) && /^(?:him|her)$/u.test(next.key))
    return true;
  if (next === undefined || next.opens || next.gap !== " ") return false;
  if (/^(?:and|n|or|behind|beside|opposite|w|with|vs?|nxt|next)$/u.test(next.key))
    return THE_PUPIL.test((further?.key === "to" ? last : further)?.key ?? "");
  // An adverb goes between: "always nicks his pen".
  const verb = ADVERB.test(next.key) ? further : next;
  const whom = verb === next ? further : last;
  if (verb === undefined || whom === undefined || whom.opens) return false;
  // "Young and swift egg him on": of two that are called so whatever is done is done by them.
  const acts =
    (several && !PREPOSITIONS.has(verb.key)) ||
    THIRD_PERSON.has(verb.key) ||
    PASTS.has(verb.key) ||
    BASES.has(verb.key) ||
    /(?:[^s]s|ed|ing)$/u.test(verb.key);
  // "Sky distracts river": what people do to people, to somebody who is called so here.
  // "Shouted at him".
  if (/^(?:at|on|with|to|off|for|past|over)$/u.test(whom.key) && !whom.opens)
    return (
      (acts || ONLY_PEOPLE.test(verb.key)) &&
      /^(?:him|her|them|me)$/u.test(last?.key ?? "") &&
      verb === next
    );
  const toSomebody = whom === tokens[end + 1] && isCalled(whom) && isDoneToPeople(verb.key);
  return acts && (THE_PUPIL.test(whom.key) || toSomebody);
}

const isDoneToPeople = (verb: string) =>
  ONLY_PEOPLE.test(verb) || DONE_TO.test(verb) || SAID_TO.test(verb) || GIVES.test(verb);

/** A row of words that people of the school are called: "stone, swift and long". */
function rowAround(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
): { from: number; to: number } {
  const isCalled = (token: Token | undefined) =>
    token !== undefined && indexes.some(({ words }) => words.has(token.key));
  const isJoin = (token: Token | undefined) => /^(?:and|n|or|vs|versus)$/u.test(token?.key ?? "");
  let [from, to] = [at, at];
  const joins = (token: Token | undefined) =>
    token !== undefined && !token.opens && /^(?:, ?| ?[&+/] ?)$/u.test(token.gap);
  while (at - from < 12) {
    if (joins(tokens[from]) && isCalled(tokens[from - 1])) from--;
    else if (isJoin(tokens[from - 1]) && isCalled(tokens[from - 2]) && !tokens[from]?.opens)
      from -= 2;
    else break;
  }
  while (to - at < 12) {
    if (joins(tokens[to + 1]) && isCalled(tokens[to + 1])) to++;
    else if (isJoin(tokens[to + 1]) && isCalled(tokens[to + 2]) && !tokens[to + 2]?.opens) to += 2;
    else break;
  }
  return { from, to };
}

/** "Day and knight were paired": what is done with two people, whoever the other is. */
const areTwo = (tokens: readonly Token[], from: number) =>
  tokens[from + 1]?.key === "and" &&
  /^(?:were|are|got|get|being|both)$/u.test(tokens[from + 3]?.key ?? "") &&
  /^(?:paired|partnered|split|separated|moved|seated|apart|friends|mates|inseparable|arguing|fighting|chatting|talking|giggling|told|warned|sent)$/u.test(
    tokens[from + 4]?.key ?? "",
  );

/** Whether something around a word shows that one of the people who are called so may stand there. */
export function isAmongPeople(place: Place, indexes: readonly RosterIndex[]): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  if (token === undefined || token.gap === "-" || tokens[at + 1]?.gap === "-") return false;
  const { words: sentence, here } = sentenceOf(place);
  if (isIdiom(sentence, here)) return false;
  const isCalled = ({ key }: Token) => indexes.some(({ words }) => words.has(key));
  const { from, to } = rowAround(tokens, at, indexes);
  const first = tokens[from];
  const next = tokens[to + 1];
  // What no quality does: "hope and faith help him" of a poem, as they are.
  const quality = from === at && to === at && isQuality(token.key);
  const before = tokens[from - 1]?.key ?? "";
  if (/=|:| - /u.test(first?.gap ?? "") && BESIDE_OTHERS.test(before)) return true;
  const row = tokens.slice(from, to + 1).filter(({ key }) => !/^(?:and|n|or)$/u.test(key));
  // "Love, wolf + fox - split up": three in a row, not all of them qualities.
  if (first?.opens === true && row.length > 2 && !row.every(({ key }) => isQuality(key)))
    return true;
  // "Heron to move next to him".
  const toDo =
    next?.key === "to" &&
    next.gap === " " &&
    BASES.has(tokens[to + 2]?.key ?? "") &&
    !quality &&
    !ADJECTIVES.has(token.key) &&
    !BASES.has(token.key);
  if (first?.opens === true && toDo) return true;
  if (first?.opens === true)
    return !quality && (actsOnPupil(tokens, to + 1, to > from, isCalled) || areTwo(tokens, from));
  const back = (steps: number) => {
    const words = [];
    for (let step = from - 1; step >= Math.max(0, from - steps); step--) {
      words.unshift(tokens[step]?.key ?? "");
      if (tokens[step]?.opens) break;
    }
    return words.join(" ");
  };
  if (first?.gap !== " ") return false;
  if (!quality && GIVES.test(before) && GIVEN.test(next?.key ?? "")) return true;
  const alone = isAlone(next);
  const nextTo = /(?:nxt|next) to$/u.test(back(2));
  if (alone && BESIDE.test(back(3)) && (nextTo || !(isTime(place) || LESSON.test(token.key))))
    return true;
  if (alone && SAID_TO.test(before)) return true;
  // "Told stone to leave her alone".
  if (SAID_TO.test(before) && next?.key === "to" && BASES.has(tokens[to + 2]?.key ?? ""))
    return true;
  if (alone && !quality && DONE_TO.test(before) && !isTime(place)) return true;
  if (WHENEVER.test(before) && !isTime(place)) {
    if (next !== undefined && ONLY_PEOPLE.test(next.key)) return true;
    const behind = tokens[to + 2];
    // "After love left she settled".
    const leaves = behind === undefined || behind.opens || /^(?:he|she|they)$/u.test(behind.key);
    if ((!quality || leaves) && next?.gap === " " && COMES_AND_GOES.test(next.key)) return true;
    if (/^(?:is|was|isnt)$/u.test(next?.key ?? "") && THERE.test(tokens[to + 2]?.key ?? ""))
      return true;
    return !quality && actsOnPupil(tokens, to + 1);
  }
  // "Cross with heron", "msg from gold": a thing that is counted does not stand bare and alone.
  if (alone && OF_SOMEBODY.test(before) && mayBeOwnName({ tokens, at: from }) && !quality)
    return from === at || mayBeOwnName(place);
  // "Works with joy on her project": on what one works with a person.
  if (
    /^(?:w|with)$/u.test(before) &&
    next?.key === "on" &&
    /^(?:works?|worked|working|pairs?|paired|partners?|partnered)$/u.test(
      tokens[from - 2]?.key ?? "",
    )
  )
    return true;
  // "Banter w moss went too far".
  if (/^(?:w|with)$/u.test(before) && /^(?:went|got|ended|led)$/u.test(next?.key ?? ""))
    return true;
  // "Mimics birch": whom the pupil, who is left out, does something to.
  const verb = tokens[from - 1];
  if (
    verb?.opens &&
    THIRD_PERSON.has(verb.key) &&
    !quality &&
    (next === undefined || next.opens) &&
    mayBeOwnName({ tokens, at: from })
  )
    return true;
  // "Has king for maths", "had fields last year".
  if (!/^(?:has|had|have|got|w|with)$/u.test(before)) return false;
  const behind = tokens[to + 2]?.key ?? "";
  return (
    (next?.key === "for" && LESSON.test(behind)) ||
    (/^(?:last|this|next|nxt)$/u.test(next?.key ?? "") && /^(?:yr|year|term)$/u.test(behind))
  );
}

/** "Sky nicked his pen" of a Skye: a word, said and all but spelt like a first name, where people stand. */
export function isSaidLike(
  place: Place,
  { near, words }: RosterIndex,
  indexes: readonly RosterIndex[],
) {
  const key = place.tokens[place.at]?.key ?? "";
  if (key.length < 3 || !isEnglish(key) || isEverydayWord(key)) return undefined;
  const name = nearWords(key, near).find(
    (one) => one !== `${key}s` && key !== `${one}s` && soundOf(one) === soundOf(key),
  );
  const known = words.get(name ?? "");
  return known?.first === true && isAmongPeople(place, indexes) ? known : undefined;
}

/** Whether a word that no dictionary has stands where somebody does something, or is somebody's company. */
export function isPlacedAsPerson(place: Place, indexes: readonly RosterIndex[]): boolean {
  const token = place.tokens[place.at];
  const next = place.tokens[place.at + 1];
  return (
    isAmongPeople(place, indexes) ||
    (token?.opens === true && next?.gap === " " && ONLY_PEOPLE.test(next.key))
  );
}

/** "Copies graces work": whose it is that is taken. */
export const isTakenFrom = ({ tokens, at }: Place) =>
  !tokens[at]?.opens && TAKES.test(tokens[at - 1]?.key ?? "");
