/** Upper-cases the first letter, past an opening quotation mark. */
export function capitalise(text: string): string {
  return text.replace(/^(["'“‘(]?)(\p{Ll})/u, (_, quote: string, letter: string) => {
    return quote + letter.toUpperCase();
  });
}

/** A text in which no gap is longer than three blanks: what allows for any white space tries every length of it. */
export function withShortGaps(text: string): string {
  return text.replaceAll(/\s{4,}/gu, "   ");
}

/** The words of a text in lower case, without punctuation; hyphens and apostrophes stay inside a word. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/gu, "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|Mr|Mrs|Ms|Dr|St|approx|v)|\b\p{Lu})\.$/u;

/** Ends no sentence where the next word begins with a small letter or a digit: "no. 5", "7 a.m. on", "a poem... and". */
const MAY_GO_ON = /(?:\b(?:a\.m|p\.m|no|max|min|pp?|ch|vol|fig)\.|\.\.\.)$/iu;

/** A quotation that ends in a full stop of its own ends the sentence only where a capital follows. */
const SENTENCE_GAP = /(?<=[.!?])\s+|(?<=[.!?]["'”’)])\s+(?!\s|\p{Ll})/gu;

/**
 * Splits running prose into its sentences, word for word; a full stop after an abbreviation or an initial ends none.
 * A line break counts as a space.
 */
export function splitSentences(text: string): string[] {
  const whole = text.trim();
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: gap, index } of whole.matchAll(SENTENCE_GAP)) {
    const sentence = whole.slice(start, index);
    if (ABBREVIATION.test(sentence)) continue;
    const rest = whole.slice(index + gap.length, index + gap.length + 2);
    if (/^[\p{Ll}\d]/u.test(rest) && MAY_GO_ON.test(sentence)) continue;
    sentences.push(sentence);
    start = index + gap.length;
  }
  if (start < whole.length) sentences.push(whole.slice(start));
  return sentences;
}
