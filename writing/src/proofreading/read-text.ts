import { splitSentences } from "../language/text.ts";
import { tagWords } from "../notes/tagger.ts";
import { fold } from "../privacy/fold.ts";
import { clausesIn } from "./clauses.ts";
import type { TextSentence, TextWord } from "./edited-text.ts";

/** Nobody writes a longer sentence; what is longer all the same is read in parts, so that reading takes a line's time. */
const MOST_WORDS = 120;

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ-][\p{L}\p{M}\p{N}]+)*/gu;
const QUOTED =
  /[“"][^”"\n]{1,600}[”"]|(?<![\p{L}\p{N}])[‘'](?=[\p{L}\p{N}])(?:[^‘'’\n]|['’](?=\p{L})){1,600}['’](?!\p{L})/gu;

type Place = Pick<TextSentence, "from" | "to" | "opens" | "closes">;

/** A sentence that is too long, in parts. */
function* partsOf(text: string, place: Place): Generator<Place> {
  const words = [...text.slice(place.from, place.to).matchAll(WORD)];
  for (let at = 0; at === 0 || at < words.length; at += MOST_WORDS) {
    const next = words[at + MOST_WORDS];
    yield {
      from: at === 0 ? place.from : place.from + (words[at]?.index ?? 0),
      to: next === undefined ? place.to : place.from + next.index,
      opens: at === 0,
      closes: place.closes && next === undefined,
    };
  }
}

/** Sentences of a text in their order, each with its place. */
function* placesOf(text: string): Generator<Place> {
  for (const paragraph of text.matchAll(/[^\n]+/gu)) {
    let at = paragraph.index;
    const sentences = splitSentences(paragraph[0]);
    for (const [index, sentence] of sentences.entries()) {
      const from = text.indexOf(sentence, at);
      at = from + sentence.length;
      yield* partsOf(text, { from, to: at, opens: true, closes: index === sentences.length - 1 });
    }
  }
}

/** The sentence that a place is in, or the next one; a text may have thousands, and be asked for as many places. */
export function sentenceAt(
  sentences: readonly TextSentence[],
  place: number,
): TextSentence | undefined {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.to ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return sentences[low];
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
    const clauses = clausesIn(words);
    const clauseOf = clauses.flatMap((clause, at) => clause.words.map(() => at));
    return { ...place, text: sentence, words, clauses, clauseOf };
  });
}
