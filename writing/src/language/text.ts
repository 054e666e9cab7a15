/** Upper-cases the first letter, past an opening quotation mark. */
export function capitalise(text: string): string {
  return text.replace(/^(["'“‘(]?)(\p{Ll})/u, (_, quote: string, letter: string) => {
    return quote + letter.toUpperCase();
  });
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

/** Splits running prose into sentences; a full stop after an abbreviation or an initial ends none. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let current = "";
  for (const piece of text
    .replace(/\s+/gu, " ")
    .trim()
    .split(/(?<=[.!?]["'”’)]?) /u)) {
    current = current === "" ? piece : `${current} ${piece}`;
    if (ABBREVIATION.test(current)) continue;
    sentences.push(current);
    current = "";
  }
  if (current !== "") sentences.push(current);
  return sentences;
}
