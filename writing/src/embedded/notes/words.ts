import nlp from "compromise/three";
import { foldName } from "../../language/names.ts";
import { BASES, GERUNDS, PASTS, THIRD_PERSON } from "./verbs.ts";
import { ADJECTIVES, ADVERBS, LY_ADJECTIVES, PREPOSITIONS } from "./word-lists.ts";

/** A word of a note with the punctuation around it. */
export type Word = { text: string; lower: string; before: string; after: string; quoted: boolean };

/** The words of a fragment; the space before the next word belongs to what comes after a word. */
export function wordsIn(fragment: string): Word[] {
  let open = false;
  return fragment
    .trim()
    .split(/\s+/u)
    .map((piece, index, all): Word => {
      const [, before = "", text = "", after = ""] =
        /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}%'+*]*)$/u.exec(piece) ?? [];
      const quoted = open || before.includes('"');
      if ((piece.match(/"/gu)?.length ?? 0) % 2 === 1) open = !open;
      return {
        text,
        lower: text.toLowerCase(),
        before,
        after: index < all.length - 1 ? `${after} ` : after,
        quoted,
      };
    });
}

/** The text that words were read from. */
export function textOf(words: readonly Word[]): string {
  return words
    .map(({ before, text, after }) => before + text + after)
    .join("")
    .trim();
}

const TAGGED_MAX = 4000;
const tagged = new Map<string, ReadonlySet<string>>();

/** What the language library takes a single word for. */
export function tagsOf(word: string): ReadonlySet<string> {
  const known = tagged.get(word);
  if (known) return known;
  const json = nlp(word).json({ offset: false }) as { terms: { tags: string[] }[] }[];
  const tags = new Set(json[0]?.terms[0]?.tags ?? []);
  if (tagged.size >= TAGGED_MAX) tagged.clear();
  tagged.set(word, tags);
  return tags;
}

/** "Well", "often" and "quickly". */
export function isAdverb({ lower }: Word): boolean {
  return ADVERBS.has(lower) || (/..ly$/u.test(lower) && !LY_ADJECTIVES.has(lower));
}

/** A word that says how somebody or something is. */
export function isAdjective({ lower, quoted }: Word): boolean {
  if (quoted) return false;
  if (ADJECTIVES.has(lower)) return true;
  if (isKnownVerb(lower) || PREPOSITIONS.has(lower) || ADVERBS.has(lower)) return false;
  return tagsOf(lower).has("Adjective");
}

/** A form of a verb that notes use. */
export function isKnownVerb(lower: string): boolean {
  return BASES.has(lower) || THIRD_PERSON.has(lower) || PASTS.has(lower) || GERUNDS.has(lower);
}

/** Whether a noun means several things. */
export function isPlural(lower: string): boolean {
  if (/^(?:children|people|criteria|quotations)$/u.test(lower)) return true;
  return (
    /[^sui]s$/u.test(lower) &&
    !/^(?:maths|physics|economics|athletics|gymnastics|ethics|politics|mechanics|news|series|always)$/u.test(
      lower,
    )
  );
}

/** Whether a word of a note is this name, whatever its case or accents. */
export function isName(word: string, name: string): boolean {
  return foldName(word.replace(/'s?$/u, "")) === foldName(name);
}

/** The plural form that agrees with "they": "needs" gives "need". */
export function pluralVerb(verb: string): string {
  if (verb === "is") return "are";
  if (verb === "was") return "were";
  return THIRD_PERSON.get(verb) ?? verb.replace(/s$/u, "");
}
