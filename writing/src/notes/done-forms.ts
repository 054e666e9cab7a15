import { deedLed } from "./deeds-led.ts";
import { HAD, isOfStudent } from "./things.ts";
import type { Node } from "./grammar.ts";
import { DONE_TO } from "./happened.ts";
import { headOf } from "./parts.ts";
import { PARTICIPLES, PASTS } from "./verbs.ts";
import { ADJECTIVES, STATES } from "./word-lists.ts";
import { can, type Seen } from "./sentence-form.ts";
import type { Word } from "./words.ts";

// What looks like something that somebody did, and is how they are, or what things do.

/** What things of school work do, said of several. */
const THINGS_DO =
  /^(?:show|lack|need|contain|have|demonstrate|reveal|include|suggest|improve|read|look|seem|tend|require|reflect|indicate|vary|feel|sound|flow|deserve|lose|get)$/u;

/** Whether several things open these words and do something: "exam answers lack detail". */
export function doThings(words: readonly Word[]): boolean {
  const at = words.slice(0, 3).findLastIndex((word) => can(word, "pl"));
  const next = words[at + 1];
  return (
    at >= 0 &&
    THINGS_DO.test(next?.lower ?? "") &&
    can(next, "vbase", "tbase", "linkbase", "havebase", "sbase", "dbase") &&
    at + 2 < words.length
  );
}

/** What looks like a verb and is as often a thing of school work. */
const OFTEN_THINGS =
  /^(?:comments|answers|notes|questions|quotes|drafts|tests|marks|results|forms|labels|links|scores|details|figures|phrases|designs|sketches|plans|points|measures|records|grades|levels|averages)$/u;

export function firstLeaf(node: Node): string {
  const [first] = node.parts;
  return first ? firstLeaf(first) : node.symbol;
}

/** Words that stand for how somebody is though they look like what somebody did. */
function isState({ words, found, next, first }: Seen): boolean {
  if (
    STATES.has(first) &&
    /^(?:about|by|with)$/u.test(words[1]?.lower ?? "") &&
    !/^(?:struggled|handed|completed|finished|lost|forgotten)$/u.test(first)
  )
    return true;
  // "Inspired by Freud", "engaged, if quiet".
  const by = words.slice(1, 3).some(({ lower }) => lower === "by");
  const state =
    (STATES.has(first) || (ADJECTIVES.has(first) && first.endsWith("ed"))) &&
    !/^(?:improved|progressed|developed|struggled|settled|finished|completed|explained|researched|planned|written|copied|forgotten|lost)$/u.test(
      first,
    );
  const alone = state && !can(next, "det", "poss");
  // "Over-excited at times" is how somebody is; nobody over-excites.
  if (first.startsWith("over-")) return found.has("ADJP");
  return PARTICIPLES.has(first) && (by ? found.has("VPP") : alone && found.has("ADJP"));
}

/** "Easily led", "most improved", "not handed in": what stands before it makes it no past. */
function isLed(words: readonly Word[]): boolean {
  const led = words.findIndex((word) => !can(word, "adv", "not"));
  const verb = words[led];
  return (
    led > 0 &&
    verb !== undefined &&
    !/^(?:finally|eventually|recently|successfully|narrowly|comfortably|barely)$/u.test(
      words[0]?.lower ?? "",
    ) &&
    // "Always offered ideas", "often distracted others": done again and again, and no ideas of that kind.
    !(
      /^(?:always|often|usually|regularly|sometimes|constantly|frequently|consistently)$/u.test(
        words[0]?.lower ?? "",
      ) &&
      led === 1 &&
      PASTS.has(verb.lower) &&
      !ADJECTIVES.has(verb.lower) &&
      !STATES.has(verb.lower) &&
      (verb.lower === "offered" || !DONE_TO.test(verb.lower)) &&
      can(words[2], "det", "poss", "pl", "num")
    ) &&
    // "Just missed the standard": done, where its object has an article.
    !(words[0]?.lower === "just" && can(words[2], "det", "poss", "num")) &&
    (PARTICIPLES.has(verb.lower) || verb.lower.endsWith("ed")) &&
    !can(verb, "t3", "v3")
  );
}

