import { isEnglish } from "../privacy/words.ts";
import { THEIRS } from "./articles.ts";
import { isUncounted } from "./countability.ts";
import { isSetPhrase } from "./set-phrases.ts";
import type { Node } from "./grammar.ts";
import { isCounted, isMass } from "./nouns/nouns.ts";
import { isPerson } from "./people.ts";
import { isPlural } from "./senses.ts";
import type { Word } from "./words.ts";

/** What one belongs to, by its name: "comes to further maths club", "plays in wind band". */
const JOINED = /^(?:club|band|choir|orchestra|ensemble|practice|training|rehearsals?|camp|squad)$/u;

/** What is named by two words and is not counted: "place value", "word order". */
const NAMED_BY_TWO =
  /^(?:green pen|red pen|black pen|place value|word order|bar modelling|column method|bus stop|sentence structure|word choice|subject knowledge|eye contact|body language|time management|trial and error|long division|mental image|general knowledge|stage presence|hand-eye coordination|spatial awareness|stage fright|colour theory|number sense|exam technique|essay structure|class participation)$/u;

/** Groups and occasions of which a school has more than one, whatever they are called. */
const ONE_OF_SEVERAL =
  /^(?:team|group|class|set|trip|visit|test|exam|quiz|mock|assessment|unit|topic|module|essay|project|competition|play|production|concert|show|award|prize|table|book|poem|play|final|tournament|match|workshop|lesson|debate|presentation|speech|field|day|game|model|poster|exchange|residential|expedition|program|app|website|story|song|piece|letter|report|portrait|sculpture|animation|film|video|experiment|diagram|leaflet|booklet)$/u;

/** "Since half term", "at sports day": when something was, without an article. */
function isWhen(first: Word, last: Word): boolean {
  if (
    /^(?:this|last|next|half|every|each|another|sports|transition|activities|results)$/u.test(
      first.lower,
    )
  )
    return /^(?:thing|lesson|day|week|term|half-term|month|year|time|morning|afternoon|period|night)$/u.test(
      last.lower,
    );
  // "Walked out of lesson" lacks its article; "after half term" does not.
  return last.senses.has("time") && last.lower !== "lesson";
}

/** How much of something there is. */
const AMOUNT =
  /^(?:lot|lots|a lot|loads|plenty|amount|amounts|bit|a bit|deal|lack|weeks|months|days|hours|years|minutes|moments?|spell|period|touch|hint|sense|air|level|levels|degree|flashes|signs?|dose|abundance|wealth|bags|tons)$/u;

/** How much there is of what is not counted. */
const AMOUNTS = /^(?:some|much|enough|plenty|less)$/u;

/** "Some way behind": so far, and no way. */
const SOME_WAY = /^(?:way|time|day|degree|extent|length|point|one|distance|kind|sort|form)$/u;

