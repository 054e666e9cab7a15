// Which thing a note means that leaves its article out: one that is new, the pupil's own, or one of any.
import type { Node } from "./grammar.ts";
import { isMass, isOfKind, isOnlyOfKind } from "./nouns/nouns.ts";
import { ADJECTIVES, PERSON_NOUNS } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** What is done to a thing that is not there before. */
export const MAKES =
  /^(?:made|built|created|designed|wrote|composed|drew|painted|programmed|coded|baked|cooked|sewed|devised|choreographed|completed|produced|filmed|constructed)$/u;

/** What is done with a thing that somebody did not have before. */
const GETS = /^(?:won|wins|received|earned|earns|gained|got|awarded|achieved|collected)$/u;
const HAS_ONE = /^(?:has|have|had|shows|showed|developed|develops|developing)$/u;

/** Whether one thing after this verb can only be new to its reader: "built a lamp", "won a medal", "has a knack for it". */
export function isNew(verb: string, noun: string): boolean {
  if (isMass(noun)) return false;
  // "Even when using calculator": any will do.
  if (verb === "using") return isOnlyOfKind(noun, "object");
  if (MAKES.test(verb)) return isOfKind(noun, "made", "text", "performed");
  if (GETS.test(verb))
    return isOfKind(noun, "award") && !/^(?:title|place|record|level)$/u.test(noun);
  return HAS_ONE.test(verb) && isOfKind(noun, "gift");
}

/** Whether it is open which thing is meant: "good at essay", "wrote about novel" may be any. */
export function isOpenWhich(before: string, noun: string, several: boolean): boolean {
  return (
    !several &&
    /^(?:at|about|of|like|as)$/u.test(before) &&
    isOfKind(noun, "text", "made", "performed", "object", "deed")
  );
}

/** Rooms that every school has. */
const ROOM_OF_SCHOOL =
  /^(?:sports|dining|main|lower|upper|old|new|school|music|drama|art|computer|ict|it|science|dt|dance|recording|lunch|assembly|exam|changing|common|class|food|tech|technology|design|photography|learning|maths|english|language|chemistry|physics|biology|netball|tennis|football|rugby|hockey|swimming)$/u;

/** "County hall": a place by its name, which is none of the school's. */
export function isElsewhere(kind: string, place: string): boolean {
  return isOfKind(place, "place") && !ROOM_OF_SCHOOL.test(kind) && !ADJECTIVES.has(kind);
}

/** Whether a thing without an owner is the student's: done with by them, or where they do it. */
export function belongs(words: readonly Word[], core: Node, opener: string): boolean {
  const before = words[core.from - 1]?.lower ?? "";
  // "Respects equipment", "puts equipment away": everybody's. One's own is brought or forgotten.
  if (words[core.to - 1]?.lower === "equipment")
    return /^(?:bring|brought|forg[eo]t|los|lost|need|has|have|had|lack|miss|remember|organis|pack|prepar|without)\p{L}*$/u.test(
      before,
    );
  if (
    /^(?:respect|treat|share|damage|care|borrow|lend|break|steal|distribute|collect)(?:s|ed|ing|d)?$/u.test(
      before,
    )
  )
    return false;
  if (/^(?:[vtd]|[sc](?:3|past|base|ing|pp)$)/u.test(opener)) return true;
  // "Counting on fingers"
  if (before === "on" && words[core.to - 1]?.lower === "fingers") return true;
  return (
    /^(?:on|with|under|by)$/u.test(before) &&
    /^(?:chair|seat|phone|partner|head|hand|hands)$/u.test(words[core.to - 1]?.lower ?? "") &&
    !/^(?:hand|hands)$/u.test(words[core.from - 2]?.lower ?? "")
  );
}

/** Somebody who is one of several: "would make a good prefect". Of captains there is one. */
export function isSomebody(noun: string): boolean {
  return PERSON_NOUNS.has(noun) && !noun.endsWith("captain");
}

/** Of what kind a doing is that is taught: "life drawing". */
export const KIND_OF_DOING =
  /^(?:observational|life|perspective|technical|figure|tonal|gestural|still-life|creative|persuasive|descriptive|extended|analytical|joined-up|public|aloud|3d|isometric|orthographic|independent)$/u;

/** Whether what stands at a place is named as what somebody is good at, or is to work on. */
export function isKindOfDoing(words: readonly Word[], at: number): boolean {
  const be = words.slice(0, at).findLastIndex(({ senses }) => senses.has("be"));
  return (
    be > 0 &&
    /^(?:strengths?|weakness(?:es)?|talents?|passions?|loves?|interests?|skills?|favourites?|focus|targets?|hobby|hobbies)$/u.test(
      words[be - 1]?.lower ?? "",
    )
  );
}
