import { splitSentences } from "../language/text.ts";
import { tagWords } from "../notes/tagger.ts";
import { fold } from "../privacy/fold.ts";
import { clausesIn } from "./clauses.ts";

/** A word of an edited text. */
export type TextWord = {
  /** Where it stands in the whole text. */
  from: number;
  to: number;
  text: string;
  /** In small letters, with straight apostrophes and without a possessive 's. */
  lower: string;
  possessive: boolean;
  /** Its part of speech where it stands. */
  tag: string;
  /** Between quotation marks: somebody else's words, or a title. */
  quoted: boolean;
  /** What stands between it and the word before it. */
  gap: string;
  /** The pupil's own name, by itself or as a possessive. */
  own: boolean;
};

/** A stretch of words that has a subject of its own, or goes on with the one before. */
export type TextClause = { words: readonly TextWord[] };

export type TextSentence = {
  from: number;
  to: number;
  text: string;
  words: readonly TextWord[];
  clauses: readonly TextClause[];
  /** The last of its paragraph. */
  closes: boolean;
};

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ-][\p{L}\p{M}\p{N}]+)*/gu;
const QUOTED =
  /[“"][^”"\n]{1,600}[”"]|(?<![\p{L}\p{N}])[‘'](?=[\p{L}\p{N}])(?:[^‘'’\n]|['’](?=\p{L})){1,600}['’](?!\p{L})/gu;

/** Sentences of a text in their order, each with its place. */
function* placesOf(text: string): Generator<{ from: number; to: number; closes: boolean }> {
  for (const paragraph of text.matchAll(/[^\n]+/gu)) {
    let at = paragraph.index;
    const sentences = splitSentences(paragraph[0]);
    for (const [index, sentence] of sentences.entries()) {
      const from = text.indexOf(sentence, at);
      at = from + sentence.length;
      yield { from, to: at, closes: index === sentences.length - 1 };
    }
  }
}

/** Reads a text sentence by sentence and word by word; `names` are the pupil's own. */
export function readText(text: string, names: readonly string[]): TextSentence[] {
  const own = new Set(names.flatMap((name) => name.split(/[\s-]+/u)).map((name) => fold(name)));
  const quotes = [...text.matchAll(QUOTED)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
  let quote = 0;
  const isQuoted = (at: number) => {
    while ((quotes[quote]?.to ?? Number.POSITIVE_INFINITY) <= at) quote++;
    return (quotes[quote]?.from ?? Number.POSITIVE_INFINITY) <= at;
  };
  return [...placesOf(text)].map((place): TextSentence => {
    const sentence = text.slice(place.from, place.to);
    const found = [...sentence.matchAll(WORD)];
    const plain = found.map(([word]) => word.replaceAll(/[’ʼ]/gu, "'"));
    const tags = tagWords(plain);
    let last = 0;
    const words = found.map(({ index, 0: typed }, at): TextWord => {
      const straight = plain[at] ?? typed;
      const possessive = /'s$/iu.test(straight);
      const bare = possessive ? straight.slice(0, -2) : straight;
      const gap = sentence.slice(last, index);
      last = index + typed.length;
      const capital = /^\p{Lu}/u.test(bare);
      return {
        from: place.from + index,
        to: place.from + last,
        text: typed,
        lower: bare.toLowerCase(),
        possessive,
        tag: tags[at] ?? "X",
        quoted: isQuoted(place.from + index),
        gap,
        own: capital && own.has(fold(bare)),
      };
    });
    return { ...place, text: sentence, words, clauses: clausesIn(words) };
  });
}
