import { joinTexts, type Token } from "../embedded/lexicon/template.ts";
import type { Facts } from "../facts.ts";
import { GENDERED_FORMS, pronounSet } from "../language/pronouns.ts";
import { isCommonWord } from "../privacy/words.ts";
import { FINITE, type Sense } from "./closed-words.ts";
import { isUncounted } from "./countability.ts";
import { isSetPhrase } from "./set-phrases.ts";
import { HAS_BEEN, IS, PUPIL, sentence, text, verb } from "./frames.ts";
import { isCounted } from "./nouns/nouns.ts";
import { isBroken } from "./read-back.ts";
import { isPlural } from "./senses.ts";
import { OF_WORK } from "./things.ts";
import { ownsNothing } from "./pointing.ts";
import { BASES, THIRD_PERSON } from "./verbs.ts";
import { ADJECTIVES } from "./word-lists.ts";
import { likeliest, textOf, type Word } from "./words.ts";

/** What somebody does in fewer words is within the grammar, and in more it is several things. */
const WORDS_MIN = 3;
const WORDS_MAX = 16;

const AUXILIARIES: Readonly<Record<string, string>> = { is: "are", has: "have", does: "do" };
const UNCHANGED = /^(?:can|could|will)$/u;
/** What may stand before a verb. */
const HOW_OFTEN =
  /^(?:always|often|usually|sometimes|occasionally|rarely|seldom|never|still|now|also|really|generally|mostly|\p{L}+ly)$/u;
/** What begins another clause, in which a second verb may agree with its own subject. */
const JOINS =
  /^(?:and|but|or|that|who|which|whose|when|whenever|if|because|before|after|what|whatever|how|as|than|until|while|so|where|wherever|whoever|whichever|once|unless|although|though|why|whether|he|she|they|i|we|it|anyone|everyone)$/u;
/** What stands before one thing that is counted. */
const LEADS =
  /^(?:an?|the|his|her|their|my|our|its|this|that|each|every|no|some|any|another|one|what|which|whatever|neither|either|such|half|all|both)$/u;

/** The verb as one has it and as several have it; null where a word may be anything but a verb. */
function asVerb({ lower, senses }: Word, next: Word | undefined): Token | null {
  if (UNCHANGED.test(lower)) return text(` ${lower} `);
  const several = AUXILIARIES[lower];
  if (several !== undefined) return verb(` ${lower} `, ` ${several} `);
  const base = THIRD_PERSON.get(lower);
  if (base === undefined) return null;
  // "Answers to question 3": things, unless what follows shows that it is done.
  const thing = senses.has("pl") || senses.has("noun");
  const shown =
    LEADS.test(next?.lower ?? "") ||
    /^(?:himself|herself|themselves|everything|everyone|others|it)$/u.test(next?.lower ?? "") ||
    next?.senses.has("adv") === true;
  return thing && !shown ? null : verb(` ${lower} `, ` ${base} `);
}

/** Whether a thing that is counted lacks its article: "explains effect on reader". */
function lacksArticle(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const { lower, text: typed } = word;
    const isThing =
      likeliest(word) === "noun" &&
      /^\p{Ll}/u.test(typed) &&
      (isCommonWord(lower) || isCounted(lower));
    const ends = !["noun", "pl"].includes(likeliest(words[at + 1])) || /,/u.test(word.after);
    if (!isThing || !ends || isPlural(lower) || isUncounted(lower)) return false;
    let from = at;
    while (from > 0 && /^(?:noun|adj|num|adv|ving|vpp)$/u.test(likeliest(words[from - 1]))) from--;
    const before = words[from - 1];
    if (before === undefined) return true;
    if (LEADS.test(before.lower) || before.senses.has("poss") || before.senses.has("det"))
      return false;
    return !(from === at && isSetPhrase(before.lower, lower));
  });
}

/** What somebody does at home is no matter of a report. */
const AT_HOME = /^(?:bed|bedtime|asleep|xbox|playstation|fortnite|gaming|breakfast)$/u;

/** What may stand behind a comma and goes on with what stands before it. */
const GOES_ON =
  /^(?:even|which|but|and|when|if|because|although|though|unless|while|especially|including|rather|particularly|so)$/u;

