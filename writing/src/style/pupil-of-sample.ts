import { ACRONYMS } from "../privacy/names/school-words.ts";
import { GIVEN_NAMES } from "../privacy/names/given-names.ts";
import { PUBLIC_WORDS } from "../privacy/names/public-names.ts";
import type { PersonName } from "../privacy/person-name.ts";
import { hasTitle, isTitle } from "../privacy/surroundings.ts";
import { tokenise, type Token } from "../privacy/tokens.ts";
import { isCommonWord, isEnglish, isKnownName } from "../privacy/words.ts";
import { isOfReports } from "./report-words.ts";
import { isSubjectWord } from "./subjects.ts";

const VERB =
  /^(?:is|was|has|had|does|did|can|could|should|would|must|might|will|needs|isnt|wasnt|hasnt|doesnt|didnt|cant|wont|\p{Ll}{3,}(?:[^s]s|ed)|made|took|gave|wrote|came|went|got|led|won|began|kept|felt|found|left|met|put|set|showed|knew|grew|thought|brought|spoke)$/u;
const ADVERB =
  /^(?:always|often|never|really|usually|also|rarely|sometimes|still|now|just|only|generally|already|\p{Ll}+ly)$/u;
/** Things of a pupil's of which reports speak. */
const OWNED =
  /^(?:work|behaviour|attitude|progress|effort|efforts|homework|conduct|attendance|punctuality|enthusiasm|confidence|target|targets|contributions?|understanding|knowledge|attainment|concentration|focus|answers|writing|reading|skills|ability|approach|organisation|participation|strengths?)$/u;
const DONE_TO =
  /^(?:teach|teaching|taught|encourage|wish|wishing|see|seeing|watch|watching|congratulate|praise|thank|help|helping|know|knowing|tell|remind|urge|hope|ask|let|had|have|having|about|for|like|that)$/u;
const LABEL = /^(?:name|pupil|student|candidate|child|firstname|forename)$/u;
const PRONOUN = /^(?:he|she|his|her|him|they|their|hes|shes)$/u;
const ARTICLE = /^(?:the|a|an|our|this|these|his|her|their|my|your|no)$/u;
/** Before places, works, times and subjects. */
const BEFORE_THINGS = /^(?:in|of|at|on|by|from|during|until|since|to)$/u;
const DAY_OR_MONTH =
  /^(?:\p{Ll}+days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/u;

/** From here on it is sure enough that a word is what the pupil is called. */
const SURE = 4;
/** How many words on a pronoun may still take up a name. */
const NEAR = 16;

/** A capital that may be somebody's name where it stands. */
function mayBeName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.key.length < 2 || token.shape === "lower") return false;
  if (token.shape === "upper" && (token.key.length < 3 || ACRONYMS.has(token.key.toUpperCase())))
    return false;
  if (isTitle(token.key) || hasTitle({ tokens, at }) || isSubjectWord(token.key)) return false;
  if (PRONOUN.test(token.key) || ARTICLE.test(token.key)) return false;
  // Any sentence may begin with a word of all reports; only a name among them is somebody's.
  return !token.opens || !isOfReports(token.key) || isKnownName(token.key);
}

/** The word after a name and its surname, past adverbs. */
function doing(tokens: readonly Token[], at: number): Token | undefined {
  let next = at + 1;
  if (tokens[next]?.shape === "capital" && tokens[next]?.gap === " ") next++;
  while (ADVERB.test(tokens[next]?.key ?? "") && next < at + 4) next++;
  return tokens[next]?.opens === true ? undefined : tokens[next];
}

