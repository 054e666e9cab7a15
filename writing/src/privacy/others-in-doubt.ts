// Words that others at the school are called, where neither the name nor the word is sure: they go and come back as typed.
import { isUncounted } from "../notes/countability.ts";
import { BASES } from "../notes/verbs.ts";
import { ADJECTIVES, DETERMINERS, NOUN_OR_VERB } from "../notes/word-lists.ts";
import { isState, leavesOutIs } from "./notes-headed.ts";
import { isDoneByPeople, QUALITIES_DO } from "./name-or-word.ts";
import { isQuality, mayBeOwnName, MODAL_NAME } from "./own-in-doubt.ts";
import { isTakenFrom } from "./people-around.ts";
import { isCommonNoun } from "./plainly-word.ts";
import { isEntered, type KnownWord, type RosterIndex } from "./roster.ts";
import { sentenceOf, startsSaying, tagsAround, WHOSE } from "./subject-of.ts";
import { followsSocial, isFellow, hasTitle, inCompany, OWNED, type Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";

/** Who is sent, who is spoken to, who is got on with: before a surname alone. */
const LEADS_TO_STAFF =
  /^(?:sent to|spoke to|spoken to|speak to|went to|reported to|see|ask|email|chatty with|chatty w|silly with|silly w|rude to|off)$/u;
const JOINS = /^(?: ?[&+/] ?)$/u;
const AND = /^(?:and|n|or|vs|versus)$/u;

/** The neighbour with whom a word is said in one breath: "chuck and", "+ sky", "art n". */
function besides(tokens: readonly Token[], at: number): number[] {
  const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  const beside: number[] = [];
  if (token === undefined) return beside;
  if (before && JOINS.test(token.gap)) beside.push(at - 1);
  if (before && AND.test(before.key) && token.gap === " " && before.gap === " ")
    beside.push(at - 2);
  if (next && JOINS.test(next.gap)) beside.push(at + 1);
  if (next && AND.test(next.key) && next.gap === " " && tokens[at + 2]?.gap === " ")
    beside.push(at + 2);
  return beside;
}

/** What two people are or do together, or have done to them: "to sit apart", "are chatty", "too loud", "in detention". */
const OF_SEVERAL =
  /^(?:to|are|were|both|always|never|often|too|v|not|have|need|get|in|on|off|again|late|cant|dont|wont|together|apart|keep|should|must|can|could|a|will)$/u;

/**
 * Whether two words in one breath are two that people of the school are called, and stand where people do: "long and
 * banks to be split", where "hope and joy" of a poem may be two qualities.
 */
export function isPair(
  tokens: readonly Token[],
  at: number,
  indexes: readonly RosterIndex[],
): boolean {
  return besides(tokens, at).some((other) => {
    const key = tokens[other]?.key ?? "";
    const first = Math.min(at, other);
    const last = Math.max(at, other);
    if (!indexes.some((one) => isEntered(key, one) || one.words.get(key)?.kind === "PUPIL"))
      return false;
    const [before, next] = [tokens[first - 1], tokens[last + 1]];
    if (before && !tokens[first]?.opens && (WHOSE.test(before.key) || ADJECTIVES.has(before.key)))
      return false;
    // An "n", a plus: nobody joins two qualities so.
    if ([at - 1, at + 1].some((beside) => /^(?:n|vs|versus)$/u.test(tokens[beside]?.key ?? "")))
      return true;
    if (JOINS.test(tokens[last]?.gap ?? "")) return true;
    // "Sharp and swift flick pens": what two do, and no two qualities.
    const does =
      next !== undefined &&
      (OF_SEVERAL.test(next.key) ||
        (BASES.has(next.key) && !(isQuality(key) && isQuality(tokens[at]?.key ?? ""))));
    return (
      (tokens[first]?.opens === true && (next === undefined || does)) ||
      followsSocial({ tokens, at: first }) ||
      inCompany({ tokens, at: first })
    );
  });
}

/** "West is chatty", "sent to read for isolation", "off task with brown": a surname by itself. */
function mayBeSurname(place: Place): boolean {
  const { tokens, at } = place;
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.opens && startsSaying(place)) return true;
  const [earlier, before] = [tokens[at - 2]?.key ?? "", tokens[at - 1]?.key ?? ""];
  if (token.opens || DETERMINERS.has(before)) return false;
  if (inCompany(place) && followsSocial(place)) return true;
  const next = tokens[at + 1];
  const closes =
    next === undefined ||
    next.opens ||
    /[,;)]/u.test(next.gap) ||
    /^(?:for|re|about|and|in|again|when|every|after|at|on)$/u.test(next.key);
  return closes && LEADS_TO_STAFF.test(`${earlier} ${before}`.trim());
}