/** Whether one thing of several is named without an article; the first of a thing by itself is seen to elsewhere. */
export function hasBareThing(
  node: Node,
  words: readonly Word[],
  inserts: ReadonlyMap<number, string>,
  kind: ReadonlyMap<number, string>,
  ofThing: boolean,
): boolean {
  if (node.symbol === "CORE") {
    const last = words[node.to - 1];
    const first = words[node.from];
    if (!last || !first) return false;
    // "Offers some good idea": one that is counted has no amount.
    const amount = words.slice(node.from, node.to - 1).some(({ lower }) => AMOUNTS.test(lower));
    if (
      amount &&
      !SOME_WAY.test(last.lower) &&
      isCounted(last.lower) &&
      !isMass(last.lower) &&
      !isPlural(last.lower)
    )
      return true;
    if (inserts.has(node.from) || (ofThing && node.from === 0)) return false;
    const led =
      node.parts.some(({ symbol }) => /^(?:DET|the|num|last)$/u.test(symbol)) ||
      first.senses.has("num") ||
      // "Grade 3 violin" needs none.
      words.slice(node.from, node.to).some(({ lower }) => lower === "grade") ||
      (first.lower === "level" && words[node.from + 1]?.senses.has("num") === true);
    // "Captained Year 8 B team": a name in front makes no name of what there are several of.
    const named =
      last.quoted ||
      /\p{Lu}/u.test(last.text) ||
      (!ONE_OF_SEVERAL.test(last.lower) && (first.quoted || /\p{Lu}/u.test(first.text)));
    const isAnother =
      /\d|^\p{Ll}$|^(?:first|second|third)$/u.test(last.lower) ||
      (last.senses.get("adj") ?? 9) < 0.5 ||
      (!isEnglish(last.lower) && !isCounted(last.lower));
    const ranked = first.senses.has("num") || /^(?:first|second|third)$/u.test(first.lower);
    if (ranked && /^(?:place|prize|team|set|year)$/u.test(last.lower)) return false;
    if (node.to - node.from > 1 && JOINED.test(last.lower)) return false;
    if (/^(?:boy|girl|pupil|student)$/u.test(last.lower) && words[node.to - 2]?.lower === "head")
      return false;
    // "Is form captain": there is one.
    if (
      last.lower === "captain" &&
      /^(?:form|house|team|school|sports|games|club|year|class)$/u.test(
        words[node.to - 2]?.lower ?? "",
      )
    )
      return false;
    if (/^(?:that|this)$/u.test(words[node.from - 1]?.lower ?? "")) return false;
    // "The role of narrator", "a game of snake", "for place value".
    const ofWhat = words[node.from - 1]?.lower === "of" ? (words[node.from - 2]?.lower ?? "") : "";
    if (
      /^(?:role|part|position|post|job|game|title|topic|concept|idea|change)$/u.test(ofWhat) &&
      node.to - node.from < 3
    )
      return false;
    // "Weeks of muddle", "a lot of promise": what there is so much of is not counted.
    if (node.to - node.from === 1 && AMOUNT.test(ofWhat)) return false;
    // "A feel for number", "a sense of space".
    const sensed = words
      .slice(Math.max(0, node.from - 3), node.from)
      .some(({ lower }) =>
        /^(?:feel|eye|ear|sense|awareness|understanding|grasp|instinct|feeling|knack|confident|secure|strong|weak|shaky|less so)$/u.test(
          lower,
        ),
      );
    if (
      sensed &&
      node.to - node.from === 1 &&
      /^(?:number|pattern|shape|space|colour|line|form|character|audience|purpose|place|time|detail|language|pitch|pulse|period)$/u.test(
        last.lower,
      )
    )
      return false;
    // "Cause and consequence"
    const pair = `${words[node.from - 2]?.lower ?? ""} and ${last.lower}`;
    if (
      node.to - node.from === 1 &&
      /^(?:cause and (?:consequence|effect)|trial and error|question and answer|call and response)$/u.test(
        pair,
      )
    )
      return false;
    if (node.to - node.from === 1 && last.lower === "cause" && words[node.to]?.lower === "and")
      return false;
    // "Was named player of the match", "became form captain": there is one.
    if (
      isPerson(last.lower) &&
      words[node.to]?.lower === "of" &&
      /^(?:week|month|match|term|year|day)$/u.test(words[node.to + 2]?.lower ?? "")
    )
      return false;
    if (
      /^(?:vice-)?captain$/u.test(last.lower) &&
      /^(?:became|becoming|become|was|is|as|made|elected|appointed|named|chosen|voted)$/u.test(
        words[node.from - 1]?.lower ?? "",
      )
    )
      return false;
    if (NAMED_BY_TWO.test(`${words[node.to - 2]?.lower ?? ""} ${last.lower}`)) return false;
    if (led || named || isAnother || kind.get(node.to - 1) !== "noun") return false;
    const after = /^(?:prep|prt|to|than)$/u.test(kind.get(node.from - 1) ?? "");
    const before = words[node.from - 1]?.lower ?? "";
    // "Acts as technician for others"
    if (
      before === "as" &&
      node.to - node.from === 1 &&
      (isPerson(last.lower) ||
        /^(?:technician|librarian|referee|umpire|coach|director|captain|narrator|scribe|treasurer|secretary|chair|editor|prefect|mentor|monitor|leader|host|spokesperson|manager|goalkeeper)$/u.test(
          last.lower,
        ))
    )
      return false;
    // "Orchestra makes him late": where somebody goes every week.
    if (
      node.from === 0 &&
      node.to === 1 &&
      /^(?:orchestra|choir|band|assembly)$/u.test(last.lower) &&
      /^(?:makes?|made|means|meant|keeps?|overruns|clashes|finishes)$/u.test(words[1]?.lower ?? "")
    )
      return false;
    // "When she has orchestra": at a time of the week.
    if (
      /^(?:has|have|had|misses|missed)$/u.test(before) &&
      /^(?:orchestra|choir|band|assembly)$/u.test(last.lower)
    )
      return false;
    // "Her calculator and ruler": the one owner for both.
    const shared = [...inserts].some(
      ([at, insert]) => insert === THEIRS && at < node.from && node.from - at <= 3,
    );
    if (/^(?:and|or)$/u.test(before) && shared) return false;
    // "A pencil and ruler": the one article for both.
    if (
      /^(?:and|or)$/u.test(before) &&
      node.to - node.from <= 2 &&
      /^an?$/u.test(words[node.from - 3]?.lower ?? "") &&
      words[node.from - 2]?.senses.has("noun")
    )
      return false;
    // "By bus", but "because of the bus".
    const carried = /^(?:bus|train|car|email|hand)$/u.test(last.lower);
    if (carried && !/^(?:by|on|in)$/u.test(before)) return !isUncounted(last.lower);
    const setPhrase = after && node.to - node.from === 1 && isSetPhrase(before, last.lower);
    const uncounted =
      isUncounted(last.lower) && !(after && node.to - node.from === 1 && !setPhrase);
    return !setPhrase && !isWhen(first, last) && !uncounted;
  }
  return node.parts.some((part) => hasBareThing(part, words, inserts, kind, ofThing));
}
