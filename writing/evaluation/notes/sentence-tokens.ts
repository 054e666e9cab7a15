import nlp from "compromise";
import { BETWEEN } from "./verb-forms.ts";

/** A word of a sentence with the tagger's tags; `stops` where a comma or the like follows. */
export type Token = { word: string; text: string; tags: ReadonlySet<string>; stops: boolean };

/** The words of a sentence, tagged; quotations count as one word, for they are not looked into. */
export function tokensOf(sentence: string): Token[] {
  const plain = sentence
    .replaceAll("’", "'")
    .replace(/“[^”]*”|"[^"]*"|(?<=\s)['‘][^'’]+['’](?=[\s.,;!?])/gu, "this");
  return nlp(plain)
    .json()
    .flatMap(({ terms }: { terms: { text: string; tags: string[]; post: string }[] }) =>
      terms.map(({ text, tags, post }) => ({
        text,
        word: text.toLowerCase(),
        tags: new Set(tags),
        stops: /[,;:()–—]/u.test(post),
      })),
    )
    .filter(({ text }: Token) => text !== "");
}

/** May stand between a subject and its verb. */
export function isAdverb({ word, tags }: Token): boolean {
  return BETWEEN.has(word) || word.endsWith("ly") || tags.has("Adverb");
}