/** Whether there are marks between the words but for a comma before what goes on: "…, even contact work". */
function isPunctuated(words: readonly Word[]): boolean {
  const commas = words.filter(({ senses }) => senses.has("comma"));
  return (
    commas.length > 1 ||
    words.some(({ before, after, senses }, at) =>
      senses.has("comma") ? !GOES_ON.test(words[at + 1]?.lower ?? "") : /\S/u.test(before + after),
    )
  );
}

/** "Completes to a high standard": a verb that needs a thing, and has none. */
function lacksObject(does: Word, [next, after]: readonly Word[]): boolean {
  const bound = does.senses.has("t3") || does.senses.has("tbase");
  const free = ["v3", "vbase", "link3", "linkbase", "s3", "sbase"].some((sense) =>
    does.senses.has(sense as Sense),
  );
  if (!bound || free || next?.senses.has("prt")) return false;
  // "Needs to nail it" has what it needs.
  if (next?.lower === "to") return does.lower !== "needs" && !BASES.has(after?.lower ?? "");
  return next === undefined || /^(?:prep|cc|sub|than|adv)$/u.test(likeliest(next));
}

/** "Completes to a high standard but sometimes late": a quality where a verb is asked for. */
function joinsQuality(words: readonly Word[]): boolean {
  return words.some(({ lower }, place) => {
    if (!/^(?:and|but|so)$/u.test(lower)) return false;
    const next = words.slice(place + 1).findIndex((each) => !HOW_OFTEN.test(each.lower));
    const after = words[place + 1 + next];
    const behind = words[place + 2 + next];
    if (lower === "so") return !/^(?:that|he|she|they)$/u.test(after?.lower ?? "");
    // "A wobble but back on it now": where somebody is, and no verb.
    if (after?.lower === "back" && behind?.senses.has("prep")) return true;
    const ends = behind === undefined || !/^(?:noun|pl|adj)$/u.test(likeliest(behind));
    return next >= 0 && likeliest(after) === "adj" && ends;
  });
}

/** "Usually practises but theory sheets missing": a thing behind "but" that does nothing there. */
function leavesThing(words: readonly Word[]): boolean {
  const but = words.findIndex(({ lower }) => lower === "but");
  const tail = words.slice(but + 1);
  return (
    but >= 0 &&
    /^(?:noun|pl|adj|ving)$/u.test(likeliest(tail[0])) &&
    !tail.some((word, at) => isFinite(word, tail[at - 1]) || asVerb(word, tail[at + 1]) !== null)
  );
}

const POINTS = /^(?:it|its|them|this|that|these|those|one|ones|there|then)$/u;
/** "As soon as it gets hard": it is nothing that was named. */
const IMPERSONAL = /^(?:is|gets|got|was|becomes|comes|matters|counts|rains|suits|takes)$/u;

/** Whether something is pointed at that was not named before: "could explain it better", "sits next to him". */
function pointsOut(rest: readonly Word[], them: string): boolean {
  return rest.some((word, place) => {
    const before = rest.slice(0, place);
    const named = before.some((each) => /^(?:noun|pl|num|ving|ting)$/u.test(likeliest(each)));
    const clause = before.some(({ lower }) => JOINS.test(lower));
    if (word.lower === them) return !clause && !named;
    if (word.lower === "it" && clause && IMPERSONAL.test(rest[place + 1]?.lower ?? ""))
      return false;
    // "That show", "this year": with its noun it is no pointer.
    const own = /^(?:noun|pl|time|adj)$/u.test(likeliest(rest[place + 1]));
    const joins = word.lower === "that" && (own || clause || named || place > 0);
    return POINTS.test(word.lower) && !named && !joins && !(own && word.lower !== "it");
  });
}

/** "Listens to views": behind these stands a thing, whatever the tagger says. */
const BEFORE_THING = /^(?:prep|to|det|poss|adj|mine)$/u;

const isFinite = (word: Word, before: Word | undefined) =>
  !(before && [...before.senses.keys()].some((sense) => BEFORE_THING.test(sense))) &&
  !word.senses.has("noun") &&
  !word.senses.has("pl") &&
  FINITE.some((sense) => (word.senses.get(sense) ?? 9) < 0.9);