/** "Led astray by others", "teased by a classmate": it was done to somebody, by whoever comes behind. */
const BY_OTHERS =
  /\bby (?:(?:some|the|an?|his|her|their|other|older) )*(?:others|friends?|classmates?|peers?|people|pupils?|students?|boys|girls|staff|teachers?|somebody|someone|everyone|everybody)\b/u;

export function isNotDone(seen: Seen): boolean {
  const { tree, words, found, opens, next, first, source } = seen;
  if (deedLed(words) > 0) return false;
  if (PARTICIPLES.has(first) && found.has("VPP") && BY_OTHERS.test(source)) return true;
  // "Hopefully next year will be better": the year will.
  if (/^hopefully (?:next|this|last)\b/u.test(source)) return true;
  // "Upset after the argument": how somebody is, where nobody is upset by them.
  if (first === "upset" && found.has("ADJP") && !can(next, "det", "poss", "pl", "noun", "pron"))
    return true;
  // "Excuses": made, and nobody excuses.
  if (
    /^(?:(?:always|often|usually|sometimes|constantly|still) )*(?:excuses|notes|answers|questions|results|marks|tests|scores|comments|targets)$/u.test(
      source,
    )
  )
    return true;
  // "Excuses every week", "notes in every lesson", too: what somebody excuses or notes is named.
  if (/^(?:excuses|questions|marks) (?:every|each|all|most|in|for|about|from)\b/u.test(source))
    return true;
  if (/^excuses (?!(?:him|her|them)sel|others|friends|classmates)/u.test(source)) return true;
  // "Marked improvement": of that kind, and nobody marked it.
  if (/^marked (?:improvement|difference|change|progress|decline|drop|contrast)/u.test(source))
    return true;
  // "Hands up all the time": the hands are.
  if (/^hands (?:up\b|in (?:the air|pockets)\b)/u.test(source)) return true;
  // "Golden time lost": what somebody does does not begin with a thing or a time.
  if (/^(?:det|adj|num|time|last|day|noun)$/u.test(firstLeaf(tree))) return true;
  // "Designs show flair", "answers lack detail": what the things do.
  if (found.has("S") && doThings(words)) return true;
  // "10 minutes a day would help", "there is not enough detail": what opens it is the subject.
  if (opens?.lower === "there" || (found.has("S") && can(opens, "num"))) return true;
  // "Would recommend for triple science": its writer would.
  if (
    /^(?:would|can|could) (?:\p{L}+ly |certainly |definitely )?(?:recommend|suggest|advise|urge|love to|like to see|hope)\b/u.test(
      source,
    )
  )
    return true;
  // "Would help with genetics": what was named before would.
  if (
    /^(?:would|will|might|may) (?:help|make (?!an? )|miss|benefit(?! from)|be (?:perfect|useful|good|helpful|nice))\b/u.test(
      source,
    )
  )
    return true;
  // "Comments in code missing": things, and how they are; "balanced argument", "rates of reaction".
  // "Links every point to its context" is done all the same.
  const object = /^(?:every|each|an?|the|his|her|their|its|this|that)$/u.test(next?.lower ?? "");
  // "Answers in full sentences": somebody does, as answers are not full sentences.
  // "Links studies to real life": somebody does.
  if (
    first === "links" &&
    can(next, "noun", "pl") &&
    words.slice(2).some(({ lower }) => lower === "to")
  )
    return false;
  const answers =
    first === "answers" && /^in (?:full|complete|short|long|single|one)\b/u.test(source.slice(8));
  if (OFTEN_THINGS.test(first) && found.has("BARE") && !object && !answers) return true;
  if (ADJECTIVES.has(first) && first.endsWith("ed") && can(next, "noun", "pl") && !can(next, "det"))
    return true;
  if (next?.lower === "of" || /^(?:have|do|are|am|be)$/u.test(first)) return true;
  if (isState(seen) || isLed(words)) return true;
  if (DONE_TO.test(opens?.lower ?? "") && found.has("VPP")) return true;
  // "Improved handwriting" is what somebody has.
  const thing = found.get("NP");
  const head = thing ? headOf(thing, words).head : "";
  const bare = next !== undefined && !can(next, "det", "poss", "num", "prep", "ving");
  // "Explained refraction to the class": to somebody.
  if (/^(?:explained|described|taught|demonstrated|presented|summarised|defended)$/u.test(first))
    return false;
  return (opens?.lower ?? "").endsWith("ed") && bare && (isOfStudent(head) || HAD.test(head));
}
