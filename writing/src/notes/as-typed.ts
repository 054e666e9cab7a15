import type { Token } from "../embedded/lexicon/template.ts";
import type { Facts } from "../facts.ts";
import { GENDERED_FORMS, pronounSet } from "../language/pronouns.ts";
import { isSpliced } from "./clauses.ts";
import { isBroken } from "./read-back.ts";
import { FINITE, type Sense } from "./closed-words.ts";
import { GERUNDS } from "./verbs.ts";
import { textOf, type Word } from "./words.ts";

/** A whole sentence of more words is two. */
const WORDS_MAX = 45;
/** What is done, as a subject, has so many words at most. */
const WORDS_OF_DEED = 12;

function isFinite(word: Word | undefined): boolean {
  return word !== undefined && FINITE.some((sense) => (word.senses.get(sense) ?? 9) < 0.9);
}

/** Where the verb of a sentence stands whose subject opens it; -1 where none shows itself. */
function verbAfterSubject(words: readonly Word[]): number {
  const [first] = words;
  if (!first) return -1;
  const personal = first.senses.has("me") || /^(?:he|she|they|i|we)$/u.test(first.lower);
  const owned =
    first.senses.has("mine") || /^(?:his|her|their|my|our|the|this|these)$/u.test(first.lower);
  if (!personal && !owned) return -1;
  const most = personal ? 3 : 6;
  // "Her left foot" is a thing: whoever owns one names it before what it does.
  const from = personal ? 1 : 2;
  // "Her print, because it took courage", "her story about a dragon who was scared": the verb of another clause.
  const clause = words.findIndex(
    ({ lower, senses }, place) =>
      senses.has("comma") ||
      /^(?:because|although|though|if|when|since|while|unless|who|which|that|where|whom|whose|how|what|why|as)$/u.test(
        lower,
      ) ||
      // "His lowest report so far I am afraid": another's verb.
      (place > 0 && /^(?:he|she|they|i|we|it|you)$/u.test(lower)),
  );
  const at = words.slice(from, clause < from ? most + 1 : Math.min(most + 1, clause)).findIndex(
    (word, place, all) =>
      isFinite(word) &&
      ((!word.senses.has("noun") && !word.senses.has("pl")) ||
        // "His graphs need a title": behind several of them no need of anybody's.
        (/^(?:need|lack)$/u.test(word.lower) && all[place - 1]?.senses.has("pl") === true)),
  );
  return at < 0 ? -1 : at + from;
}

/** What a sentence goes on with whose subject is something that is done. */
const DOES_GOOD =
  /^(?:will|would|could|should|may|might|can|helps|helped|makes|made|gives|gave|allows|allowed|means|is|was|has)$/u;

const OTHER_CLAUSE =
  /^(?:because|although|though|if|when|whenever|since|while|unless|until|who|which|that|where|whom|whose|how|what|why|whether|as|than|before|after|once|so|he|she|they|it|i|we|everyone|nobody|somebody|and|but|or)$/u;

/**
 * Where the verb of a sentence stands whose subject is what somebody does or says, or more of something, and which tells
 * of the student behind it: "reading at home would help him", "what he writes is good"; -1 for others.
 */
function verbAfterDeed(words: readonly Word[]): number {
  const [first, second] = words;
  if (!first || !second) return -1;
  const isTold = ({ lower, senses }: Word) =>
    senses.has("me") || senses.has("mine") || /^(?:him|her|them|his|their)$/u.test(lower);
  const says = first.lower === "what" && /^(?:he|she|they)$/u.test(second.lower);
  const at0 = words.findIndex(
    ({ lower }, place) =>
      place > 1 && place < WORDS_OF_DEED && /^(?:would|could|will)$/u.test(lower),
  );
  // "Reading at home would make a massive difference": to whom, is plain.
  const helps =
    at0 > 0 &&
    /^(?:(?:really|definitely|also|certainly) )?(?:help|benefit|boost|improve|make (?:a|all the|the) (?:\p{L}+ )?difference|lift|raise|pay off|secure|strengthen|push)\b/u.test(
      words
        .slice(at0 + 1, at0 + 7)
        .map(({ lower }) => lower)
        .join(" "),
    );
  const isDeed =
    GERUNDS.has(first.lower) || /^(?:more|extra|further|greater|regular)$/u.test(first.lower);
  if (!says && !isDeed) return -1;
  const at = words.findIndex(
    ({ lower }, place) => place > 1 && place < WORDS_OF_DEED && DOES_GOOD.test(lower),
  );
  // "Understanding what is asked of him", "believing he can do it": the verb of another clause.
  const clause = words
    .slice(says ? 2 : 0, at)
    .some(({ lower, senses }) => senses.has("comma") || OTHER_CLAUSE.test(lower));
  return at < 0 || clause || (!says && !helps && !words.some(isTold)) ? -1 : at;
}

/** Whether a whole sentence begins with what is done or said, and tells of the student behind it. */
export function isLedByDeed(words: readonly Word[]): boolean {
  return verbAfterDeed(words) >= 0;
}

/** What may come after a comma without a subject of its own. */
const CONTINUES: readonly Sense[] = [
  "cc",
  "sub",
  "rel",
  "prep",
  "ving",
  "ting",
  "adv",
  "to",
  "not",
  "that",
  "than",
  "vpp",
  "subj",
  "pron",
  "me",
];

/**
 * Whether a comma is followed by what neither continues the sentence nor begins another with its subject: "she has
 * flourished, circle theorems secure". Of a list only its end with "and" is asked for.
 */
function runsOn(words: readonly Word[]): boolean {
  const joined = words.some(({ lower, senses }) => senses.has("cc") && lower !== "but");
  return words.some(({ senses }, at) => {
    const next = words[at + 1];
    if (!senses.has("comma") || !next) return false;
    if (/^(?:whatever|whenever|wherever|however|too)$/u.test(next.lower)) return false;
    return !joined && !CONTINUES.some((sense) => (next.senses.get(sense) ?? 9) < 0.5);
  });
}

/**
 * A whole sentence about the student word for word, where the grammar does not reach but subject and verb show themselves
 * and nothing has to be put right; null where a pronoun or a verb would have to change.
 */
export function sayAsTyped(words: readonly Word[], student: Facts["student"]): Token[] | null {
  if (isSpliced(textOf(words))) return null;
  const hasVerb = verbAfterSubject(words) >= 0 || isLedByDeed(words);
  if (words.length > WORDS_MAX || !hasVerb || runsOn(words)) return null;
  const set = pronounSet(student.pronouns);
  const own = new Set([set.they, set.them, set.their, set.theirs, set.themselves]);
  const all = [...GENDERED_FORMS["He/Him"], ...GENDERED_FORMS["She/Her"]] as string[];
  if (words.some(({ lower, quoted }) => !quoted && all.includes(lower) && !own.has(lower)))
    return null;
  if (
    set.plural
      ? words.some(({ senses }) => senses.has("me"))
      : words.some(({ lower }, at) => lower === "they" || (at === 0 && lower === "their"))
  )
    return null;
  const text = textOf(
    words.map((word) => (word.senses.has("me") ? { ...word, text: student.first_name } : word)),
  );
  if (isBroken(`${text}.`) || words.filter(isFinite).length > 6) return null;
  return [{ kind: "text", text: `${text}.` }];
}