/** Whether a word that somebody else at the school is called may be that person where it is. */
export function mayBeOther(place: Place, known: KnownWord): boolean {
  const token = place.tokens[place.at];
  const { words, here } = sentenceOf(place);
  const [before, next] = [words[here - 1], words[here + 1]];
  // "Six-mark answers", "his PE kit".
  if (token === undefined || token.gap === "-" || before?.shape === "upper") return false;
  // "Well and may improve", "helped mark the books": a verb, with what it goes with.
  if (MODAL_NAME.test(token.key) && BASES.has(next?.key ?? "")) return false;
  if (BASES.has(token.key) && DETERMINERS.has(next?.key ?? "")) return false;
  if (before === undefined || /[,;(]/u.test(token.gap)) {
    // A note begins with its own pupil, or with somebody who does something.
    const does = startsSaying(place) || leavesOutIs(words, here) || isState(words, here);
    // "Sharp turns in the graph".
    const thing = NOUN_OR_VERB.has(next?.key ?? "") && !isDoneByPeople(next?.key ?? "");
    if (token.shape === "lower" && ADJECTIVES.has(token.key) && thing) return false;
    // "Hope fades for him" of a poem.
    if (isQuality(token.key) && QUALITIES_DO.test(next?.key ?? "")) return false;
    const also = next?.key === "not" || (next?.key === "as" && words[here + 2]?.key === "well");
    return (does || also) && (!known.first || mayBeOwnName(place));
  }
  if (isQuality(token.key) && !followsSocial(place)) return false;
  // "Digital art", "Keeva will sit it".
  if (tagsAround(words, here)[here - 1] === "ADJ") return false;
  if (MODAL_NAME.test(token.key) && before.shape === "capital") return false;
  // "On pearl and gold": one of two things that are written of.
  const other = next?.key === "and" ? words[here + 2] : undefined;
  if (
    /^(?:on|of|about|in|into|between)$/u.test(before.key) &&
    other?.shape === "lower" &&
    (isCommonNoun(other.key) || isUncounted(other.key)) &&
    !followsSocial(place)
  )
    return false;
  return known.first ? mayBeOwnName(place) : mayBeSurname(place);
}

/** "Hunts mate". */
const HAS_ONLY_A_PERSON =
  /^(?:friends?|mates?|partner|brother|sister|mum|dad|twin|desk|bag|pen|chair|phone)$/u;
const TEACHING = /^(?:set|class|group|grp|room|lessons?|form)$/u;

/** "Chances pen", "miss woods class": a name without its apostrophe that is a word too, before what somebody has. */
export function ownsAsOther(tokens: readonly Token[], at: number, indexes: readonly RosterIndex[]) {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || !/[^s]s$/u.test(token.key)) return undefined;
  if (next !== undefined && next.gap !== " " && !next.opens) return undefined;
  const name = token.key.slice(0, -1);
  const known = indexes.map(({ words }) => words.get(name)).find(Boolean);
  if (known === undefined || !indexes.some((one) => isEntered(name, one))) return undefined;
  if (known.last && hasTitle({ tokens, at })) return known;
  const before = tokens[at - 1];
  // "Chum of jades".
  if (before?.key === "of" && isFellow(tokens[at - 2]?.key ?? "") && known.first) return known;
  if (next === undefined) return undefined;
  const led = before !== undefined && !token.opens && WHOSE.test(before.key);
  // "In nobles set for English".
  const taught = /^(?:in|from|to|into)$/u.test(before?.key ?? "") && TEACHING.test(next.key);
  if (known.last && known.kind === "STAFF" && taught) return known;
  if (led) return undefined;
  if (known.last && HAS_ONLY_A_PERSON.test(next.key)) return known;
  if (!known.first) return undefined;
  return OWNED.test(next.key) || (isTakenFrom({ tokens, at }) && next.key === "work")
    ? known
    : undefined;
}
