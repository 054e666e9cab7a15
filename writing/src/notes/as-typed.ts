import type { Token } from "../embedded/lexicon/template.ts";
import type { Facts } from "../facts.ts";
import { GENDERED_FORMS, pronounSet } from "../language/pronouns.ts";
import { isSpliced } from "./clauses.ts";
import { isBroken } from "./read-back.ts";
import { FINITE, type Sense } from "./closed-words.ts";
import { textOf, type Word } from "./words.ts";

/** A whole sentence of more words is two. */
const WORDS_MAX = 45;

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
    ({ lower, senses }) =>
      senses.has("comma") ||
      /^(?:because|although|though|if|when|since|while|unless|who|which|that|where|whom|whose|how|what|why|as)$/u.test(
        lower,
      ),
  );
  const at = words
    .slice(from, clause < from ? most + 1 : Math.min(most + 1, clause))
    .findIndex((word) => isFinite(word) && !word.senses.has("noun") && !word.senses.has("pl"));
  return at < 0 ? -1 : at + from;
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
  if (words.length > WORDS_MAX || verbAfterSubject(words) < 0 || runsOn(words)) return null;
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
