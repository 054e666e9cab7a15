import type { Form, Node } from "./grammar.ts";
import { isOwnThing } from "./countability.ts";
import { LOOKS_LIKE_BASE } from "./forms.ts";
import { BASES, PASTS } from "./verbs.ts";
import { ADJECTIVES, AFTER_BASE, NOUN_OR_BASE, PERSON_NOUNS } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** So much costlier, and a reading is as likely as not: both are tried in the order of their costs. */
const ORDER: Record<Form, number> = {
  S: 0,
  BARE: 0.3,
  VF: 0,
  ADJP: 0.1,
  NP: 0.2,
  VPP: 0.15,
  VG: 0.1,
  VB: 0.5,
  PP: 0.1,
};

/** The readings of a piece, the surest first; `aim` says that it is a target by its field or label. */
export function ranked(
  found: ReadonlyMap<Form, Node>,
  words: readonly Word[],
  aim: boolean,
): [Form, Node][] {
  const [first, next] = words;
  // "Project voice" or "project work": the word after it tells.
  const action =
    /\p{L}{3,}(?:tion|sion|ment|ysis)$/u.test(next?.lower ?? "") &&
    words.length < 4 &&
    // "Complete extension tasks": of such a kind, and to be done.
    !(words[2]?.senses.has("pl") && MOSTLY_VERB.test(first?.lower ?? ""));
  const todo =
    !NOUN_OR_BASE.has(first?.lower ?? "") ||
    MOSTLY_VERB.test(first?.lower ?? "") ||
    // "Tidy as he goes"
    (BASES.has(first?.lower ?? "") && /^(?:as|before|while)$/u.test(next?.lower ?? "")) ||
    (next !== undefined && (AFTER_BASE.has(next.lower) || /^\d/u.test(next.lower))) ||
    isDoneTo(words);
  // "Structure": what to work on, where nothing says what is to be structured.
  const alone =
    words.length === 1 && NOUN_OR_BASE.has(first?.lower ?? "") && first?.lower !== "focus";
  // "Pace in longer runs": a thing.
  const ofThing =
    MOSTLY_NOUN.test(first?.lower ?? "") &&
    /^(?:in|of|on|under|between|during|when|across)$/u.test(next?.lower ?? "");
  const aims =
    aim && todo && !alone && !ofThing && !(action && NOUN_OR_BASE.has(first?.lower ?? ""));
  const rank = ([form, node]: [Form, Node]) =>
    node.cost + (aims && form === "VB" ? -0.6 : ORDER[form]);
  return [...found].toSorted((a, b) => rank(a) - rank(b));
}

/** What in a target is hardly ever a thing. */
const MOSTLY_VERB =
  /^(?:clean|hand|recall|wash|hit|meet|beat|set|make|keep|take|get|read|do|bring|give|go|label|name|present|apply|practise|plan|structure|check|use|show|explain|compare|contrast|support|state|record|report|time|review|revise|rehearse|focus|spell|shade|measure|need|try|ask|answer|attempt|complete|count|highlight|process|separate|share|sort|study|supply|volunteer)$/u;

/** What in a target is hardly ever done, before "in" or "of". */
const MOSTLY_NOUN =
  /^(?:pace|balance|control|detail|form|tone|shape|colour|grip|support|stance|cause|edge)$/u;

/** "Link evidence back to the question", "project voice to the back": something is done to what comes second. */
function isDoneTo(words: readonly Word[]): boolean {
  const [, thing, ...rest] = words;
  if (thing === undefined) return false;
  const moved = /^(?:back|together|into|onto|apart|towards)$/u;
  return (
    rest.some(({ lower }) => moved.test(lower)) ||
    (isOwnThing(thing.lower) && /^(?:to|more|less|from|with)$/u.test(rest[0]?.lower ?? ""))
  );
}

/** What tells that somebody has come or become so far: "come a long way", "become quieter this term". */
const IS_DONE =
  /^(?:come (?:a long way|on|out of (?:his|her|their) shell|such a long way)|overcome)\b|\b(?:since|this (?:term|year)|so far|recently|lately|already|now)\b/u;

/** "Set out working well": something to do or something done, where the field does not say which. */
export function isUnclear(
  readings: readonly [Form, Node][],
  words: readonly Word[],
  aim: boolean,
  /** Whether nothing is asked for here: an achievement has been reached. */
  reached: boolean,
): boolean {
  // "Set up a coding club" has been reached as surely.
  const setUp = words[0]?.lower === "set" && words[1]?.lower === "up";
  if (reached && (!PASTS.has(words[0]?.lower ?? "") || words[0]?.lower === "read" || setUp))
    return false;
  if (aim) {
    // "Link studies to theory": to link them, or a kind of studies.
    const [opens, next] = words;
    const isThingToo =
      (opens?.senses.get("noun") ?? 9) < 0.3 &&
      next?.senses.has("pl") === true &&
      !MOSTLY_VERB.test(opens?.lower ?? "");
    const costs = (form: Form) => readings.find(([each]) => each === form)?.[1].cost ?? 9;
    // "Command words", "exit tickets": things by their name before anything else.
    if (isThingToo && costs("VB") < 2 && costs("NP") < costs("VB")) return true;
    if (
      !NOUN_OR_BASE.has(opens?.lower ?? "") ||
      MOSTLY_VERB.test(opens?.lower ?? "") ||
      !next ||
      AFTER_BASE.has(next.lower) ||
      isDoneTo(words)
    )
      return false;
    // "Voice projection", "source analysis": what is named by two nouns, the second of an action.
    if (/\p{L}{3,}(?:tion|sion|ment|ysis)$/u.test(next.lower) && words.length < 4) return false;
    const costOf = (form: Form) => readings.find(([each]) => each === form)?.[1].cost ?? 9;
    return costOf("VB") < 2 && costOf("VB") <= costOf("NP") + 0.3 && costOf("NP") < 9;
  }
  const [first, second] = readings;
  if (!first || !second || first[0] === "S") return false;
  const opens = words[0]?.lower ?? "";
  if (LOOKS_LIKE_BASE.test(opens)) return !IS_DONE.test(words.map(({ lower }) => lower).join(" "));
  if (
    !BASES.has(opens) ||
    ADJECTIVES.has(opens) ||
    PERSON_NOUNS.has(opens) ||
    /^(?:top|grade|level)$/u.test(opens)
  )
    return false;
  // "Hit his target grade": reached.
  if (
    /^(?:hit|beat)$/u.test(opens) &&
    words
      .slice(1, 4)
      .some(({ lower }) => /^(?:target|targets|grade|record|best|pb|goal)$/u.test(lower))
  )
    return false;
  // "Read 14 books": a number is what was done.
  if (PASTS.has(opens) && (words[1]?.senses.has("num") ?? false)) return false;
  const todo = readings.find(([form]) => form === "VB")?.[1].cost ?? 9;
  const done = readings.find(([form]) => form === "VF" || form === "NP")?.[1].cost ?? 9;
  return Math.abs(todo - done) < 0.5 && todo < 2;
}