/** How much speaks for the word here being the pupil of a text: the subject of sentences, spoken to, taken up by "she". */
function weightAt(tokens: readonly Token[], at: number, sentence: number): number {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined) return 0;
  const inside = !token.opens;
  let weight = inside ? 1 : 0;
  const does = !token.possessive && VERB.test(doing(tokens, at)?.key ?? "");
  const labelled = LABEL.test(before?.key ?? "") && /^\s*[:=–-]\s*$/u.test(token.gap);
  const spokenTo =
    inside && /,\s*$/u.test(token.gap) && (after === undefined || /^\s*[!.,?]/u.test(after.gap));
  if (labelled) weight += 10;
  // "Her map of Kenya was superb": the map was.
  const ofThing = inside && BEFORE_THINGS.test(before?.key ?? "");
  if (does && !ofThing) weight += 2;
  // Nothing that is no everyday word begins a report but whom it is about.
  if (does && at === 0 && !isCommonWord(token.key)) weight += 1;
  if (token.possessive) weight += OWNED.test(after?.key ?? "") ? 3 : 1;
  if (spokenTo) weight += 3;
  const calledOn = inside && DONE_TO.test(before?.key ?? "");
  if (calledOn) weight += 2;
  const near = tokens.slice(at + 1, at + NEAR);
  if ((does || token.possessive) && near.some(({ key }) => PRONOUN.test(key))) weight += 1;
  if (sentence === 0 && (does || inside)) weight += 1;
  const asPerson = (does && !ofThing) || token.possessive || spokenTo || calledOn;
  if (asPerson && GIVEN_NAMES.has(token.key)) weight += 2;
  if (inside && ARTICLE.test(before?.key ?? "")) weight -= 3;
  if (ofThing) weight -= 2;
  if (PUBLIC_WORDS.has(token.key) && !GIVEN_NAMES.has(token.key)) weight -= 2;
  if (DAY_OR_MONTH.test(token.key)) weight -= 1;
  return weight;
}

/** A word that some sample of the same teacher's has in small letters, and so is no name by itself. */
export type SaidSmall = (key: string) => boolean;

/**
 * What the pupil is called of whom a sample speaks, whatever word it is: the capital that is the subject of its
 * sentences, is spoken to, owns the work and returns as a pronoun. Null where nobody is sure to be.
 */
export function pupilOf(text: string, saidSmall: SaidSmall = () => false): PersonName | null {
  const tokens = tokenise(text.replaceAll(/\{[^{}]*\}/gu, (mark) => "_".repeat(mark.length)));
  const found = new Map<string, { weight: number; at: number; inside: boolean; times: number }>();
  let sentence = -1;
  for (const [at, token] of tokens.entries()) {
    if (token.opens) sentence += 1;
    if (!mayBeName(tokens, at)) continue;
    const before = found.get(token.key);
    found.set(token.key, {
      weight: (before?.weight ?? 0) + weightAt(tokens, at, sentence),
      at: before?.at ?? at,
      inside: before?.inside === true || !token.opens,
      times: (before?.times ?? 0) + 1,
    });
  }
  const [best] = [...found]
    .filter(([key, { inside }]) => inside || isKnownName(key) || !isEnglish(key) || !saidSmall(key))
    .toSorted(([, one], [, other]) => other.weight - one.weight || one.at - other.at);
  if (best === undefined || best[1].weight < SURE) return null;
  const token = tokens[best[1].at];
  if (token === undefined) return null;
  const first_name = text.slice(token.start, token.end);
  return { first_name, last_name: surnameOf(text, tokens, best[0]) };
}

/** The surname that stands once behind the first name, or behind "Dear Mr and Mrs" at the head of a letter. */
function surnameOf(text: string, tokens: readonly Token[], first: string): string {
  const behind = tokens.findIndex(
    ({ key, gap, opens, shape }, at) =>
      tokens[at - 1]?.key === first &&
      tokens[at - 1]?.possessive === false &&
      gap === " " &&
      !opens &&
      shape !== "lower" &&
      !isSubjectWord(key) &&
      !LABEL.test(key),
  );
  const parents =
    /\bDear (?:(?:Mr|Mrs|Ms|Miss|Dr)\.?(?:,? (?:and|&) )?)+ ?(\p{Lu}[\p{L}'’-]+)/u.exec(text);
  const token = tokens[behind];
  if (token !== undefined) return text.slice(token.start, token.end);
  return parents?.[1] ?? "";
}