/** How a person is and no work: "calmer", "more confident", "happy". */
function isQuality(words: readonly Word[]): boolean {
  const led = words.findIndex(
    ({ lower }) =>
      !/^(?:much|far|a lot|a bit|a little|very|really|so|more|less|quite|always|often|sometimes|usually|generally|still|now|also|too)$/u.test(
        lower,
      ),
  );
  const word = words[led];
  return (
    word !== undefined &&
    led + 1 < words.length &&
    likeliest(word) === "adj" &&
    ADJECTIVES.has(word.lower) &&
    !OF_WORK.test(word.lower) &&
    // "Lovely to see": what its teacher finds so.
    !/^(?:see|hear|watch|read|have|teach|know|note)$/u.test(words[led + 2]?.lower ?? "") &&
    /^(?:to|prep|sub|when|rel|that)$/u.test(likeliest(words[led + 1]))
  );
}

const isSince = (words: readonly Word[]) => words.some(({ lower }) => lower === "since");

/** "Read the error message before asking": what somebody should do; null where a word may be a thing. */
function asTask({ lower, senses }: Word, next: Word | undefined): Token | null {
  const thing = senses.has("noun") || senses.has("adj");
  const shown = LEADS.test(next?.lower ?? "") || next?.senses.has("poss") === true;
  return BASES.has(lower) && (!thing || shown) ? text(` should ${lower} `) : null;
}

/**
 * What somebody does, or should do where it stands among the targets, word for word: where the grammar does not reach but
 * the verb shows itself, and nothing has to be put right ("gets frustrated when decisions go against him"). Null for
 * everything else.
 */
export function sayDeedAsTyped(
  words: readonly Word[],
  student: Facts["student"],
  aim: boolean,
): Token[] | null {
  if (words.length < WORDS_MIN || words.length > WORDS_MAX) return null;
  if (words.some(({ quoted, lower }) => quoted || AT_HOME.test(lower))) return null;
  if (isPunctuated(words) || ownsNothing(words)) return null;
  const at = words.findIndex(({ lower }) => !HOW_OFTEN.test(lower));
  const does = words[at];
  if (aim && at > 0) return null;
  if (!does) return null;
  // "Much calmer since I moved him": how somebody is lacks its verb only.
  const quality = !aim && isQuality(words) ? (isSince(words) ? HAS_BEEN : IS) : null;
  const first = quality ?? (aim ? asTask : asVerb)(does, words[at + 1]);
  if (!first) return null;
  const rest = quality ? words : words.slice(at + 1);
  const set = pronounSet(student.pronouns);
  const own = new Set([set.them, set.their, set.theirs, set.themselves, set.they]);
  const gendered = [...GENDERED_FORMS["He/Him"], ...GENDERED_FORMS["She/Her"]] as string[];
  if (rest.some(({ lower }) => gendered.includes(lower) && !own.has(lower))) return null;
  if (rest.some(({ senses, lower }) => senses.has("me") || /^you(?:r|rs|rself)?$/u.test(lower)))
    return null;
  if (!set.plural && rest.some(({ lower }) => /^(?:they|them|their)$/u.test(lower))) return null;
  if (
    (!quality && lacksObject(does, rest)) ||
    joinsQuality(rest) ||
    leavesThing(rest) ||
    pointsOut(rest, set.them)
  )
    return null;
  const joins = rest.filter(({ lower }) => JOINS.test(lower)).length;
  if (
    rest.filter((word, place) => isFinite(word, rest[place - 1])).length > joins ||
    lacksArticle(words)
  )
    return null;
  // A verb that is joined has its subject there; one behind "who" has another.
  let ofOther = false;
  const said = rest.flatMap((word, place): Token[] => {
    ofOther ||= /^(?:who|which|that|if|when|because|he|she|they|i|we|it)$/u.test(word.lower);
    const joined = /^(?:and|but)$/u.test(rest[place - 1]?.lower ?? "");
    const again = joined && !aim && !ofOther ? asVerb(word, rest[place + 1]) : null;
    return [again ?? text(`${word.text}${word.after.trim()} `)];
  });
  const lead = quality ? [] : words.slice(0, at);
  const tokens = sentence(
    PUPIL,
    lead.length > 0 ? text(` ${textOf(lead).trim().toLowerCase()}`) : [],
    first,
    said,
  );
  const plain = joinTexts(
    tokens.map((token) =>
      token.kind === "text"
        ? {
            kind: "text",
            text: token.text.replaceAll(/ {2,}/gu, " ").replaceAll(" ,", ",").replace(/ \.$/u, "."),
          }
        : token,
    ),
  );
  return isBroken(`Alex ${quality ? "is " : ""}${textOf(words)}.`) ? null : plain;
}
